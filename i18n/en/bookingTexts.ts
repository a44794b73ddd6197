/** Why something cannot be booked, moved or checked in. */
export const bookingErrors = {
  offered: '%{facility} is offered to somebody on the waiting list until %{until}.',
  isFree: 'The facility is free at this time: book it.',
  begun: 'This time has begun',
  /** In a calendar of those who may not read more. */
  busy: 'Busy',
  off: 'Bookings are switched off for this building.',
  takenBy: '%{facility} is taken by booking %{reference} from %{from} to %{until}.',
  nothingOpen: 'You have no booking here whose check-in is open.',
  wrongFacility: 'This is not the code of the facility that you have booked',
  over: 'This time is over',
};
