/** Why something cannot be booked, moved or checked in. */
export const bookingErrors = {
  off: 'Bookings are switched off for this building.',
  takenBy: '%{facility} is taken by booking %{reference} from %{from} to %{until}.',
  nothingOpen: 'You have no booking here whose check-in is open.',
  wrongFacility: 'This is not the code of the facility that you have booked',
  over: 'This time is over',
  noService: 'This facility does not offer one of the services',
  serviceTwice: '%{name} is chosen twice',
  servicePieces: '%{name}: at most %{max}',
  serviceTooLate: '%{name} has to be ordered %{hours} hours before the start',
  codeWrong: 'This code does not hold for this booking',
  tooLong: 'A booking lasts at most a year',
};
