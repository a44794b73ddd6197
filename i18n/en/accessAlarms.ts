/** Alarms of doors, as people are told of them. */
export const accessAlarms = {
  DOOR_HELD_OPEN: '%{door} is held open',
  DOOR_FORCED: '%{door} was forced',
  DOOR_TAMPERED: '%{door} was tampered with',
  message: 'Please look at the door, or at the control room.',
};
