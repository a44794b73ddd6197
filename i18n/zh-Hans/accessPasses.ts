import type { accessPasses as model } from '../en/accessPasses.ts';
import type { Same } from '../shape.ts';

export const accessPasses: Same<typeof model> = {
  'qr-passes': {
    name: '二维码通行证',
    fields: {
      officeCentre: '大厦',
      tenant: '公司',
      user: '人士',
      startAt: '生效时间',
      endAt: '失效时间',
      status: '状态',
      assignedDate: '发出于',
      assignedUser: '发出者',
      unassignedDate: '收回于',
      unassignedUser: '收回者',
      reason: '原因',
      passStatus: '可开门',
    },
    sections: {
      pass: '二维码通行证',
    },
    stamps: {
      assigned: '发出',
      unassigned: '收回',
    },
    enums: {
      status: {
        ASSIGNED: '已分配',
        UNASSIGNED: '未分配',
      },
      passStatus: {
        ACTIVE: '现在',
        UPCOMING: '稍后',
        EXPIRED: '已过期',
        ENDED: '否',
      },
    },
    tabs: {
      ASSIGNED: '已分配',
      UNASSIGNED: '未分配',
    },
    actions: {
      unassign: '收回',
      setPeriod: '更改有效期',
      lapse: '已到期',
    },
    done: {
      unassign: '已收回',
      setPeriod: '已更改有效期',
    },
    confirm: {
      unassign: '此通行证即时不能开门，並退回大厦的配额。',
    },
    pages: {
      list: '二维码通行证',
      show: '二维码通行证',
    },
    downloads: {
      list: '下载',
    },
    accessPasses: {
      left: '剩余 %{count} 个',
      given: '已发出 %{count} 个',
      unlimited: '不设配额',
      lead: '通行证在人士的页面发出及收回。这裡按种类列出全部通行证。',
      simulatedHid: '未有连接 HID 服务：现由模拟器代替。通行证会在一分钟后自动启用或移除。',
      simulatedFace: '未有连接人脸服务：现由模拟器代替，並按相片认出每张人脸。',
      open: '开启',
      upload: '上载卡',
    },
    profile: {
      title: '通行证',
      none: '未发出',
      give: '发出',
      take: '收回',
      regenerate: '重新产生',
      period: '有效期：%{from} 至 %{until}',
      always: '收回前一直有效',
      until: '有效至 %{until}',
      from: '由 %{from} 起有效',
      since: '于 %{date} 发出',
      invitation: '邀请码 %{code}，有效至 %{until}',
      readOnly: '你可以查看这些通行证，但不能更改。',
      needsPicture: '请先加入此人的人脸相片。',
      giveTitle: '发出通行证：%{kind}',
      takeTitle: '收回：%{kind}',
      takeQuestion: '即时起不能开门。',
      card: '库存中的卡',
      noCard: '库存没有卡。',
      reason: '原因',
      noReason: '没有原因',
      backToStock: '没有：放回库存',
      startAt: '生效时间（可选）',
      endAt: '失效时间（可选）',
      transactions: 'PIN 码纪录',
      noTransactions: '此人没有 PIN 码纪录。',
      pendingLead: '现在发出的通行证会在此人登记后才可开门。',
      kinds: {
        QR: '二维码通行证',
        HID: 'HID 流动通行证',
        FACE: '人脸识别通行证',
        PIN: 'PIN 码',
        CARD: '实体卡',
        MOBILE: '流动通行证',
      },
      reasons: {
        VALID: '可开门',
        UNKNOWN_CREDENTIAL: '未知通行证',
        CREDENTIAL_UNASSIGNED: '已收回',
        CREDENTIAL_NOT_PROVISIONED: '尚未启用',
        CREDENTIAL_NOT_YET_ACTIVE: '尚未生效',
        CREDENTIAL_EXPIRED: '已过期',
        CREDENTIAL_DISABLED: '人士或公司未启用',
        CREDENTIAL_STALE: '二维码已过时',
        CREDENTIAL_USED: '二维码已使用',
        AUTHENTICATION_FACTOR_LOST: '卡已遗失',
        AUTHENTICATION_FACTOR_DAMAGED: '卡已损坏',
        INCORRECT_AUTHENTICATION_FACTOR: 'PIN 码错误',
        MAX_ATTEMPTS: 'PIN 码多次错误，读卡器已锁定',
        PASSBACK: '已经进入',
      },
    },
  },
  'hid-passes': {
    name: 'HID 通行证',
    fields: {
      officeCentre: '大厦',
      tenant: '公司',
      user: '人士',
      startAt: '生效时间',
      endAt: '失效时间',
      assignedDate: '发出于',
      assignedUser: '发出者',
      unassignedDate: '收回于',
      unassignedUser: '收回者',
      reason: '原因',
      passStatus: '状态',
      invitationCode: '邀请码',
      expiryDate: '启用期限',
      activationDate: '启用于',
      deactivationDate: '停用于',
      credentialNo: '凭证号码',
      activeAt: '启用时间',
      goneAt: '移除时间',
    },
    sections: {
      pass: 'HID 通行证',
      service: 'HID 服务',
    },
    stamps: {
      assigned: '发出',
      unassigned: '收回',
    },
    enums: {
      passStatus: {
        PENDING_ACTIVATION: '等待启用',
        ACTIVATED: '已启用',
        ACTIVATION_EXPIRED: '启用已过期',
        PENDING_DEACTIVATED: '等待停用',
        DEACTIVATED: '已停用',
      },
    },
    tabs: {
      PENDING_ACTIVATION: '等待启用',
      ACTIVATED: '已启用',
      ACTIVATION_EXPIRED: '启用已过期',
      PENDING_DEACTIVATED: '等待停用',
      DEACTIVATED: '已停用',
    },
    actions: {
      deactivate: '停用',
      becomeActive: '已启用',
      expireActivation: '未有及时启用',
      lapse: '已到期',
      becomeInactive: '已从手机移除',
    },
    done: {
      deactivate: '已停用',
    },
    confirm: {
      deactivate: '此通行证即时不能开门；HID 服务确认后会从手机移除。',
    },
    pages: {
      list: 'HID 通行证',
      show: 'HID 通行证',
    },
    downloads: {
      list: '下载',
    },
  },
  'fr-passes': {
    name: '人脸识别通行证',
    fields: {
      officeCentre: '大厦',
      tenant: '公司',
      user: '人士',
      startAt: '生效时间',
      endAt: '失效时间',
      status: '状态',
      assignedDate: '发出于',
      assignedUser: '发出者',
      unassignedDate: '收回于',
      unassignedUser: '收回者',
      reason: '原因',
      latest: '最新',
      faceKey: '人脸识别码',
    },
    sections: {
      pass: '人脸识别通行证',
    },
    stamps: {
      assigned: '发出',
      unassigned: '收回',
    },
    enums: {
      status: {
        ASSIGNED: '已分配',
        UNASSIGNED: '未分配',
      },
    },
    tabs: {
      ASSIGNED: '已分配',
      UNASSIGNED: '未分配',
    },
    actions: {
      unassign: '收回',
      lapse: '已到期',
    },
    done: {
      unassign: '已收回',
    },
    confirm: {
      unassign: '此人的人脸即时不能开门。',
    },
    pages: {
      list: '人脸识别通行证',
      show: '人脸识别通行证',
    },
  },
  'fr-pass-history': {
    name: '人脸识别通行证',
    fields: {
      officeCentre: '大厦',
      tenant: '公司',
      user: '人士',
      startAt: '生效时间',
      endAt: '失效时间',
      status: '状态',
      assignedDate: '发出于',
      assignedUser: '发出者',
      unassignedDate: '收回于',
      unassignedUser: '收回者',
      reason: '原因',
      latest: '最新',
      faceKey: '人脸识别码',
    },
    sections: {
      pass: '人脸识别通行证',
    },
    stamps: {
      assigned: '发出',
      unassigned: '收回',
    },
    enums: {
      status: {
        ASSIGNED: '已分配',
        UNASSIGNED: '未分配',
      },
    },
    tabs: {
      ASSIGNED: '已分配',
      UNASSIGNED: '未分配',
    },
    pages: {
      list: '人脸识别通行证纪录',
      show: '人脸识别通行证',
    },
    downloads: {
      list: '下载',
    },
  },
  'third-party-cards': {
    name: '第三方卡',
    fields: {
      officeCentre: '大厦',
      tenant: '公司',
      user: '人士',
      startAt: '生效时间',
      endAt: '失效时间',
      status: '状态',
      assignedDate: '发出于',
      assignedUser: '发出者',
      unassignedDate: '收回于',
      unassignedUser: '收回者',
      reason: '原因',
      cardId: '卡号',
      type: '类型',
      facilityNumber: '设施码与号码',
      rawNumber: '原始号码',
      owner: '库存属于',
      excludeStatus: '不包括状态',
    },
    sections: {
      card: '卡',
      holder: '持卡人',
    },
    stamps: {
      assigned: '发出',
      unassigned: '收回',
    },
    enums: {
      status: {
        ASSIGNED: '已分配',
        UNASSIGNED: '未分配',
        DAMAGED_LOST: '损坏或遗失',
      },
      excludeStatus: {
        ASSIGNED: '已分配',
        UNASSIGNED: '未分配',
        DAMAGED_LOST: '损坏或遗失',
      },
    },
    tabs: {
      ASSIGNED: '已分配',
      UNASSIGNED: '未分配',
      DAMAGED_LOST: '损坏或遗失',
    },
    actions: {
      assign: '分配',
      unassign: '收回',
      reportDamagedLost: '损坏或遗失',
      restore: '放回库存',
      lapse: '已到期',
    },
    done: {
      assign: '已分配',
      unassign: '已收回',
      reportDamagedLost: '已标记为损坏或遗失',
      restore: '已放回库存',
    },
    confirm: {
      unassign: '此卡即时不能开门，並放回库存。',
      reportDamagedLost: '此卡即时不能开门，亦不会再次分配。',
      restore: '此卡可再次分配。',
    },
    pages: {
      list: '第三方卡',
      create: '新增卡',
      show: '卡',
      upload: {
        create: '上载卡',
      },
    },
  },
  'access-pin-codes': {
    name: 'PIN 码',
    fields: {
      officeCentre: '大厦',
      tenant: '公司',
      user: '人士',
      startAt: '生效时间',
      endAt: '失效时间',
      status: '状态',
      assignedDate: '发出于',
      assignedUser: '发出者',
      unassignedDate: '收回于',
      unassignedUser: '收回者',
      reason: '原因',
      pinCode: 'PIN 码',
      pinHash: 'PIN 码杂凑值',
    },
    sections: {
      pass: 'PIN 码',
    },
    stamps: {
      assigned: '发出',
      unassigned: '收回',
    },
    enums: {
      status: {
        ASSIGNED: '已分配',
        UNASSIGNED: '未分配',
      },
    },
    tabs: {
      ASSIGNED: '已分配',
      UNASSIGNED: '未分配',
    },
    actions: {
      regeneratePin: '重新产生 PIN',
      unassign: '收回',
      lapse: '已到期',
    },
    done: {
      regeneratePin: '已重新产生 PIN',
      unassign: '已收回',
    },
    confirm: {
      unassign: '此 PIN 码即时不能开门。',
    },
    pages: {
      list: 'PIN 码',
      show: 'PIN 码',
    },
  },
  'access-pin-code-transactions': {
    name: 'PIN 码纪录',
    fields: {
      officeCentre: '大厦',
      tenant: '公司',
      user: '人士',
      type: '操作',
      transactionDate: '时间',
      doneBy: '操作者',
      reason: '原因',
    },
    enums: {
      type: {
        ASSIGNED: '已分配',
        REGENERATED: '重新产生',
        UNASSIGNED: '收回',
      },
    },
    pages: {
      list: 'PIN 码纪录',
    },
    downloads: {
      list: '下载',
    },
  },
  'visitor-qr-passes': {
    name: '访客二维码通行证',
    fields: {
      officeCentre: '大厦',
      tenant: '公司',
      startAt: '生效时间',
      endAt: '失效时间',
      status: '状态',
      assignedDate: '发出于',
      assignedUser: '发出者',
      unassignedDate: '收回于',
      unassignedUser: '收回者',
      visitorName: '访客',
      door: '门',
      floor: '楼层',
      visitKey: '到访',
      linkHash: '连结杂凑值',
    },
    sections: {
      pass: '访客二维码通行证',
    },
    stamps: {
      assigned: '发出',
      unassigned: '收回',
    },
    enums: {
      status: {
        ASSIGNED: '已分配',
        UNASSIGNED: '未分配',
      },
    },
    tabs: {
      ASSIGNED: '已分配',
      UNASSIGNED: '未分配',
    },
    actions: {
      lapse: '已到期',
      unassign: '收回',
    },
    pages: {
      list: '访客二维码通行证',
      show: '访客二维码通行证',
    },
  },
  'access-areas': {
    name: '防重复进入区域',
    fields: {
      officeCentre: '大厦',
      name: '名称',
      door: '四周的门',
      mode: '模式',
      nightlyReset: '每晚视所有人为已离开',
      insideCount: '内部人数',
    },
    sections: {
      area: '区域',
    },
    enums: {
      mode: {
        OFF: '关闭',
        SOFT: '宽松：准许进入並记录',
        HARD: '严格：不准进入',
      },
    },
    actions: {
      forgiveAll: '全部豁免',
    },
    done: {
      forgiveAll: '已豁免',
    },
    confirm: {
      forgiveAll: '所有人视为已离开，可再次进入。',
    },
    pages: {
      list: '防重复进入区域',
      create: '新增区域',
      edit: '编辑区域',
      show: '区域',
    },
  },
  'access-area-presences': {
    name: '内部人士',
    fields: {
      officeCentre: '大厦',
      accessArea: '区域',
      user: '人士',
      insideSince: '进入于',
      door: '经由',
    },
  },
};
