/** Why something cannot be booked, moved or checked in. */
export const bookingErrors = {
  off: 'Bookings are switched off for this building.',
  takenBy: '%{facility} is taken by booking %{reference} from %{from} to %{until}.',
  checkInEarly: 'Check-in opens at %{at}.',
  checkInLate: 'Check-in closed at %{at}: the time is free for others.',
  wrongFacility: 'This is not the code of the facility that you have booked',
  over: 'This time is over',
  begun: 'A booking that has begun keeps its start and its facility',
};
