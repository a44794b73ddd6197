/** Words of passes: their kinds, who has them, and why they open nothing. */
export const accessPasses = {
  'qr-passes': {
    name: 'QR pass |||| QR passes',
    fields: {
      officeCentre: 'Building',
      tenant: 'Company',
      user: 'Person',
      startAt: 'Counts from',
      endAt: 'Counts until',
      status: 'Status',
      assignedDate: 'Given on',
      assignedUser: 'Given by',
      unassignedDate: 'Taken back on',
      unassignedUser: 'Taken back by',
      reason: 'Reason',
      passStatus: 'Opens doors',
    },
    sections: {
      pass: 'QR pass',
    },
    stamps: {
      assigned: 'Given',
      unassigned: 'Taken back',
    },
    enums: {
      status: {
        ASSIGNED: 'Assigned',
        UNASSIGNED: 'Unassigned',
      },
      passStatus: {
        ACTIVE: 'Now',
        UPCOMING: 'Later',
        EXPIRED: 'No longer',
        ENDED: 'No',
      },
    },
    tabs: {
      ASSIGNED: 'Assigned',
      UNASSIGNED: 'Unassigned',
    },
    actions: {
      unassign: 'Take back',
      setPeriod: 'Change the period',
    },
    done: {
      unassign: 'Taken back',
      setPeriod: 'Period changed',
    },
    past: {
      lapse: 'has run out',
    },
    confirm: {
      unassign: 'The pass opens no door from now on, and the building has it back.',
    },
    pages: {
      list: 'QR passes',
      show: 'QR pass',
    },
    downloads: {
      list: 'Download',
    },
    accessPasses: {
      left: '%{count} left',
      given: '%{count} given',
      unlimited: 'Without a quota',
      lead: 'Passes are given and taken back on the page of a person. Here are all of them, by kind.',
      simulatedHid:
        'No HID service is connected: a simulator stands in for it. Passes become active, and are gone, by themselves after a minute.',
      simulatedFace: 'No face service is connected: a simulator stands in for it and knows every face by its picture.',
      open: 'Open',
      upload: 'Upload cards',
    },
    profile: {
      title: 'Passes',
      none: 'Not given',
      give: 'Give',
      take: 'Take back',
      regenerate: 'Regenerate',
      period: 'Counts from %{from} until %{until}',
      always: 'Counts until it is taken back',
      until: 'Counts until %{until}',
      from: 'Counts from %{from}',
      since: 'Given on %{date}',
      invitation: 'Invitation code %{code}, until %{until}',
      readOnly: 'You can see these passes, and not change them.',
      needsPicture: 'Add a face picture of the person first.',
      giveTitle: 'Give a pass: %{kind}',
      takeTitle: 'Take back: %{kind}',
      takeQuestion: 'From now on it opens no door.',
      card: 'Card from stock',
      noCard: 'There is no card in stock.',
      reason: 'Reason',
      noReason: 'No reason',
      backToStock: 'None: back into stock',
      startAt: 'Counts from (optional)',
      endAt: 'Counts until (optional)',
      transactions: 'PIN code transactions',
      noTransactions: 'Nothing was done with a PIN code of this person.',
      pendingLead: 'Passes that are given now open doors once the person has registered.',
      kinds: {
        QR: 'QR pass',
        HID: 'HID mobile pass',
        FACE: 'FR pass (face)',
        PIN: 'PIN code',
        CARD: 'Physical card',
        MOBILE: 'Mobile pass',
      },
      reasons: {
        VALID: 'Opens doors',
        UNKNOWN_CREDENTIAL: 'Unknown pass',
        CREDENTIAL_UNASSIGNED: 'Taken back',
        CREDENTIAL_NOT_PROVISIONED: 'Not activated yet',
        CREDENTIAL_NOT_YET_ACTIVE: 'Not yet',
        CREDENTIAL_EXPIRED: 'Expired',
        CREDENTIAL_DISABLED: 'Person or company not active',
        CREDENTIAL_STALE: 'QR code too old',
        CREDENTIAL_USED: 'QR code used before',
        AUTHENTICATION_FACTOR_LOST: 'Card lost',
        AUTHENTICATION_FACTOR_DAMAGED: 'Card damaged',
        AUTHENTICATION_FACTOR_INCORRECT: 'Wrong PIN code',
        MAX_ATTEMPTS: 'Reader locked after wrong PIN codes',
        PASSBACK: 'Has gone in already',
      },
    },
  },
  'hid-passes': {
    name: 'HID pass |||| HID passes',
    fields: {
      officeCentre: 'Building',
      tenant: 'Company',
      user: 'Person',
      startAt: 'Counts from',
      endAt: 'Counts until',
      assignedDate: 'Given on',
      assignedUser: 'Given by',
      unassignedDate: 'Taken back on',
      unassignedUser: 'Taken back by',
      reason: 'Reason',
      passStatus: 'Status',
      invitationCode: 'Invitation code',
      expiryDate: 'Can be activated until',
      activationDate: 'Activated on',
      deactivationDate: 'Deactivated on',
      credentialNo: 'Number of the credential',
      activeAt: 'Active from',
      goneAt: 'Gone from',
    },
    sections: {
      pass: 'HID pass',
      service: 'HID service',
    },
    stamps: {
      assigned: 'Given',
      unassigned: 'Taken back',
    },
    enums: {
      passStatus: {
        PENDING_ACTIVATION: 'Pending activation',
        ACTIVATED: 'Activated',
        ACTIVATION_EXPIRED: 'Activation expired',
        PENDING_DEACTIVATED: 'Pending deactivation',
        DEACTIVATED: 'Deactivated',
      },
    },
    tabs: {
      PENDING_ACTIVATION: 'Pending activation',
      ACTIVATED: 'Activated',
      ACTIVATION_EXPIRED: 'Activation expired',
      PENDING_DEACTIVATED: 'Pending deactivation',
      DEACTIVATED: 'Deactivated',
    },
    actions: {
      deactivate: 'Deactivate',
    },
    done: {
      deactivate: 'Deactivated',
    },
    past: {
      becomeActive: 'has been activated',
      expireActivation: 'was not activated in time',
      lapse: 'has run out',
      becomeInactive: 'is gone from the phone',
    },
    confirm: {
      deactivate: 'The pass opens no door from now on. It is gone from the phone as soon as the HID service has said so.',
    },
    pages: {
      list: 'HID passes',
      show: 'HID pass',
    },
    downloads: {
      list: 'Download',
    },
  },
  'fr-passes': {
    name: 'FR pass |||| FR passes',
    fields: {
      officeCentre: 'Building',
      tenant: 'Company',
      user: 'Person',
      startAt: 'Counts from',
      endAt: 'Counts until',
      status: 'Status',
      assignedDate: 'Given on',
      assignedUser: 'Given by',
      unassignedDate: 'Taken back on',
      unassignedUser: 'Taken back by',
      reason: 'Reason',
      latest: 'Latest',
      faceKey: 'Key of the face',
    },
    sections: {
      pass: 'FR pass',
    },
    stamps: {
      assigned: 'Given',
      unassigned: 'Taken back',
    },
    enums: {
      status: {
        ASSIGNED: 'Assigned',
        UNASSIGNED: 'Unassigned',
      },
    },
    tabs: {
      ASSIGNED: 'Assigned',
      UNASSIGNED: 'Unassigned',
    },
    actions: {
      unassign: 'Take back',
    },
    done: {
      unassign: 'Taken back',
    },
    past: {
      lapse: 'has run out',
    },
    confirm: {
      unassign: 'The face of the person opens no door from now on.',
    },
    pages: {
      list: 'FR passes',
      show: 'FR pass',
    },
  },
  'fr-pass-history': {
    name: 'FR pass |||| FR passes',
    fields: {
      officeCentre: 'Building',
      tenant: 'Company',
      user: 'Person',
      startAt: 'Counts from',
      endAt: 'Counts until',
      status: 'Status',
      assignedDate: 'Given on',
      assignedUser: 'Given by',
      unassignedDate: 'Taken back on',
      unassignedUser: 'Taken back by',
      reason: 'Reason',
      latest: 'Latest',
      faceKey: 'Key of the face',
    },
    sections: {
      pass: 'FR pass',
    },
    stamps: {
      assigned: 'Given',
      unassigned: 'Taken back',
    },
    enums: {
      status: {
        ASSIGNED: 'Assigned',
        UNASSIGNED: 'Unassigned',
      },
    },
    tabs: {
      ASSIGNED: 'Assigned',
      UNASSIGNED: 'Unassigned',
    },
    pages: {
      list: 'History of FR passes',
      show: 'FR pass',
    },
    downloads: {
      list: 'Download',
    },
  },
  'third-party-cards': {
    name: 'Third-party card |||| Third-party cards',
    fields: {
      officeCentre: 'Building',
      tenant: 'Company',
      user: 'Person',
      startAt: 'Counts from',
      endAt: 'Counts until',
      status: 'Status',
      assignedDate: 'Given on',
      assignedUser: 'Given by',
      unassignedDate: 'Taken back on',
      unassignedUser: 'Taken back by',
      reason: 'Reason',
      cardId: 'Card number',
      type: 'Type',
      facilityNumber: 'Facility and number',
      rawNumber: 'Raw number',
      owner: 'Stock of',
      excludeStatus: 'Without status',
    },
    sections: {
      card: 'Card',
      holder: 'Holder',
    },
    stamps: {
      assigned: 'Given',
      unassigned: 'Taken back',
    },
    enums: {
      status: {
        ASSIGNED: 'Assigned',
        UNASSIGNED: 'Unassigned',
        DAMAGED_LOST: 'Damaged or lost',
      },
      excludeStatus: {
        ASSIGNED: 'Assigned',
        UNASSIGNED: 'Unassigned',
        DAMAGED_LOST: 'Damaged or lost',
      },
    },
    tabs: {
      ASSIGNED: 'Assigned',
      UNASSIGNED: 'Unassigned',
      DAMAGED_LOST: 'Damaged or lost',
    },
    actions: {
      assign: 'Assign',
      unassign: 'Take back',
      reportDamagedLost: 'Damaged or lost',
      restore: 'Back into stock',
    },
    done: {
      assign: 'Assigned',
      unassign: 'Taken back',
      reportDamagedLost: 'Marked as damaged or lost',
      restore: 'Back in stock',
    },
    past: {
      lapse: 'has run out',
    },
    confirm: {
      unassign: 'The card opens no door from now on, and goes back into stock.',
      reportDamagedLost: 'The card opens no door from now on, and is not given again.',
      restore: 'The card can be given to somebody again.',
    },
    pages: {
      list: 'Third-party cards',
      create: 'New card',
      show: 'Card',
      upload: {
        create: 'Upload cards',
      },
    },
  },
  'access-pin-codes': {
    name: 'PIN code |||| PIN codes',
    fields: {
      officeCentre: 'Building',
      tenant: 'Company',
      user: 'Person',
      startAt: 'Counts from',
      endAt: 'Counts until',
      status: 'Status',
      assignedDate: 'Given on',
      assignedUser: 'Given by',
      unassignedDate: 'Taken back on',
      unassignedUser: 'Taken back by',
      reason: 'Reason',
      pinCode: 'PIN code',
      pinHash: 'Hash of the PIN code',
    },
    sections: {
      pass: 'PIN code',
    },
    stamps: {
      assigned: 'Given',
      unassigned: 'Taken back',
    },
    enums: {
      status: {
        ASSIGNED: 'Assigned',
        UNASSIGNED: 'Unassigned',
      },
    },
    tabs: {
      ASSIGNED: 'Assigned',
      UNASSIGNED: 'Unassigned',
    },
    actions: {
      regeneratePin: 'Regenerate PIN',
      unassign: 'Take back',
    },
    done: {
      regeneratePin: 'PIN regenerated',
      unassign: 'Taken back',
    },
    past: {
      lapse: 'has run out',
    },
    confirm: {
      unassign: 'The PIN code opens no door from now on.',
    },
    pages: {
      list: 'PIN codes',
      show: 'PIN code',
    },
  },
  'access-pin-code-transactions': {
    name: 'PIN code transaction |||| PIN code transactions',
    fields: {
      officeCentre: 'Building',
      tenant: 'Company',
      user: 'Person',
      type: 'What was done',
      transactionDate: 'When',
      doneBy: 'By',
      reason: 'Reason',
    },
    enums: {
      type: {
        ASSIGNED: 'Assigned',
        REGENERATED: 'Regenerated',
        UNASSIGNED: 'Taken back',
      },
    },
    pages: {
      list: 'PIN code transactions',
    },
    downloads: {
      list: 'Download',
    },
  },
  'visitor-qr-passes': {
    name: 'Visitor QR pass |||| Visitor QR passes',
    fields: {
      officeCentre: 'Building',
      tenant: 'Company',
      startAt: 'Counts from',
      endAt: 'Counts until',
      status: 'Status',
      assignedDate: 'Given on',
      assignedUser: 'Given by',
      unassignedDate: 'Taken back on',
      unassignedUser: 'Taken back by',
      visitorName: 'Visitor',
      door: 'Doors',
      floor: 'Floors',
      visitKey: 'Visit',
      linkHash: 'Hash of the link',
    },
    sections: {
      pass: 'Visitor QR pass',
    },
    stamps: {
      assigned: 'Given',
      unassigned: 'Taken back',
    },
    enums: {
      status: {
        ASSIGNED: 'Assigned',
        UNASSIGNED: 'Unassigned',
      },
    },
    tabs: {
      ASSIGNED: 'Assigned',
      UNASSIGNED: 'Unassigned',
    },
    past: {
      lapse: 'has run out',
    },
    actions: {
      unassign: 'Take back',
    },
    pages: {
      list: 'Visitor QR passes',
      show: 'Visitor QR pass',
    },
  },
  'access-areas': {
    name: 'Anti-passback area |||| Anti-passback areas',
    fields: {
      officeCentre: 'Building',
      name: 'Name',
      door: 'Doors around it',
      mode: 'Mode',
      nightlyReset: 'Everybody counts as out every night',
      insideCount: 'People inside',
    },
    sections: {
      area: 'Area',
    },
    enums: {
      mode: {
        OFF: 'Off',
        SOFT: 'Soft: let in, and noted',
        HARD: 'Hard: not let in',
      },
    },
    actions: {
      forgiveAll: 'Forgive everybody',
    },
    done: {
      forgiveAll: 'Forgiven',
    },
    confirm: {
      forgiveAll: 'Everybody counts as out, and may go in again.',
    },
    pages: {
      list: 'Anti-passback areas',
      create: 'New area',
      edit: 'Edit area',
      show: 'Area',
    },
  },
  'access-area-presences': {
    name: 'Person inside |||| People inside',
    fields: {
      officeCentre: 'Building',
      accessArea: 'Area',
      user: 'Person',
      insideSince: 'Inside since',
      door: 'Through',
    },
  },
};
