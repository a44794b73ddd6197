/** What a payment is for: the reference of a payment to it, and so the entity whose area is told what has become of the payment (`paid` of its rules). */
export const payees = { INVOICE: 'invoice', BOOKING: 'facilityBooking', ORDER: 'opcOrder' } as const;
export type Payee = keyof typeof payees;
export const payeeNames = Object.keys(payees) as [Payee, ...Payee[]];
