import type { accessPasses as model } from '../en/accessPasses.ts';
import type { Same } from '../shape.ts';

export const accessPasses: Same<typeof model> = {
  'qr-passes': {
    name: '二維碼通行證',
    fields: {
      officeCentre: '大廈',
      tenant: '公司',
      user: '人士',
      startAt: '生效時間',
      endAt: '失效時間',
      status: '狀態',
      assignedDate: '發出於',
      assignedUser: '發出者',
      unassignedDate: '收回於',
      unassignedUser: '收回者',
      reason: '原因',
      passStatus: '可開門',
    },
    sections: {
      pass: '二維碼通行證',
    },
    stamps: {
      assigned: '發出',
      unassigned: '收回',
    },
    enums: {
      status: {
        ASSIGNED: '已分配',
        UNASSIGNED: '未分配',
      },
      passStatus: {
        ACTIVE: '現在',
        UPCOMING: '稍後',
        EXPIRED: '已過期',
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
      unassign: '此通行證即時不能開門，並退回大廈的配額。',
    },
    pages: {
      list: '二維碼通行證',
      show: '二維碼通行證',
    },
    downloads: {
      list: '下載',
    },
    accessPasses: {
      left: '剩餘 %{count} 個',
      given: '已發出 %{count} 個',
      unlimited: '不設配額',
      lead: '通行證在人士的頁面發出及收回。這裡按種類列出全部通行證。',
      simulatedHid: '未有連接 HID 服務：現由模擬器代替。通行證會在一分鐘後自動啟用或移除。',
      simulatedFace: '未有連接人臉服務：現由模擬器代替，並按相片認出每張人臉。',
      open: '開啟',
      upload: '上載卡',
    },
    profile: {
      title: '通行證',
      none: '未發出',
      give: '發出',
      take: '收回',
      regenerate: '重新產生',
      period: '有效期：%{from} 至 %{until}',
      always: '收回前一直有效',
      until: '有效至 %{until}',
      from: '由 %{from} 起有效',
      since: '於 %{date} 發出',
      invitation: '邀請碼 %{code}，有效至 %{until}',
      readOnly: '你可以查看這些通行證，但不能更改。',
      needsPicture: '請先加入此人的人臉相片。',
      giveTitle: '發出通行證：%{kind}',
      takeTitle: '收回：%{kind}',
      takeQuestion: '即時起不能開門。',
      card: '庫存中的卡',
      noCard: '庫存沒有卡。',
      reason: '原因',
      noReason: '沒有原因',
      backToStock: '沒有：放回庫存',
      startAt: '生效時間（可選）',
      endAt: '失效時間（可選）',
      transactions: 'PIN 碼紀錄',
      noTransactions: '此人沒有 PIN 碼紀錄。',
      pendingLead: '現在發出的通行證會在此人登記後才可開門。',
      kinds: {
        QR: '二維碼通行證',
        HID: 'HID 流動通行證',
        FACE: '人臉識別通行證',
        PIN: 'PIN 碼',
        CARD: '實體卡',
        MOBILE: '流動通行證',
      },
      reasons: {
        VALID: '可開門',
        UNKNOWN_CREDENTIAL: '未知通行證',
        CREDENTIAL_UNASSIGNED: '已收回',
        CREDENTIAL_NOT_PROVISIONED: '尚未啟用',
        CREDENTIAL_NOT_YET_ACTIVE: '尚未生效',
        CREDENTIAL_EXPIRED: '已過期',
        CREDENTIAL_DISABLED: '人士或公司未啟用',
        CREDENTIAL_STALE: '二維碼已過時',
        CREDENTIAL_USED: '二維碼已使用',
        AUTHENTICATION_FACTOR_LOST: '卡已遺失',
        AUTHENTICATION_FACTOR_DAMAGED: '卡已損壞',
        INCORRECT_AUTHENTICATION_FACTOR: 'PIN 碼錯誤',
        MAX_ATTEMPTS: 'PIN 碼多次錯誤，讀卡器已鎖定',
        PASSBACK: '已經進入',
      },
    },
  },
  'hid-passes': {
    name: 'HID 通行證',
    fields: {
      officeCentre: '大廈',
      tenant: '公司',
      user: '人士',
      startAt: '生效時間',
      endAt: '失效時間',
      assignedDate: '發出於',
      assignedUser: '發出者',
      unassignedDate: '收回於',
      unassignedUser: '收回者',
      reason: '原因',
      passStatus: '狀態',
      invitationCode: '邀請碼',
      expiryDate: '啟用期限',
      activationDate: '啟用於',
      deactivationDate: '停用於',
      credentialNo: '憑證號碼',
      activeAt: '啟用時間',
      goneAt: '移除時間',
    },
    sections: {
      pass: 'HID 通行證',
      service: 'HID 服務',
    },
    stamps: {
      assigned: '發出',
      unassigned: '收回',
    },
    enums: {
      passStatus: {
        PENDING_ACTIVATION: '等待啟用',
        ACTIVATED: '已啟用',
        ACTIVATION_EXPIRED: '啟用已過期',
        PENDING_DEACTIVATED: '等待停用',
        DEACTIVATED: '已停用',
      },
    },
    tabs: {
      PENDING_ACTIVATION: '等待啟用',
      ACTIVATED: '已啟用',
      ACTIVATION_EXPIRED: '啟用已過期',
      PENDING_DEACTIVATED: '等待停用',
      DEACTIVATED: '已停用',
    },
    actions: {
      deactivate: '停用',
      becomeActive: '已啟用',
      expireActivation: '未有及時啟用',
      lapse: '已到期',
      becomeInactive: '已從手機移除',
    },
    done: {
      deactivate: '已停用',
    },
    confirm: {
      deactivate: '此通行證即時不能開門；HID 服務確認後會從手機移除。',
    },
    pages: {
      list: 'HID 通行證',
      show: 'HID 通行證',
    },
    downloads: {
      list: '下載',
    },
  },
  'fr-passes': {
    name: '人臉識別通行證',
    fields: {
      officeCentre: '大廈',
      tenant: '公司',
      user: '人士',
      startAt: '生效時間',
      endAt: '失效時間',
      status: '狀態',
      assignedDate: '發出於',
      assignedUser: '發出者',
      unassignedDate: '收回於',
      unassignedUser: '收回者',
      reason: '原因',
      latest: '最新',
      faceKey: '人臉識別碼',
    },
    sections: {
      pass: '人臉識別通行證',
    },
    stamps: {
      assigned: '發出',
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
      unassign: '此人的人臉即時不能開門。',
    },
    pages: {
      list: '人臉識別通行證',
      show: '人臉識別通行證',
    },
  },
  'fr-pass-history': {
    name: '人臉識別通行證',
    fields: {
      officeCentre: '大廈',
      tenant: '公司',
      user: '人士',
      startAt: '生效時間',
      endAt: '失效時間',
      status: '狀態',
      assignedDate: '發出於',
      assignedUser: '發出者',
      unassignedDate: '收回於',
      unassignedUser: '收回者',
      reason: '原因',
      latest: '最新',
      faceKey: '人臉識別碼',
    },
    sections: {
      pass: '人臉識別通行證',
    },
    stamps: {
      assigned: '發出',
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
      list: '人臉識別通行證紀錄',
      show: '人臉識別通行證',
    },
    downloads: {
      list: '下載',
    },
  },
  'third-party-cards': {
    name: '第三方卡',
    fields: {
      officeCentre: '大廈',
      tenant: '公司',
      user: '人士',
      startAt: '生效時間',
      endAt: '失效時間',
      status: '狀態',
      assignedDate: '發出於',
      assignedUser: '發出者',
      unassignedDate: '收回於',
      unassignedUser: '收回者',
      reason: '原因',
      cardId: '卡號',
      type: '類型',
      facilityNumber: '設施碼與號碼',
      rawNumber: '原始號碼',
      owner: '庫存屬於',
      excludeStatus: '不包括狀態',
    },
    sections: {
      card: '卡',
      holder: '持卡人',
    },
    stamps: {
      assigned: '發出',
      unassigned: '收回',
    },
    enums: {
      status: {
        ASSIGNED: '已分配',
        UNASSIGNED: '未分配',
        DAMAGED_LOST: '損壞或遺失',
      },
      excludeStatus: {
        ASSIGNED: '已分配',
        UNASSIGNED: '未分配',
        DAMAGED_LOST: '損壞或遺失',
      },
    },
    tabs: {
      ASSIGNED: '已分配',
      UNASSIGNED: '未分配',
      DAMAGED_LOST: '損壞或遺失',
    },
    actions: {
      assign: '分配',
      unassign: '收回',
      reportDamagedLost: '損壞或遺失',
      restore: '放回庫存',
      lapse: '已到期',
    },
    done: {
      assign: '已分配',
      unassign: '已收回',
      reportDamagedLost: '已標記為損壞或遺失',
      restore: '已放回庫存',
    },
    confirm: {
      unassign: '此卡即時不能開門，並放回庫存。',
      reportDamagedLost: '此卡即時不能開門，亦不會再次分配。',
      restore: '此卡可再次分配。',
    },
    pages: {
      list: '第三方卡',
      create: '新增卡',
      show: '卡',
      upload: {
        create: '上載卡',
      },
    },
  },
  'access-pin-codes': {
    name: 'PIN 碼',
    fields: {
      officeCentre: '大廈',
      tenant: '公司',
      user: '人士',
      startAt: '生效時間',
      endAt: '失效時間',
      status: '狀態',
      assignedDate: '發出於',
      assignedUser: '發出者',
      unassignedDate: '收回於',
      unassignedUser: '收回者',
      reason: '原因',
      pinCode: 'PIN 碼',
      pinHash: 'PIN 碼雜湊值',
    },
    sections: {
      pass: 'PIN 碼',
    },
    stamps: {
      assigned: '發出',
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
      regeneratePin: '重新產生 PIN',
      unassign: '收回',
      lapse: '已到期',
    },
    done: {
      regeneratePin: '已重新產生 PIN',
      unassign: '已收回',
    },
    confirm: {
      unassign: '此 PIN 碼即時不能開門。',
    },
    pages: {
      list: 'PIN 碼',
      show: 'PIN 碼',
    },
  },
  'access-pin-code-transactions': {
    name: 'PIN 碼紀錄',
    fields: {
      officeCentre: '大廈',
      tenant: '公司',
      user: '人士',
      type: '操作',
      transactionDate: '時間',
      doneBy: '操作者',
      reason: '原因',
    },
    enums: {
      type: {
        ASSIGNED: '已分配',
        REGENERATED: '重新產生',
        UNASSIGNED: '收回',
      },
    },
    pages: {
      list: 'PIN 碼紀錄',
    },
    downloads: {
      list: '下載',
    },
  },
  'visitor-qr-passes': {
    name: '訪客二維碼通行證',
    fields: {
      officeCentre: '大廈',
      tenant: '公司',
      startAt: '生效時間',
      endAt: '失效時間',
      status: '狀態',
      assignedDate: '發出於',
      assignedUser: '發出者',
      unassignedDate: '收回於',
      unassignedUser: '收回者',
      visitorName: '訪客',
      door: '門',
      floor: '樓層',
      visitKey: '到訪',
      linkHash: '連結雜湊值',
    },
    sections: {
      pass: '訪客二維碼通行證',
    },
    stamps: {
      assigned: '發出',
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
      list: '訪客二維碼通行證',
      show: '訪客二維碼通行證',
    },
  },
  'access-areas': {
    name: '防重複進入區域',
    fields: {
      officeCentre: '大廈',
      name: '名稱',
      door: '四周的門',
      mode: '模式',
      nightlyReset: '每晚視所有人為已離開',
      insideCount: '內部人數',
    },
    sections: {
      area: '區域',
    },
    enums: {
      mode: {
        OFF: '關閉',
        SOFT: '寬鬆：准許進入並記錄',
        HARD: '嚴格：不准進入',
      },
    },
    actions: {
      forgiveAll: '全部豁免',
    },
    done: {
      forgiveAll: '已豁免',
    },
    confirm: {
      forgiveAll: '所有人視為已離開，可再次進入。',
    },
    pages: {
      list: '防重複進入區域',
      create: '新增區域',
      edit: '編輯區域',
      show: '區域',
    },
  },
  'access-area-presences': {
    name: '內部人士',
    fields: {
      officeCentre: '大廈',
      accessArea: '區域',
      user: '人士',
      insideSince: '進入於',
      door: '經由',
    },
  },
};
