/** Why something cannot be booked, moved or checked in. */
export const bookingErrors = {
  off: 'Bookings are switched off for this building.',
  takenBy: '%{facility} is taken by booking %{reference} from %{from} to %{until}.',
  nothingOpen: 'You have no booking here whose check-in is open.',
  wrongFacility: 'This is not the code of the facility that you have booked',
  over: 'This time is over',
  tooSoon: 'This has to be booked earlier: bookings can begin from %{from} on',
  tooFar: 'This is too far ahead: bookings can begin until %{until}',
  closed: 'The facility is closed at this time',
  blocked: 'The facility cannot be booked at this time: the building has blocked it',
  notInPeriods: 'The facility is booked by whole periods: %{periods}',
  offSlot: 'Bookings begin at the opening or every %{minutes} minutes later, and last whole slots of %{minutes} minutes',
  tooShort: 'The shortest booking lasts %{minutes} minutes',
  tooLong: 'The longest booking lasts %{minutes} minutes',
  notForThem: 'The facility is not for this person or company',
  decidersOnly: 'Only those who approve bookings may book what the rules do not allow',
};
