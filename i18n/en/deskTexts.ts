/** Why a desk cannot be had. */
export const deskErrors = {
  bookingOff: 'No desks can be booked in this building at the moment.',
  notInUse: 'Desk %{desk} is not in use.',
  assigned: 'Desk %{desk} is assigned to somebody, and not lent on that day.',
  over: 'This time is over already',
  todayOnly: 'Desk %{desk} is a hot desk: it is taken on the day itself',
  tooFar: 'Desks can be booked at most %{days} days ahead',
  checkInLater: 'Check-in opens at %{time}.',
  checkInOver: 'Check-in was open until %{time}. The desk is free for others.',
  neededSoon: 'The desk is needed by somebody else at %{time}.',
  stillBooked: 'Desk %{desk} is still booked. Cancel these bookings first.',
  notAssigned: 'Only an assigned desk is lent',
  lentAndBooked: 'Somebody has booked this desk on one of these days. Cancel that booking first.',
  notAtDisplay: 'Desks cannot be taken for so long at this screen.',
};
