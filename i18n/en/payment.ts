/** The return pages for a payment provider. */
export const payment = {
  reference: 'Reference',
  amount: 'Amount',
  invoice: {
    name: 'Invoice',
    back: 'To the invoice',
    asking: { title: 'Asking what has become of the payment', text: 'One moment, please.' },
    PENDING: {
      title: 'The payment is under way',
      text: 'The provider of payments has not answered yet. This page changes by itself when it does; you can also leave it.',
    },
    PAID: { title: 'Payment received', text: 'Thank you. The invoice is paid.' },
    FAILED: {
      title: 'The payment did not go through',
      text: 'You have not been charged, and the invoice is still to be paid. You can try again from the invoice.',
    },
    EXPIRED: {
      title: 'The time to pay has run out',
      text: 'The payment was not finished in time and has been closed. You have not been charged.',
    },
    REFUNDED: {
      title: 'The money goes back to you',
      text: 'Nothing is to be paid for this invoice by this payment any more.',
    },
    unknown: { title: 'See your invoice', text: 'Sign in to see what has become of the payment.' },
    away: {
      title: 'The answer is not there yet',
      text: 'The server cannot be reached at the moment. This page tries again by itself.',
    },
  },
  simulated: 'This building tries payments out: a simulator answers, and no money moves.',
  page: 'Go to the payment page',
  now: 'Pay now',
  again: 'Try again',
  owed: 'To be paid',
  until: 'To be paid until',
  signIn: 'Sign in',
  order: {
    DUE: {
      title: 'Pay for your order',
      text: 'The store begins once your order is paid. Once you pay, this page shows what has become of it.',
    },
    LATER: { title: 'Pay when you collect', text: 'This order is paid when it is handed over.' },
    next: 'Order again at the store: stock and promo codes have been given back.',
    name: 'Order',
    PENDING: { title: 'Your payment is being carried out', text: 'This page shows the outcome as soon as it is known.' },
    PAID: { title: 'Thank you, your order is paid', text: 'The store has it now.' },
    FAILED: {
      title: 'The payment did not go through',
      text: 'You have not been charged. You can try again until the time to pay runs out.',
    },
    EXPIRED: { title: 'The time to pay has run out', text: 'The order has lapsed. Money that comes late goes back to you.' },
    REFUNDED: { title: 'The money goes back to you', text: 'Nothing is to be paid for this order any more.' },
    unknown: {
      title: 'Nothing to be seen here',
      text: 'Sign in as the person who has ordered to see what has become of the payment.',
    },
    asking: { title: 'Your payment is being looked up', text: 'One moment, please.' },
    away: { title: 'The server is out of reach', text: 'This page asks again by itself.' },
  },
  booking: {
    DUE: {
      title: 'Pay for your booking',
      text: 'The time is kept for you until then. Once you pay, this page shows what has become of it.',
    },
    NONE: { title: 'Nothing is to be paid', text: 'This booking costs nothing, or nothing of it is open any more.' },
    next: 'Book again if you still need the facility: the price and the free times are shown before.',
    name: 'Booking',
    back: 'Go to the booking',
    PENDING: {
      title: 'Your payment is being carried out',
      text: 'This page shows the outcome as soon as it is known.',
    },
    PAID: {
      title: 'Thank you, the booking is paid',
      text: 'The facility is yours for this time.',
    },
    FAILED: {
      title: 'The payment did not go through',
      text: 'You have not been charged. You can try again from the booking until its time to pay runs out.',
    },
    EXPIRED: {
      title: 'The time to pay has run out',
      text: 'The booking has lapsed and its time is free for others. Money that comes late goes back to you.',
    },
    REFUNDED: {
      title: 'The money goes back to you',
      text: 'Nothing is to be paid for this booking any more.',
    },
    unknown: {
      title: 'See your booking',
      text: 'Sign in to see what has become of the payment.',
    },
    away: {
      title: 'The answer is not there yet',
      text: 'The server cannot be reached at the moment. This page tries again by itself.',
    },
    asking: {
      title: 'The payment is looked up',
      text: 'One moment, please.',
    },
  },
  successful: {
    title: 'Payment received',
    text: 'Thank you. Your payment went through.',
    first: 'We send a receipt to your e-mail address. It is the receipt that counts, not this page.',
    second: 'Your order or booking shows the payment within a few minutes.',
    on: 'Go to the start page',
  },
  failed: {
    title: 'The payment did not go through',
    text: 'The bank or the card company may have declined it. You have not been charged.',
    first: 'Go back to your order or booking; it is still there.',
    second: 'Try again, or choose another card or way to pay.',
    third: 'If an amount was held on your card, your bank releases it automatically within a few days.',
    on: 'Go to the start page',
  },
  expired: {
    title: 'The time to pay has run out',
    text: 'This payment was not finished in time and has been closed. You have not been charged.',
    first: 'What was set aside for you has been released.',
    second: 'Place the order or booking again to get a new payment page.',
    on: 'Go to the start page',
  },
  account: {
    ACTIVE: {
      title: 'Your payment account is ready',
      text: '“%{name}” takes payments from now on: what is paid for its orders goes to this account.',
    },
    PENDING: {
      title: 'The payment provider checks your details',
      text: '“%{name}” can take payments as soon as they are checked. Until then the money goes to the account of the installation.',
    },
    RESTRICTED: {
      title: 'The payment account has been refused',
      text: 'The provider of payments has not accepted what was entered for “%{name}”. It says why on its own page.',
    },
    NONE: {
      title: 'The payment account is not set up yet',
      text: 'Nothing has been entered for “%{name}”, or it was not finished. What you have entered is kept.',
    },
  },
  accountSuccessful: {
    title: 'Your payment account is set up',
    text: 'The payment provider has taken your details. Your shop can take payments as soon as they are checked.',
    first: 'The check usually takes one or two working days.',
    second: 'The payment provider writes to you if anything is missing.',
    third: 'Until then the payment account is shown as pending.',
    on: 'Go to my shop',
  },
  accountFailed: {
    title: 'The payment account is not set up yet',
    text: 'The payment provider could not finish. Nothing is lost: what you have entered there is kept.',
    first: 'Start again from your payment account; you continue where you left off.',
    second: 'Have the company registration and the bank details at hand.',
    on: 'Go to my shop',
  },
};
