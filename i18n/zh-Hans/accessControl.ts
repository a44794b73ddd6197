/** Words of access control: doors, who may pass them, and when. */
export const accessControl = {
  'access-doors': {
    name: '门禁点 |||| 门禁点',
    fields: {
      officeCentre: '大厦',
      code: '编号',
      name: '名称',
      tag: '标签',
      floorNo: '楼层',
      accessCfgType: '类型',
      doorConfiguration: '配置',
      deviceController: '设备控制器',
      unlockSeconds: '解锁时间（秒）',
      heldOpenSeconds: '可保持开启（秒）',
      longUnlockSeconds: '延长解锁时间（秒）',
      longHeldOpenSeconds: '可延长保持开启（秒）',
      subAdmin: '副管理员',
      active: '使用中',
    },
    sections: {
      door: '门',
      wiring: '安装',
      times: '时间',
      people: '副管理员',
    },
    pages: {
      list: '门禁点',
      show: '门禁点',
    },
    enums: {
      accessCfgType: {
        DOOR: '门',
        ELEVATOR: '电梯',
      },
    },
    tabLabels: {
      people: '谁可通过',
    },
    access: {
      nobody: '没有人可通过此门：没有门禁组包含此门。',
      nowhere: '此人不可通过任何门：其门禁组不包含任何门。',
      person: '人员',
      company: '公司',
      door: '门',
      why: '原因',
      when: '时间表',
      now: '现在',
      through: '%{group}（经 %{doorGroup}）',
      more: '还有更多：只显示前 %{count} 项。',
      named: '列于组内',
      byCompany: '按公司',
      byFloor: '按可到楼层',
      reasons: {
        GRANTED: '可通过',
        NO_ACCESS_RIGHTS: '没有通行权限',
        OUT_OF_TIME_RANGE: '不在时段内',
        POINT_OUT_OF_SERVICE: '门已停用',
      },
    },
  },
  'access-groups': {
    name: '门禁组 |||| 门禁组',
    fields: {
      officeCentre: '大厦',
      name: '名称',
      remark: '备注',
      tenant: '这些公司的所有人',
      floor: '可到这些楼层的所有人',
      memberCount: '指名人员',
      doorCount: '门对应',
      doorGroupCount: '门组对应',
    },
    sections: {
      group: '门禁组',
      mapping: '公司及楼层',
    },
    tabLabels: {
      members: '人员',
    },
    downloads: {
      list: '下载',
    },
    pages: {
      list: '门禁组',
      create: '新增门禁组',
      edit: '编辑门禁组',
      show: '门禁组',
    },
  },
  'access-schedules': {
    name: '时间表 |||| 时间表',
    fields: {
      officeCentre: '大厦',
      name: '名称',
      hours: '每周时段',
      publicHolidays: '依公众假期',
      holidayList: '假期清单',
      exceptions: '例外',
    },
    sections: {
      schedule: '时间表',
      week: '每周',
      exceptions: '例外',
    },
    rows: {
      exceptions: {
        row: '例外',
        none: '没有例外。',
        add: '新增例外',
        name: '名称',
        period: '由及至',
        kind: '适用',
      },
    },
    pages: {
      list: '时间表',
      create: '新增时间表',
      edit: '编辑时间表',
      show: '时间表',
    },
    enums: {
      exceptions: {
        kind: {
          CLOSED: '无人可通过',
          HOLIDAY_HOURS: '公众假期时段',
          ALL_DAY: '全天',
        },
      },
    },
    tabLabels: {
      preview: '每周预览',
    },
    preview: {
      from: '由此日起一周',
      none: '无人可通过',
      previous: '上一周',
      next: '下一周',
      hours: '%{hours} 小时',
      zone: '按大厦时钟（%{zone}）。',
    },
  },
  'access-holiday-lists': {
    name: '假期清单 |||| 假期清单',
    fields: {
      officeCentre: '大厦',
      name: '名称',
      days: '日子',
    },
    sections: {
      list: '假期清单',
    },
    rows: {
      days: {
        row: '日子',
        none: '没有日子。',
        add: '新增日子',
        date: '日期',
        name: '名称',
      },
    },
    pages: {
      list: '假期清单',
      create: '新增假期清单',
      edit: '编辑假期清单',
      show: '假期清单',
    },
  },
  doors: {
    name: '门 |||| 门',
    fields: {
      officeCentre: '大厦',
      code: '编号',
      name: '名称',
      tag: '标签',
      floorNo: '楼层',
      accessCfgType: '类型',
      doorConfiguration: '配置',
      deviceController: '设备控制器',
      unlockSeconds: '解锁时间（秒）',
      heldOpenSeconds: '可保持开启（秒）',
      longUnlockSeconds: '延长解锁时间（秒）',
      longHeldOpenSeconds: '可延长保持开启（秒）',
      subAdmin: '副管理员',
      active: '使用中',
    },
    sections: {
      door: '门',
      wiring: '安装',
      times: '时间',
      people: '副管理员',
    },
    pages: {
      list: '门设置',
      create: '新增门',
      edit: '编辑门',
      show: '门',
    },
    enums: {
      accessCfgType: {
        DOOR: '门',
        ELEVATOR: '电梯',
      },
    },
  },
  'door-groups': {
    name: '门组 |||| 门组',
    fields: {
      officeCentre: '大厦',
      name: '名称',
      door: '门',
    },
    sections: {
      group: '门组',
    },
    pages: {
      list: '门组',
      create: '新增门组',
      edit: '编辑门组',
      show: '门组',
    },
  },
  'device-controllers': {
    name: '设备控制器 |||| 设备控制器',
    fields: {
      officeCentre: '大厦',
      name: '名称',
      serialNo: '序列号',
      macAddress: 'MAC 地址',
      networkMode: '网络模式',
      active: '使用中',
      firmware: '固件',
      lastHeartbeat: '最近心跳',
      onlineUntil: '在线至',
      status: '状态',
      configVersion: '配置版本',
      syncedDate: '要求同步于',
      syncedUser: '要求同步者',
      doorCount: '门',
    },
    sections: {
      device: '设备',
      contact: '连接',
    },
    stamps: {
      synced: '已要求同步',
    },
    actions: {
      sync: '同步',
    },
    done: {
      sync: '已要求同步',
    },
    confirm: {
      sync: '控制器下次连接时会重新获取全部配置。',
    },
    pages: {
      list: '设备控制器',
      create: '新增设备控制器',
      edit: '编辑设备控制器',
      show: '设备控制器',
    },
    enums: {
      status: {
        ONLINE: '在线',
        OFFLINE: '离线',
        INACTIVE: '停用',
        ACTIVE: '启用',
      },
    },
  },
  'access-group-doors': {
    name: '门对应 |||| 门对应',
    fields: {
      officeCentre: '大厦',
      accessGroup: '门禁组',
      door: '门',
      schedule: '时间表',
    },
    sections: {
      mapping: '门对应',
    },
    pages: {
      list: '门对应',
      create: '新增门对应',
      edit: '编辑门对应',
      show: '门对应',
    },
  },
  'access-group-door-groups': {
    name: '门组对应 |||| 门组对应',
    fields: {
      officeCentre: '大厦',
      accessGroup: '门禁组',
      doorGroup: '门组',
      schedule: '时间表',
    },
    sections: {
      mapping: '门组对应',
    },
    pages: {
      list: '门组对应',
      create: '新增门组对应',
      edit: '编辑门组对应',
      show: '门组对应',
    },
  },
  'access-group-users': {
    name: '门禁组人员 |||| 门禁组人员',
    fields: {
      officeCentre: '大厦',
      accessGroup: '门禁组',
      user: '姓名',
      tenant: '公司',
    },
  },
};
