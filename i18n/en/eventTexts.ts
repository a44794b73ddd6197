/** What people are told about events that they have signed up for. */
export const eventNotices = {
  noReason: 'none given',
  movedUp: {
    title: 'You have a seat: %{event}',
    message:
      'A seat is free, and it is yours: %{session}, %{date}, %{from} to %{until}. If you cannot come, please give it back.',
  },
  reminder: {
    title: 'Coming up: %{event}',
    message: '%{session}, %{date}, %{from} to %{until}. If you cannot come, please give your seat back.',
  },
  guestDeclined: {
    title: 'A guest does not come: %{event}',
    message: '%{guest} has declined the seat in %{session}, %{date}, %{from} to %{until}. It is free again.',
  },
  placeCancelled: {
    title: 'Your sign-up is cancelled: %{event}',
    message: 'The building has cancelled your sign-up for %{session}, %{date}, %{from} to %{until}. Reason: %{remark}',
  },
  sessionCancelled: {
    title: 'Cancelled: %{event}',
    message: '%{session}, %{date}, %{from} to %{until}, will not take place. Reason: %{remark}',
  },
  sessionMoved: {
    title: 'New time: %{event}',
    message: '%{session} is now on %{date}, %{from} to %{until}. Your sign-up stays; if you cannot come then, please cancel it.',
  },
  seriesCancelled: {
    title: 'Cancelled: %{event}',
    message:
      '%{session}, %{date}, %{from} to %{until}, and the sessions of its series after it will not take place. Reason: %{remark}',
  },
  seriesMoved: {
    title: 'New times: %{event}',
    message:
      '%{session} is now on %{date}, %{from} to %{until}, and the sessions of its series after it have new times, too. Your sign-ups stay; if you cannot come then, please cancel them.',
  },
  eventCancelled: {
    title: 'Cancelled: %{event}',
    message: 'The event will not take place, and neither will its sessions. Reason: %{remark}',
  },
  eventMoved: {
    title: 'New dates: %{event}',
    message: 'The event now starts on %{starts} and ends on %{ends}. Please check the times of your sessions.',
  },
};

/** Why somebody cannot sign up, wait or check in. */
export const eventErrors = {
  seatFree: 'There is a free seat in this session. Sign up for it.',
  codeUnknown: 'Nobody in this building has this code.',
  otherEvent: '%{name} has signed up for another event: %{event}.',
  otherSession: '%{name} has signed up for another session: %{session}, %{date}, %{from}.',
  stillWaiting: '%{name} is on the waiting list and has no seat yet.',
  signUpCancelled: 'The sign-up of %{name} is cancelled.',
  tooEarly: 'You can check in from %{opens}.',
  over: 'This session is over.',
  notSignedUp: 'You have not signed up for this session.',
  youWait: 'You are on the waiting list and have no seat yet.',
};
