/** Words of access control: doors, who may pass them, and when. */
export const accessControl = {
  'access-doors': {
    name: '門禁點 |||| 門禁點',
    fields: {
      officeCentre: '大廈',
      code: '編號',
      name: '名稱',
      tag: '標籤',
      floorNo: '樓層',
      accessCfgType: '類型',
      doorConfiguration: '配置',
      deviceController: '裝置控制器',
      unlockSeconds: '解鎖時間（秒）',
      heldOpenSeconds: '可保持開啟（秒）',
      longUnlockSeconds: '延長解鎖時間（秒）',
      longHeldOpenSeconds: '可延長保持開啟（秒）',
      subAdmin: '副管理員',
      active: '使用中',
    },
    sections: {
      door: '門',
      wiring: '安裝',
      times: '時間',
      people: '副管理員',
    },
    pages: {
      list: '門禁點',
      show: '門禁點',
    },
    enums: {
      accessCfgType: {
        DOOR: '門',
        ELEVATOR: '升降機',
      },
    },
    tabLabels: {
      people: '誰可通過',
    },
    access: {
      nobody: '沒有人可通過此門：沒有門禁群組包含此門。',
      nowhere: '此人不可通過任何門：其門禁群組不包含任何門。',
      person: '人員',
      company: '公司',
      door: '門',
      why: '原因',
      when: '時間表',
      now: '現時',
      through: '%{group}（經 %{doorGroup}）',
      more: '還有更多：只顯示首 %{count} 項。',
      named: '列於群組內',
      byCompany: '按公司',
      byFloor: '按可到樓層',
      reasons: {
        GRANTED: '可通過',
        NO_ACCESS_RIGHTS: '沒有通行權限',
        OUT_OF_TIME_RANGE: '不在時段內',
        POINT_OUT_OF_SERVICE: '門已停用',
      },
    },
  },
  'access-groups': {
    name: '門禁群組 |||| 門禁群組',
    fields: {
      officeCentre: '大廈',
      name: '名稱',
      remark: '備註',
      tenant: '這些公司的所有人',
      floor: '可到這些樓層的所有人',
      memberCount: '指名人員',
      doorCount: '門對應',
      doorGroupCount: '門群組對應',
    },
    sections: {
      group: '門禁群組',
      mapping: '公司及樓層',
    },
    tabLabels: {
      members: '人員',
    },
    downloads: {
      list: '下載',
    },
    pages: {
      list: '門禁群組',
      create: '新增門禁群組',
      edit: '編輯門禁群組',
      show: '門禁群組',
    },
  },
  'access-schedules': {
    name: '時間表 |||| 時間表',
    fields: {
      officeCentre: '大廈',
      name: '名稱',
      hours: '每週時段',
      publicHolidays: '依公眾假期',
      holidayList: '假期清單',
      exceptions: '例外',
    },
    sections: {
      schedule: '時間表',
      week: '每週',
      exceptions: '例外',
    },
    rows: {
      exceptions: {
        row: '例外',
        none: '沒有例外。',
        add: '新增例外',
        name: '名稱',
        period: '由及至',
        kind: '適用',
      },
    },
    pages: {
      list: '時間表',
      create: '新增時間表',
      edit: '編輯時間表',
      show: '時間表',
    },
    enums: {
      exceptions: {
        kind: {
          CLOSED: '無人可通過',
          HOLIDAY_HOURS: '公眾假期時段',
          ALL_DAY: '全日',
        },
      },
    },
    tabLabels: {
      preview: '每週預覽',
    },
    preview: {
      from: '由此日起一週',
      none: '無人可通過',
      previous: '上一週',
      next: '下一週',
      hours: '%{hours} 小時',
      zone: '按大廈時鐘（%{zone}）。',
    },
  },
  'access-holiday-lists': {
    name: '假期清單 |||| 假期清單',
    fields: {
      officeCentre: '大廈',
      name: '名稱',
      days: '日子',
    },
    sections: {
      list: '假期清單',
    },
    rows: {
      days: {
        row: '日子',
        none: '沒有日子。',
        add: '新增日子',
        date: '日期',
        name: '名稱',
      },
    },
    pages: {
      list: '假期清單',
      create: '新增假期清單',
      edit: '編輯假期清單',
      show: '假期清單',
    },
  },
  doors: {
    name: '門 |||| 門',
    fields: {
      officeCentre: '大廈',
      code: '編號',
      name: '名稱',
      tag: '標籤',
      floorNo: '樓層',
      accessCfgType: '類型',
      doorConfiguration: '配置',
      deviceController: '裝置控制器',
      unlockSeconds: '解鎖時間（秒）',
      heldOpenSeconds: '可保持開啟（秒）',
      longUnlockSeconds: '延長解鎖時間（秒）',
      longHeldOpenSeconds: '可延長保持開啟（秒）',
      subAdmin: '副管理員',
      active: '使用中',
    },
    sections: {
      door: '門',
      wiring: '安裝',
      times: '時間',
      people: '副管理員',
    },
    pages: {
      list: '門設定',
      create: '新增門',
      edit: '編輯門',
      show: '門',
    },
    enums: {
      accessCfgType: {
        DOOR: '門',
        ELEVATOR: '升降機',
      },
    },
  },
  'door-groups': {
    name: '門群組 |||| 門群組',
    fields: {
      officeCentre: '大廈',
      name: '名稱',
      door: '門',
    },
    sections: {
      group: '門群組',
    },
    pages: {
      list: '門群組',
      create: '新增門群組',
      edit: '編輯門群組',
      show: '門群組',
    },
  },
  'device-controllers': {
    name: '裝置控制器 |||| 裝置控制器',
    fields: {
      officeCentre: '大廈',
      name: '名稱',
      serialNo: '序號',
      macAddress: 'MAC 地址',
      networkMode: '網絡模式',
      active: '使用中',
      firmware: '韌體',
      lastHeartbeat: '最近心跳',
      onlineUntil: '在線至',
      status: '狀態',
      configVersion: '設定版本',
      syncedDate: '要求同步於',
      syncedUser: '要求同步者',
      doorCount: '門',
    },
    sections: {
      device: '裝置',
      contact: '連線',
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
      sync: '控制器下次連線時會重新取得全部設定。',
    },
    pages: {
      list: '裝置控制器',
      create: '新增裝置控制器',
      edit: '編輯裝置控制器',
      show: '裝置控制器',
    },
    enums: {
      status: {
        ONLINE: '在線',
        OFFLINE: '離線',
        INACTIVE: '停用',
        ACTIVE: '啟用',
      },
    },
  },
  'access-group-doors': {
    name: '門對應 |||| 門對應',
    fields: {
      officeCentre: '大廈',
      accessGroup: '門禁群組',
      door: '門',
      schedule: '時間表',
    },
    sections: {
      mapping: '門對應',
    },
    pages: {
      list: '門對應',
      create: '新增門對應',
      edit: '編輯門對應',
      show: '門對應',
    },
  },
  'access-group-door-groups': {
    name: '門群組對應 |||| 門群組對應',
    fields: {
      officeCentre: '大廈',
      accessGroup: '門禁群組',
      doorGroup: '門群組',
      schedule: '時間表',
    },
    sections: {
      mapping: '門群組對應',
    },
    pages: {
      list: '門群組對應',
      create: '新增門群組對應',
      edit: '編輯門群組對應',
      show: '門群組對應',
    },
  },
  'access-group-users': {
    name: '門禁群組人員 |||| 門禁群組人員',
    fields: {
      officeCentre: '大廈',
      accessGroup: '門禁群組',
      user: '姓名',
      tenant: '公司',
    },
  },
};
