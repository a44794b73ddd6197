/** What a visitor reads and does by the link in the mail, without an account (000 §2): the pass, one's own details, cancelling. */
import type { TokenLink } from '../kernel/calls/linked.ts';
import { email, phone, rows, text } from '../kernel/fields/field.ts';

/** What visitors say of themselves, by the link and at the kiosk. */
export const visitorEntries = {
  visitorName: text({ required: true, max: 120 }),
  company: text({ max: 150 }),
  email: email(),
  mobileNo: phone(),
  vehiclePlateNo: text({ max: 15, pattern: 'vehiclePlate' }),
  identityNo: text({ max: 40 }),
  answers: rows({ maxItems: 10, fields: { question: text({ max: 300 }), answer: text({ max: 500 }) } }),
  /** The documents that are accepted, and the name as it was signed. */
  accepted: rows({
    maxItems: 10,
    fields: { document: text({ required: true, max: 200 }), versionNo: text({ required: true, max: 10 }) },
  }),
  signedName: text({ max: 120 }),
} as const;

export const visitLink: TokenLink<'token' | 'linkUntil'> = {
  path: '/visitor/qr-pass/{officeCentreId}/{token}',
  token: 'token',
  building: 'officeCentreId',
  kept: 'token',
  until: 'linkUntil',
  // Whoever holds the link of a cancelled visit is told so.
  open: { forgottenDate: null },
  silent: true,
  pages: [],
  done: '/visitor/qr-pass/ended',
  expired: '/visitor/qr-pass/expired',
  invalid: '/visitor/qr-pass/invalid',
  calls: {
    read: { call: 'GET', summary: 'What the visitor is told of the visit, what is asked, and the code for the desk' },
    complete: { call: 'PUT /details', summary: 'The visitor completes the visit', body: visitorEntries },
    photo: { call: 'POST /photo', summary: 'Adds the visitor’s picture', takesFile: [] },
    cancel: { call: 'PUT /cancel', summary: 'The visitor does not come' },
    calendar: { call: 'GET /calendar', summary: 'The visit as a calendar file', sends: 'text/calendar' },
  },
};
