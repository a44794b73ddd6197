export const broadcasts = {
  'maintenance-broadcasts': {
    name: 'Maintenance broadcast |||| Maintenance broadcasts',
    fields: {
      title: 'Title',
      message: 'Message',
      startAt: 'Start',
      endAt: 'End',
      status: 'Status',
      cancelledDate: 'Cancelled on',
      cancelledUser: 'Cancelled by',
    },
    sections: { period: 'Scheduled period', message: 'What people are told' },
    stamps: { cancelled: 'Cancelled' },
    tabs: { SCHEDULED: 'Scheduled', ONGOING: 'Ongoing', HISTORY: 'History' },
    enums: { status: { SCHEDULED: 'Scheduled', ONGOING: 'Ongoing', ENDED: 'Ended', CANCELLED: 'Cancelled' } },
    actions: { cancel: 'Cancel broadcast', begin: 'Began', end: 'Ended' },
    confirm: { cancel: 'People are no longer told about this maintenance. This cannot be undone.' },
    pages: {
      list: 'Maintenance mode',
      create: 'New maintenance broadcast',
      edit: 'Edit maintenance broadcast',
      show: 'Maintenance broadcast',
    },
  },
};
