/** What people are told at the steps of a flow (`notifications`), by entity. A body's paragraphs are separated by empty lines. */
export const notifications = {
  'access-lockdowns': {
    started: {
      subject: 'Lockdown %{referenceNo} has begun',
      body: 'Doors are locked down (%{referenceNo}): %{reason}',
    },
    lifted: {
      subject: 'Lockdown %{referenceNo} was lifted',
      body: 'The lockdown %{referenceNo} was lifted: %{reason}',
    },
    ended: {
      subject: 'Lockdown %{referenceNo} is over',
      body: 'The time of the lockdown %{referenceNo} is over: %{reason}',
    },
  },
  'hotdesk-bookings': {
    booked: {
      subject: 'Desk %{hotdesk} is booked for you',
      body: 'Desk %{hotdesk} is yours from %{startAt} until %{endAt} (%{referenceNo}).',
    },
    cancelled: {
      subject: 'Your booking of desk %{hotdesk} was cancelled',
      body: 'Desk %{hotdesk} is no longer booked for you on %{startAt} (%{referenceNo}).\n\n%{remark}',
    },
    noShow: {
      subject: 'Desk %{hotdesk} was given to others',
      body: 'Nobody checked in at desk %{hotdesk} by %{checkInUntil}. Your booking for %{startAt} (%{referenceNo}) has ended.',
    },
  },
  'ls-location-check-ins': {
    full: { subject: '%{location} has reached its capacity', body: 'The check-in of %{checkedInDate} filled %{location}.' },
  },
  invoices: {
    refundFailed: {
      subject: 'Money of invoice %{invoiceNo} could not be given back',
      body: 'The provider of payments could not give back money that %{tenant} paid for invoice %{invoiceNo}. It is still owed: give it back on the pages of the provider.',
    },
  },
  'opc-orders': {
    refundFailed: {
      subject: 'Money of order %{orderId} could not be given back',
      body: 'The provider of payments could not give back money of order %{orderId} (%{orderNo}) at %{retailStore}. It is still owed: give it back at the counter, or on the pages of the provider.',
    },
    placed: {
      subject: 'Order %{orderId} at %{retailStore}',
      body: 'Order %{orderId} (%{orderNo}) is in. It is ready at about %{estimatedCollectionTime}.',
    },
    accepted: {
      subject: '%{retailStore} has accepted order %{orderId}',
      body: 'Order %{orderId} (%{orderNo}) is ready at about %{estimatedCollectionTime}.',
    },
    rejected: {
      subject: '%{retailStore} cannot make order %{orderId}',
      body: 'Order %{orderId} (%{orderNo}) was not accepted. What you have paid goes back.',
    },
    prepared: {
      subject: 'Order %{orderId} is ready',
      body: 'Please collect order %{orderId} (%{orderNo}) at %{retailStore}.',
    },
    cancelled: {
      subject: 'Order %{orderId} was cancelled',
      body: 'Order %{orderId} (%{orderNo}) at %{retailStore} was cancelled. What you have paid goes back.',
    },
    withdrawn: {
      subject: 'The customer has cancelled order %{orderId}',
      body: 'Order %{orderId} (%{orderNo}) at %{retailStore} need not be made.',
    },
    expired: {
      subject: 'Order %{orderId} was not paid in time',
      body: 'Order %{orderId} (%{orderNo}) at %{retailStore} has lapsed. Money that comes later goes back.',
    },
  },
  'opc-refund-orders': {
    refunded: {
      subject: 'Money back for order %{opcOrder}',
      body: '%{refundTotal} of order %{opcOrder} goes back to you (%{refundId}).',
    },
  },
  'loan-item-requests': {
    loaned: {
      subject: 'You have borrowed %{itemName}',
      body: '%{quantity} × %{itemName}, lent at %{location} (%{referenceNo}).\n\nPlease bring it back by %{dueAt}.',
    },
    returned: {
      subject: '%{itemName} is back',
      body: '%{quantity} × %{itemName} was returned at %{location} (%{referenceNo}).',
    },
    returnedSome: {
      subject: 'Some of %{itemName} is back',
      body: '%{returnedQuantity} of %{quantity} × %{itemName} were returned at %{location} (%{referenceNo}).\n\nPlease bring the others back by %{dueAt}.',
    },
    cancelled: {
      subject: 'Loan %{referenceNo} was cancelled',
      body: 'The loan of %{itemName} at %{location} counts as not made.\n\n%{remark}',
    },
    extended: {
      subject: 'You can keep %{itemName} longer',
      body: '%{itemName} (%{referenceNo}) is now due back at %{location} by %{dueAt}.',
    },
    dueSoon: {
      subject: '%{itemName} is due back soon',
      body: 'Please bring %{itemName} (%{referenceNo}) back to %{location} by %{dueAt}.',
    },
    overdue: {
      subject: '%{itemName} is overdue',
      body: '%{itemName} (%{referenceNo}) was due back at %{location} by %{dueAt}. Please bring it back.',
    },
  },
  'facility-waits': {
    offered: {
      subject: '%{facility} is free: it is kept for you',
      body: 'You can have %{facility} from %{startAt} until %{endAt}. It is kept for you until %{offerUntil}: take it, or it goes to the next one who waits.',
    },
    expired: {
      subject: '%{facility} was offered to the next one',
      body: 'You have not taken %{facility} from %{startAt} until %{endAt} in time.',
    },
  },
  'facility-bookings': {
    refundFailed: {
      subject: 'Money of booking %{referenceNo} could not be given back',
      body: 'The provider of payments could not give back money of booking %{referenceNo} of %{facility}. It is still owed: give it back on the pages of the provider.',
    },
    requested: {
      subject: 'A booking of %{facility} waits for approval',
      body: '%{actor} asks for %{facility} from %{startAt} until %{endAt} (%{referenceNo}).',
    },
    confirmed: {
      subject: '%{facility} is booked',
      body: '%{facility} is booked from %{startAt} until %{endAt} (%{referenceNo}).',
    },
    approved: {
      subject: 'Booking %{referenceNo} is approved',
      body: 'You have %{facility} from %{startAt} until %{endAt}.',
    },
    rejected: {
      subject: 'Booking %{referenceNo} was not approved',
      body: 'You do not have %{facility} from %{startAt} until %{endAt}.\n\n%{remark}',
    },
    moved: {
      subject: 'Booking %{referenceNo} was moved',
      body: 'It is now %{facility} from %{startAt} until %{endAt}.',
    },
    cancelled: {
      subject: 'Booking %{referenceNo} was cancelled',
      body: '%{facility} is no longer booked from %{startAt} until %{endAt}.\n\n%{remark}',
    },
    checkInSoon: {
      subject: 'Please check in at %{facility}',
      body: 'Booking %{referenceNo} begins at %{startAt}. Please check in by %{checkInUntil}: after that the time is free for others.',
    },
    released: {
      subject: 'Booking %{referenceNo} was released',
      body: 'Nobody checked in at %{facility} from %{startAt} until %{endAt}. The time is free for others.',
    },
    payBy: {
      subject: 'Please pay for booking %{referenceNo}',
      body: '%{facility} is kept for you from %{startAt} until %{endAt}. Please pay %{dueAmount} until %{payUntil}; after that the time is free for others.',
    },
    paymentLink: {
      subject: 'Your payment page for booking %{referenceNo}',
      body: '%{dueAmount} is to be paid for %{facility} from %{startAt} until %{endAt}. Pay on the page that this message leads to.',
    },
    lapsedUnpaid: {
      subject: 'Booking %{referenceNo} has lapsed',
      body: '%{facility} from %{startAt} until %{endAt} was not paid in time, and is free for others. Money that comes late goes back.',
    },
    feeWaived: {
      subject: 'Nothing is to be paid for booking %{referenceNo}',
      body: 'The fee for cancelling %{facility} from %{startAt} until %{endAt} has been waived.\n\n%{remark}',
    },
  },
  'loan-item-reservations': {
    reserved: {
      subject: '%{itemName} is reserved for you',
      body: '%{quantity} × %{itemName} is kept for you at %{location} from %{fromAt} until %{untilAt} (%{referenceNo}).',
    },
    cancelled: {
      subject: 'Reservation %{referenceNo} was cancelled',
      body: '%{itemName} is no longer kept for you at %{location}.\n\n%{remark}',
    },
    lapsed: {
      subject: 'Reservation %{referenceNo} has lapsed',
      body: '%{itemName} is no longer kept for you at %{location}, because the time is over.',
    },
  },
  visits: {
    waits: {
      subject: '%{visitorName} waits for approval',
      body: '%{visitorName} wants to visit %{host} of %{tenant} on %{startAt} (%{referenceNo}).',
    },
    stopped: {
      subject: 'A blocked person is announced: %{visitorName}',
      body: '%{visitorName} matches the list of blocked visitors. The visit to %{tenant} on %{startAt} (%{referenceNo}) is stopped until the building decides.',
    },
    held: {
      subject: 'The visit of %{visitorName} waits for the building',
      body: 'The building looks at the visit on %{startAt} (%{referenceNo}) first. Please ask the building team.',
    },
    approved: {
      subject: '%{visitorName} may visit',
      body: '%{visitorName} is expected on %{startAt} (%{referenceNo}).',
    },
    rejected: {
      subject: 'The visit of %{visitorName} was rejected',
      body: '%{visitorName} is not let in on %{startAt} (%{referenceNo}).\n\n%{remark}',
    },
    arrived: {
      subject: '%{visitorName} is here',
      body: '%{visitorName} checked in at %{checkedInDate} (%{referenceNo}).',
    },
    cancelled: {
      subject: 'The visit of %{visitorName} is off',
      body: '%{visitorName} does not come on %{startAt} (%{referenceNo}).\n\n%{remark}',
    },
  },
  'loading-bay-applications': {
    submitted: {
      subject: 'New loading bay application %{referenceNo}',
      body: '%{actor} asks for %{loadingBay} in %{loadingBayGroup} from %{startAt}, for the vehicle %{vehiclePlateNo} of %{tenant}.',
    },
    approved: {
      subject: 'Loading bay application %{referenceNo} is approved',
      body: 'The vehicle %{vehiclePlateNo} has %{loadingBay} in %{loadingBayGroup} from %{startAt}.',
    },
    rejected: {
      subject: 'Loading bay application %{referenceNo} is rejected',
      body: 'The vehicle %{vehiclePlateNo} does not have a bay in %{loadingBayGroup} at %{startAt}.\n\n%{remark}',
    },
    moved: {
      subject: '%{referenceNo} has another loading bay',
      body: 'The vehicle %{vehiclePlateNo} now has %{loadingBay} in %{loadingBayGroup}, from %{startAt} as before.',
    },
    cancelled: {
      subject: 'Loading bay application %{referenceNo} was cancelled',
      body: 'The bay in %{loadingBayGroup} at %{startAt} is no longer kept for the vehicle %{vehiclePlateNo}.\n\n%{remark}',
    },
    missed: {
      subject: 'The vehicle of %{referenceNo} did not come',
      body: 'The vehicle %{vehiclePlateNo} did not come for its appointment at %{startAt}. %{loadingBay} in %{loadingBayGroup} is free for others.',
    },
  },
  'aircon-extension-requests': {
    submitted: {
      subject: 'New aircon request %{referenceNo}',
      body: '%{actor} asks for the aircon of %{ahuName} to be extended, for %{tenant}.',
    },
    approved: {
      subject: 'Aircon request %{referenceNo} is approved',
      body: 'The building has approved the aircon of %{ahuName}.\n\n%{remark}',
    },
    rejected: {
      subject: 'Aircon request %{referenceNo} is rejected',
      body: 'The building has rejected the aircon of %{ahuName}.\n\n%{remark}',
    },
    kept: {
      subject: 'Aircon request %{referenceNo} goes on',
      body: 'The building has turned down the request to terminate the aircon of %{ahuName}.\n\n%{remark}',
    },
    terminated: {
      subject: 'Aircon request %{referenceNo} is terminated',
      body: 'The aircon of %{ahuName} is no longer extended.\n\n%{remark}',
    },
    terminationRequested: {
      subject: 'Termination of aircon request %{referenceNo}',
      body: '%{actor} asks to terminate the aircon of %{ahuName}, for %{tenant}.\n\n%{remark}',
    },
  },
  'aircon-extension-request-instances': {
    terminationRequested: {
      subject: 'Termination of an aircon run of %{airconExtensionRequest}',
      body: '%{actor} asks to terminate the run of %{date}.\n\n%{remark}',
    },
    terminated: {
      subject: 'An aircon run of %{airconExtensionRequest} is terminated',
      body: 'The run of %{date} does not take place, or has ended.\n\n%{remark}',
    },
    kept: {
      subject: 'An aircon run of %{airconExtensionRequest} takes place',
      body: 'The building has turned down the request to terminate the run of %{date}.\n\n%{remark}',
    },
  },
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
  feedbacks: {
    submitted: {
      subject: 'Feedback %{referenceNo}: %{category}',
      body: '%{actor} says about %{category}:\n\n%{description}',
    },
    answered: {
      subject: 'Your feedback %{referenceNo} was answered',
      body: '%{answer}',
    },
    closed: {
      subject: 'Your feedback %{referenceNo} was closed',
      body: 'The building has dealt with what you said about %{category}.\n\n%{remark}',
    },
  },
  'service-request-comments': {
    added: {
      subject: 'New comment on %{serviceRequest}',
      body: '%{actor}: %{comment}',
    },
  },
  'fm-forms': {
    contractorLink: {
      subject: 'Permit %{referenceNo}: please fill in and sign',
      body: '%{actor} asks %{contractorCompany} to fill in and sign the permit to work for %{workLocation}.\n\nThe link is for you alone and works until %{tokenExpiryDate}. You need no account.',
      outside:
        '%{actor} asks you to fill in and sign the permit to work %{referenceNo}.\n\nThe link is for you alone and works until %{tokenExpiryDate}. You need no account.',
    },
    submitted: {
      subject: 'Permit %{referenceNo} awaits review',
      body: '%{actor} has submitted the permit of %{contractorCompany} for %{workLocation}. It awaits the decision of the building.',
      outside: 'The permit to work %{referenceNo} has been submitted. It awaits the decision of the building.',
    },
    toMcst: {
      subject: 'Permit %{referenceNo} awaits your approval',
      body: 'The building has approved the permit of %{contractorCompany} for %{workLocation}. It needs the approval of the management corporation.',
    },
    approved: {
      subject: 'Permit %{referenceNo} approved',
      body: 'The permit of %{contractorCompany} for %{workLocation} has been approved.',
      outside: 'The permit to work %{referenceNo} has been approved.',
    },
    rejected: {
      subject: 'Permit %{referenceNo} rejected',
      body: 'The permit of %{contractorCompany} for %{workLocation} has been rejected: %{remark}',
      outside: 'The permit to work %{referenceNo} has been rejected: %{remark}',
    },
    terminated: {
      subject: 'Permit %{referenceNo} terminated',
      body: 'The permit of %{contractorCompany} for %{workLocation} has been terminated, and the work must not go on: %{remark}',
      outside: 'The permit to work %{referenceNo} has been terminated, and the work must not go on: %{remark}',
    },
    suspended: {
      subject: 'Permit %{referenceNo} suspended',
      body: 'The permit of %{contractorCompany} for %{workLocation} is suspended. The work must stop until the permit is issued again: %{remark}',
      outside: 'The permit to work %{referenceNo} is suspended. The work must stop until the permit is issued again: %{remark}',
    },
    reissued: {
      subject: 'Permit %{referenceNo} issued again',
      body: 'The permit of %{contractorCompany} for %{workLocation} has been issued again. The work may go on.',
      outside: 'The permit to work %{referenceNo} has been issued again. The work may go on.',
    },
    handedBack: {
      subject: 'Permit %{referenceNo} handed back',
      body: 'The permit of %{contractorCompany} for %{workLocation} has been handed back.',
    },
  },
  'marketplace-posts': {
    reported: {
      subject: 'A post has been reported: %{title}',
      body: '“%{title}” has been reported: %{reportReason}. %{reportDetail}',
    },
    approved: {
      subject: 'Your post stays: %{title}',
      body: 'The building has looked at “%{title}”. It stays in the marketplace.',
    },
    removed: {
      subject: 'Your post has been removed: %{title}',
      body: 'The building has removed “%{title}” from the marketplace. %{remark}',
    },
  },
  'marketplace-blacklists': {
    blacklisted: {
      subject: 'You are on the blacklist of the building',
      body: 'You are kept from: %{types}. Reason: %{blacklistReason}. Ask the building team if you want to appeal.',
    },
    appealed: { subject: 'Your appeal has been heard', body: 'You are no longer on the blacklist (%{referenceNo}). %{remark}' },
  },
  promotions: {
    submitted: {
      subject: 'Privilege to approve: %{referenceNo}',
      body: '%{actor} has submitted “%{name}”, which starts on %{promotionStartDate}.',
    },
    decided: {
      subject: 'Your privilege has been approved: %{referenceNo}',
      body: '“%{name}” is with the building for %{promotionStartDate}.',
    },
    rejected: {
      subject: 'Your privilege has been rejected: %{referenceNo}',
      body: 'The building has rejected “%{name}”. %{rejectRemark}',
    },
    terminated: {
      subject: 'Your privilege has been terminated: %{referenceNo}',
      body: 'The building has terminated “%{name}”. %{terminatedReason}',
    },
  },
  'promotion-redemptions': {
    issued: {
      subject: 'A privilege for you: %{promotion}',
      body: 'You have got “%{promotion}” (%{referenceNo}). Show its code at the store.',
    },
    revoked: {
      subject: 'A privilege has been taken back: %{promotion}',
      body: 'The building has taken back “%{promotion}” (%{referenceNo}). %{revokedReason}',
    },
  },
};
