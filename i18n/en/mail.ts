/** Mail written by the server. A body's paragraphs are separated by empty lines. */
export const mail = {
  greeting: 'Dear %{name},',
  closing: 'Atrium',
  open: 'Open',
  footer: 'This message was sent automatically. Please do not reply to it.',
  decisions: { APPROVED: 'approved', REJECTED: 'rejected', TERMINATED: 'terminated' },
  instanceTypes: { RENEWAL: 'renewal', CHANGE_OF_VEHICLE: 'change of vehicle' },
  noReason: 'No remark was given.',
  emergencySignIn: 'To say whether you are safe, sign in to the portal.',
  emergencyEnded: 'This emergency broadcast for %{building} has ended. It went on from %{from} to %{to}.',
  emergencyAfter: 'What it said no longer applies. What the building says now is in the portal.',
  emergencyPortal: 'Open the portal',
  emergencyWrongLink: 'This link does not work',
  emergencyWrongLinkText: 'It may be cut off. What the building says now is in the portal.',
  off: {
    footer: 'No more mail of this kind: %{link}',
    title: 'Mail about: %{kind}',
    text: 'Turn it off, and these notices no longer reach you by mail. The portal still shows them, and under Settings you can turn their mail on again.',
    button: 'Turn this mail off',
    done: 'You get no more mail about: %{kind}',
    doneText: 'The portal still shows these notices. Under Settings you can turn their mail on again.',
  },
  unsubscribe: {
    title: 'Subscription: %{name}',
    text: 'Stop it, and it no longer reaches %{address}.',
    button: 'Stop this subscription',
    done: 'It is no longer sent to you',
    doneText: 'Whoever runs it can send it to you again.',
  },
  outside: {
    from: 'You have no account with the sender. This message comes from %{from}, through Atrium. If you do not know them, or want no more such mail: %{stop}',
    withheld: '(not part of this message)',
    refused: 'No mail was sent to %{to}',
  },
  stop: {
    title: 'Mail from Atrium',
    ask: 'Companies and buildings that use Atrium can write to %{address}. You can stop this. Mail about an account of your own is not affected.',
    button: 'Send me no more mail',
    done: 'No company and no building sends mail to %{address} through Atrium any more. Mail about an account of your own still reaches you.',
    allow: 'Allow mail again',
    again: 'Companies and buildings can write to %{address} again.',
  },
  oneTimeCode: {
    subject: 'Your sign-in code',
    body: 'Your sign-in code is\n\n%{code}\n\nIt can be used once, within %{minutes} minutes. If you did not try to sign in, somebody knows your password: change it now.',
  },
  terminationRequested: {
    subject: 'Request to terminate season parking %{referenceNo}',
    button: 'Decide',
    body: '%{tenant} asks to terminate the season parking %{referenceNo} of vehicle %{vehicle} in %{carPark}.\n\nReason: %{remark}\n\nOpen the application to decide: %{link}',
  },
  applicationSubmitted: {
    subject: 'New season parking application %{referenceNo}',
    button: 'Decide',
    body: '%{tenant} applies for season parking: %{referenceNo}, vehicle %{vehicle}, %{carPark}, from %{from} to %{to}.\n\nOpen the application to decide: %{link}',
  },
  instanceSubmitted: {
    subject: 'Season parking %{referenceNo}: %{type} to be decided',
    button: 'Decide',
    body: '%{tenant} asks for a %{type} of the season parking %{referenceNo}: vehicle %{vehicle}, %{carPark}, from %{from} to %{to}.\n\nOpen it to decide: %{link}',
  },
  applicationWithdrawn: {
    subject: 'Season parking application %{referenceNo} has been withdrawn',
    body: '%{tenant} has withdrawn the season parking application %{referenceNo} of vehicle %{vehicle} in %{carPark}. There is nothing left to decide.\n\nOpen the application: %{link}',
  },
  terminationWithdrawn: {
    subject: 'Season parking %{referenceNo}: the request to terminate has been withdrawn',
    body: '%{tenant} has withdrawn the request to terminate the season parking %{referenceNo} of vehicle %{vehicle} in %{carPark}. The season parking goes on.\n\nOpen the application: %{link}',
  },
  instanceWithdrawn: {
    subject: 'Season parking %{referenceNo}: the %{type} has been withdrawn',
    body: '%{tenant} has withdrawn the %{type} of the season parking %{referenceNo} of vehicle %{vehicle} in %{carPark}. There is nothing left to decide.\n\nOpen it: %{link}',
  },
  terminationRefused: {
    subject: 'Season parking %{referenceNo}: it goes on',
    body: 'Your request to terminate the season parking %{referenceNo} of vehicle %{vehicle} in %{carPark} has been turned down. The season parking goes on.\n\nRemark: %{remark}\n\nOpen the application: %{link}',
  },
  applicationDecided: {
    subject: 'Season parking %{referenceNo}: %{decision}',
    body: 'Your season parking application %{referenceNo} for vehicle %{vehicle} in %{carPark} has been %{decision}.\n\nRemark: %{remark}\n\nOpen the application: %{link}',
  },
  instanceDecided: {
    subject: 'Season parking %{referenceNo}, %{type}: %{decision}',
    body: 'The %{type} of your season parking %{referenceNo} for vehicle %{vehicle} in %{carPark} has been %{decision}.\n\nRemark: %{remark}\n\nOpen it: %{link}',
  },
  recordList: {
    subject: 'Your record list: %{list}',
    body: 'The record list that you asked for is attached: %{list}, %{count} record(s).',
  },
  recordListLink: {
    subject: 'Your record list: %{list}',
    button: 'Fetch the list',
    body: 'The record list that you asked for is ready: %{list}, %{count} record(s). It is too large for a mail.\n\nFetch it within %{days} days: %{link}',
  },
  subscription: {
    subject: '%{name}: %{list}',
    body: 'Your subscription “%{name}” is attached: %{list}, %{count} record(s).',
  },
  subscriptionEmpty: {
    subject: '%{name}: %{list}',
    body: 'Your subscription “%{name}”: %{list}.\n\nNo available data.',
  },
  subscriptionLink: {
    subject: '%{name}: %{list}',
    button: 'Fetch the list',
    body: 'Your subscription “%{name}” is ready: %{list}, %{count} record(s). It is too large for a mail.\n\nFetch it within %{days} days: %{link}',
  },
  passwordReset: {
    subject: 'Choose a new password',
    button: 'Choose a new password',
    body: 'Somebody, probably you, asked for a new password for your account.\n\nOpen this link to choose one: %{link}\n\nIt works once, within %{minutes} minutes. If it was not you, you do not need to do anything: your password has not changed.',
  },
  passwordChanged: {
    subject: 'Your password has been changed',
    body: 'The password of your account has just been changed.\n\nIf it was not you, ask for a new one on the sign-in page now, and tell your building team.',
  },
  addressChanged: {
    subject: 'You sign in with another address now',
    body: 'The directory of your company has given you another address. From now on you sign in to Atrium with %{address}; your password stays as it is.\n\nIf this is not you, tell your building team now.',
  },
  supportGiven: {
    subject: 'Help with your sign-in',
    body: '%{by} has done this for your account: %{what}.\n\nIf you did not ask for it, tell your building team now, and give nobody a code or a link.',
    generateOtp: 'a one-time code to sign in with was given out',
    generateTrustedDeviceRequest: 'a code was given out that makes a device a trusted one',
    triggerPasswordReset: 'a link to choose a new password was made',
    removeTrustedDevice: 'no device is trusted any longer; each asks for a one-time code again',
  },
  invitation: {
    subject: 'Your invitation to %{building}',
    button: 'Confirm my account',
    body: '%{company} has invited you to the portal of %{building}.\n\nOpen this link to confirm your account: %{link}\n\nIt works once, within %{days} days.',
  },
  membershipInvitation: {
    subject: '%{company} asks you to join',
    button: 'Accept or decline',
    body: '%{company} (%{building}) asks you to join in Atrium. Your account and your password stay as they are, and nothing changes unless you say yes.\n\nOpen this link to accept or decline: %{link}\n\nIt works once, within %{days} days. You can answer in the portal, too. If you do not know who asks, decline or do nothing.',
  },
  notice: {
    subject: '%{title}',
    button: 'Open in the portal',
    body: '%{message}\n\nOpen it in the portal: %{link}\n\n%{choice}',
    choice: 'You choose in the portal, under Settings, which notices come by mail.',
    urgent: 'Urgent notices go to everybody who is addressed, by every way.',
    party: 'You get this because your address is among those that are notified.',
  },
  bookingInvitation: {
    subject: '%{host} invites you: %{title}',
    body: '%{title}\n\n%{facility}\n%{date}, %{time} %{others}\n%{place}\n\nThe calendar file is attached. It replaces an earlier one.',
    allDay: 'all day',
  },
  bookingInvitationCancelled: {
    subject: 'Cancelled: %{title}',
    body: 'You are no longer invited.\n\n%{title}\n%{facility}\n%{date}, %{time} %{others}\n\nThe calendar file that is attached takes it out of your calendar.',
  },
  visitComplete: {
    subject: '%{host} invites you to %{company}',
    button: 'Complete my visit',
    body: '%{visitor}, %{host} expects you.\n\n%{date}, %{time} %{others}\n%{place}\n\n%{message}\n\nPlease complete your visit first: %{link}\n\nThe link is yours alone.',
  },
  visitInvitation: {
    subject: 'Your visit to %{company} on %{date}',
    button: 'Show my pass',
    body: '%{visitor}, %{host} expects you.\n\n%{date}, %{time} %{others}\n%{place}\n\n%{message}\n\nYour pass, and how to cancel: %{link}\n\nThe calendar file is attached. It replaces an earlier one. The link is yours alone.',
  },
  visitCancelled: {
    subject: 'Your visit to %{company} on %{date} is off',
    body: 'You are no longer expected.\n\n%{date}, %{time} %{others}\n%{place}\n\nPlease ask %{host} if you have not heard of it. The calendar file that is attached takes it out of your calendar.',
  },
  visitApproval: {
    subject: 'Please decide: %{visitor} wants to visit %{company}',
    button: 'Look at the visit',
    body: '%{visitor} wants to visit %{host} of %{company} on %{date} at %{time}, in %{building}.\n\nLook at it, and approve or reject it there: %{link}\n\nOpening the link decides nothing.',
  },
  guestInvitation: {
    subject: 'You are invited to %{event}',
    button: 'Confirm or decline',
    body: '%{host} has reserved a seat for you.\n\n%{event}, %{session}\n%{date}, %{time}\n%{place}\n\nConfirm or decline, and find your check-in code: %{link}\n\nThe link is yours alone: whoever has it can change your seat. If you do not know %{host}, do nothing or decline.',
    declined: 'The guest has declined.',
  },
  guestCancelled: {
    subject: '%{event}: your seat has been cancelled',
    body: 'You have no seat any longer.\n\n%{event}, %{session}\n%{date}, %{time}\n\nReason: %{remark}',
  },
  guestRescheduled: {
    subject: '%{event}: a new time',
    button: 'Show my seat',
    body: 'The session has been moved. Your seat is kept.\n\n%{event}, %{session}\n%{date}, %{time}\n%{place}\n\nYour seat: %{link}',
  },
  guestReminder: {
    subject: 'Reminder: %{event}',
    button: 'Show my seat',
    body: 'This is a reminder of your seat.\n\n%{event}, %{session}\n%{date}, %{time}\n%{place}\n\nYour seat and check-in code: %{link}',
  },
  mailServerTest: {
    subject: 'Test mail',
    body: 'This is a test mail through the mail server %{host}, port %{port}. Nothing else needs to be done.',
  },
};
