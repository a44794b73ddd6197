/** Why something cannot be lent, reserved or moved. */
export const loanErrors = {
  noneLeft: 'No piece of “%{item}” is left at %{location}. %{holder} has it.',
  noneThere: 'No piece of “%{item}” is left at %{location}.',
  onlySoMany: 'Only %{left} of “%{item}” can be lent at %{location}.',
  allReserved: 'Every piece of “%{item}” at %{location} is reserved for others until then.',
  restReserved: 'Only %{left} of “%{item}” can be lent at %{location}: the others are reserved.',
  notInUse: '“%{item}” is not lent at %{location}.',
  notFreeThen: 'Only %{left} of “%{item}” can be reserved at %{location} for this time.',
  notSoMany: 'There are not so many pieces: %{quantity}.',
  notDueYet: 'This loan is not due yet.',
  stillAtLocations: '“%{item}” is still at a location. Remove it there first.',
  codeUnknown: 'Nobody and nothing in this building has this code.',
};
