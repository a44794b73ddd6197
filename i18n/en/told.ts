/** What people are told at the steps of a flow (`tells`), by entity. A body's paragraphs are separated by empty lines. */
export const told = {
  'service-requests': {
    submitted: {
      subject: 'New service request %{referenceNo}',
      body: '%{actor} asks for “%{serviceRequestForm}”.\n\nPlace: %{location}',
    },
    assigned: {
      subject: 'Service request %{referenceNo} is yours',
      body: 'You are in charge of “%{serviceRequestForm}”.\n\nPlace: %{location}\n\nDue: %{dueAt}',
    },
    accepted: {
      subject: 'Service request %{referenceNo} is in progress',
      body: 'The building has accepted “%{serviceRequestForm}”.',
    },
    completed: {
      subject: 'Service request %{referenceNo} is done',
      body: '“%{serviceRequestForm}” has been completed.\n\n%{remark}',
    },
    rejected: {
      subject: 'Service request %{referenceNo} was rejected',
      body: '“%{serviceRequestForm}” will not be done.\n\n%{remark}',
    },
    cancelled: {
      subject: 'Service request %{referenceNo} was cancelled',
      body: '%{actor} has cancelled “%{serviceRequestForm}”.\n\n%{remark}',
    },
    refunded: {
      subject: 'Refund for service request %{referenceNo}',
      body: 'What was paid for “%{serviceRequestForm}” is refunded.\n\n%{remark}',
    },
    overdue: {
      subject: 'Service request %{referenceNo} is overdue',
      body: '“%{serviceRequestForm}” was due %{dueAt}.',
    },
  },
  'service-request-comments': {
    added: {
      subject: 'New comment on %{serviceRequest}',
      body: '%{actor}: %{comment}',
    },
  },
  'fm-forms': {
    toMcst: {
      subject: 'Permit %{referenceNo} awaits your approval',
      body: 'The building has approved the permit of %{contractorCompany} for %{workLocation}. It needs the approval of the management corporation.',
    },
    approved: {
      subject: 'Permit %{referenceNo} approved',
      body: 'The permit of %{contractorCompany} for %{workLocation} has been approved.',
    },
    rejected: {
      subject: 'Permit %{referenceNo} rejected',
      body: 'The permit of %{contractorCompany} for %{workLocation} has been rejected: %{remark}',
    },
    terminated: {
      subject: 'Permit %{referenceNo} terminated',
      body: 'The permit of %{contractorCompany} for %{workLocation} has been terminated, and the work must not go on: %{remark}',
    },
    suspended: {
      subject: 'Permit %{referenceNo} suspended',
      body: 'The permit of %{contractorCompany} for %{workLocation} is suspended. The work must stop until the permit is issued again: %{remark}',
    },
    reissued: {
      subject: 'Permit %{referenceNo} issued again',
      body: 'The permit of %{contractorCompany} for %{workLocation} has been issued again. The work may go on.',
    },
    handedBack: {
      subject: 'Permit %{referenceNo} handed back',
      body: 'The permit of %{contractorCompany} for %{workLocation} has been handed back.',
    },
  },
};
