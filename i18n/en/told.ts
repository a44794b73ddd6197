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
};
