/** Words of access control: doors, who may pass them, and when. */
/** A door, as it is installed and as people are let through it. */
const door = {
  fields: {
    officeCentre: 'Building',
    code: 'Code',
    name: 'Name',
    tag: 'Tags',
    floorNo: 'Floor',
    accessCfgType: 'Type',
    doorConfiguration: 'Configuration',
    hidDoor: 'Takes HID passes',
    qrDoor: 'Takes QR passes',
    normalState: 'State by itself',
    firstInDate: 'First person in on',
    firstInUser: 'First person in, said by',
    waitingStates: 'States that wait for the first person',
    deviceController: 'Device controller',
    unlockSeconds: 'Unlocked for (seconds)',
    heldOpenSeconds: 'May stand open (seconds)',
    longUnlockSeconds: 'Unlocked for longer (seconds)',
    longHeldOpenSeconds: 'May stand open longer (seconds)',
    subAdmin: 'Sub admins',
    active: 'In use',
  },
  sections: {
    door: 'Door',
    wiring: 'Installation',
    state: 'State',
    times: 'Times',
    people: 'Sub admins',
  },
  stamps: { firstIn: 'First person in' },
  enums: {
    normalState: { LOCKED: 'Locked', CARD_AND_PIN: 'Card and PIN', CONTROLLED: 'Controlled', FREE: 'Free' },
    accessCfgType: {
      DOOR: 'Door',
      ELEVATOR: 'Elevator',
    },
  },
};

export const accessControl = {
  'access-doors': {
    name: 'Access point |||| Access points',
    ...door,
    pages: {
      list: 'Access points',
      show: 'Access point',
    },
    actions: { setNormalState: 'State of the door', firstPersonIn: 'First person in' },
    done: { setNormalState: 'State changed', firstPersonIn: 'First person in noted' },
    confirm: { firstPersonIn: 'The door becomes free now wherever a schedule makes it free once the first person is in.' },
    tabLabels: {
      week: 'Week of the door',
      people: 'Who can pass',
    },
    access: {
      nobody: 'Nobody can pass this door: no access group leads through it.',
      nowhere: 'This person can pass no door: no access group of theirs leads through one.',
      person: 'Person',
      company: 'Company',
      door: 'Door',
      why: 'Because of',
      when: 'Schedules',
      now: 'Now',
      through: '%{group}, through %{doorGroup}',
      more: 'There are more: only the first %{count} are shown.',
      named: 'is named in the group',
      byCompany: 'by the company',
      byFloor: 'by an access floor',
      states: { LOCKED: 'Locked', CARD_AND_PIN: 'Card and PIN', CONTROLLED: 'Controlled', FREE: 'Free' },
      waits: '%{state} (free once the first person is in)',
      once: '%{state}, once the first person is in',
      floors: 'Floors: %{floors}',
      noFloors: 'No floor',
      reasons: {
        FREE_ACCESS: 'Free access',
        DENY_ALL: 'Door locked',
        AUTHENTICATION_FACTOR_TIMEOUT: 'PIN not given in time',
        GRANTED: 'May pass',
        NO_ACCESS_RIGHTS: 'No access rights',
        OUT_OF_TIME_RANGE: 'Out of time range',
        POINT_OUT_OF_SERVICE: 'Door out of service',
      },
    },
  },
  'access-groups': {
    name: 'Access group |||| Access groups',
    fields: {
      officeCentre: 'Building',
      name: 'Name',
      remark: 'Remark',
      tenant: 'Everybody of these companies',
      floor: 'Everybody with one of these access floors',
      memberCount: 'People named',
      doorCount: 'Door mappings',
      doorGroupCount: 'Door group mappings',
    },
    sections: {
      group: 'Access group',
      mapping: 'Companies and floors',
    },
    tabLabels: {
      members: 'People',
    },
    downloads: {
      list: 'Download',
    },
    pages: {
      list: 'Access groups',
      create: 'New access group',
      edit: 'Edit access group',
      show: 'Access group',
    },
  },
  'access-schedules': {
    name: 'Schedule |||| Schedules',
    fields: {
      officeCentre: 'Building',
      name: 'Name',
      hours: 'Weekly hours',
      publicHolidays: 'Heeds public holidays',
      holidayList: 'Holiday lists',
      exceptions: 'Exceptions',
    },
    sections: {
      schedule: 'Schedule',
      week: 'Week',
      exceptions: 'Exceptions',
    },
    rows: {
      exceptions: {
        row: 'Exception',
        none: 'There are no exceptions.',
        add: 'Add an exception',
        name: 'Name',
        period: 'From and until',
        kind: 'What applies',
      },
    },
    pages: {
      list: 'Schedules',
      create: 'New schedule',
      edit: 'Edit schedule',
      show: 'Schedule',
    },
    enums: {
      exceptions: {
        kind: {
          CLOSED: 'Nobody passes',
          HOLIDAY_HOURS: 'Hours of public holidays',
          ALL_DAY: 'The whole day',
        },
      },
    },
    tabLabels: {
      preview: 'Week preview',
    },
    preview: {
      from: 'Week from',
      none: 'Nobody passes',
      previous: 'Previous week',
      next: 'Next week',
      hours: '%{hours} h',
      zone: 'By the clock of the building (%{zone}).',
    },
  },
  'access-holiday-lists': {
    name: 'Holiday list |||| Holiday lists',
    fields: {
      officeCentre: 'Building',
      name: 'Name',
      days: 'Days',
    },
    sections: {
      list: 'Holiday list',
    },
    rows: {
      days: {
        row: 'Day',
        none: 'There are no days.',
        add: 'Add a day',
        date: 'Date',
        name: 'Name',
      },
    },
    pages: {
      list: 'Holiday lists',
      create: 'New holiday list',
      edit: 'Edit holiday list',
      show: 'Holiday list',
    },
  },
  doors: {
    name: 'Door |||| Doors',
    ...door,
    pages: {
      list: 'Door setup',
      create: 'New door',
      edit: 'Edit door',
      show: 'Door',
    },
  },
  'door-groups': {
    name: 'Door group |||| Door groups',
    fields: {
      officeCentre: 'Building',
      name: 'Name',
      door: 'Doors',
    },
    sections: {
      group: 'Door group',
    },
    pages: {
      list: 'Door groups',
      create: 'New door group',
      edit: 'Edit door group',
      show: 'Door group',
    },
  },
  'device-controllers': {
    name: 'Device controller |||| Device controllers',
    fields: {
      officeCentre: 'Building',
      name: 'Name',
      serialNo: 'Serial number',
      macAddress: 'MAC address',
      networkMode: 'Network mode',
      active: 'In use',
      firmware: 'Firmware',
      lastHeartbeat: 'Last heartbeat',
      onlineUntil: 'Online until',
      status: 'Status',
      configVersion: 'Version of its configuration',
      syncedDate: 'Sync asked for on',
      syncedUser: 'Sync asked for by',
      doorCount: 'Doors',
    },
    sections: {
      device: 'Device',
      contact: 'Contact',
    },
    stamps: {
      synced: 'Sync asked for',
    },
    actions: {
      sync: 'Sync',
    },
    done: {
      sync: 'Sync asked for',
    },
    confirm: {
      sync: 'The controller takes its whole configuration anew when it is next in contact.',
    },
    pages: {
      list: 'Device controllers',
      create: 'New device controller',
      edit: 'Edit device controller',
      show: 'Device controller',
    },
    enums: {
      status: {
        ONLINE: 'Online',
        OFFLINE: 'Offline',
        INACTIVE: 'Inactive',
        ACTIVE: 'Active',
      },
    },
  },
  'qr-scanners': {
    name: 'QR scanner |||| QR scanners',
    fields: {
      officeCentre: 'Building',
      name: 'Name',
      serialNo: 'Serial number',
      macAddress: 'MAC address',
      networkMode: 'Network mode',
      active: 'In use',
      firmware: 'Firmware',
      lastHeartbeat: 'Last heartbeat',
      onlineUntil: 'Online until',
      status: 'Status',
      door: 'Door',
      direction: 'Direction',
    },
    sections: { device: 'Device', place: 'Place', contact: 'Contact' },
    pages: { list: 'QR scanners', create: 'New QR scanner', edit: 'Edit QR scanner', show: 'QR scanner' },
    enums: {
      status: {
        ONLINE: 'Online',
        OFFLINE: 'Offline',
        INACTIVE: 'Inactive',
        ACTIVE: 'Active',
      },
      direction: { ENTRY: 'Way in', EXIT: 'Way out' },
    },
  },
  'access-door-states': {
    name: 'State by schedule |||| States by schedule',
    fields: {
      officeCentre: 'Building',
      accessDoor: 'Access point',
      schedule: 'Schedule',
      state: 'State',
      firstPersonIn: 'Only once the first person is in',
    },
    sections: { state: 'State' },
    pages: { list: 'States by schedule', create: 'New state', edit: 'Edit state', show: 'State by schedule' },
    enums: { state: { LOCKED: 'Locked', CARD_AND_PIN: 'Card and PIN', CONTROLLED: 'Controlled', FREE: 'Free' } },
  },
  'elevator-access-levels': {
    name: 'Access level |||| Access levels',
    fields: {
      officeCentre: 'Building',
      elevator: 'Lift',
      floorNo: 'Floor',
      relayNo: 'Output',
      accessLevel: 'Who may choose it',
      schedule: 'Free for everybody at',
    },
    sections: { floor: 'Floor' },
    pages: { list: 'Access levels', create: 'New access level', edit: 'Edit access level', show: 'Access level' },
    enums: {
      accessLevel: { LOCKED: 'Nobody', CONTROLLED: 'People with this access floor', FREE: 'Everybody who may use the lift' },
    },
  },
  'access-group-doors': {
    name: 'Door mapping |||| Door mappings',
    fields: {
      officeCentre: 'Building',
      accessGroup: 'Access group',
      door: 'Door',
      schedule: 'Schedules',
    },
    sections: {
      mapping: 'Door mapping',
    },
    pages: {
      list: 'Door mappings',
      create: 'New door mapping',
      edit: 'Edit door mapping',
      show: 'Door mapping',
    },
  },
  'access-group-door-groups': {
    name: 'Door group mapping |||| Door group mappings',
    fields: {
      officeCentre: 'Building',
      accessGroup: 'Access group',
      doorGroup: 'Door group',
      schedule: 'Schedules',
    },
    sections: {
      mapping: 'Door group mapping',
    },
    pages: {
      list: 'Door group mappings',
      create: 'New door group mapping',
      edit: 'Edit door group mapping',
      show: 'Door group mapping',
    },
  },
  'access-group-users': {
    name: 'Person in an access group |||| People in access groups',
    fields: {
      officeCentre: 'Building',
      accessGroup: 'Access group',
      user: 'Name',
      tenant: 'Company',
    },
  },
};
