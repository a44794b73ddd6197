/** Why something cannot be booked, moved or checked in. */
export const bookingErrors = {
  off: 'Bookings are switched off for this building.',
  takenBy: '%{facility} is taken by booking %{reference} from %{from} to %{until}.',
  nothingOpen: 'You have no booking here whose check-in is open.',
  wrongFacility: 'This is not the code of the facility that you have booked',
  over: 'This time is over',
};
