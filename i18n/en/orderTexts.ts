/** Why something cannot be ordered, or done with an order. */
export const orderErrors = {
  closed: 'This store takes no orders at the moment.',
  paused: 'This store has paused its orders. Please try again later.',
  full: 'This store has no time left for further orders today.',
  noDelivery: 'This store does not deliver at that time.',
  deliversNot: 'This store does not deliver to your place.',
  otherWay: 'This store hands orders over in another way.',
  notOnMenu: 'One of the items is not on the menu at the moment.',
  soldOut: '“%{name}” cannot be ordered at the moment.',
  fewLeft: 'Of “%{name}” only %{left} are left.',
  options: 'Please check what you have chosen for “%{name}”.',
  linesOrAmount: 'Name items or an amount, not both.',
  noLine: 'This is no line of the order, or it is named twice.',
  nothingLeft: 'Nothing of this order can be given back any more.',
  answerLate: 'The time to answer this order is over. It cancels itself, and the money goes back.',
  reason: 'This reason is said by the product alone.',
  notCollectedYet: 'You can review an order once you have collected it.',
};
