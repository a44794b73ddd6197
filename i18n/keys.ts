/** The keys of texts as types: a key without a text does not compile. The catalogue of the fallback is the model of all others. */
import type { auth } from './en/auth.ts';
import type { bookingErrors } from './en/bookingTexts.ts';
import type { bulkUpload } from './en/bulkUpload.ts';
import type { deskErrors } from './en/deskTexts.ts';
import type { errors } from './en/errors.ts';
import type { eventErrors } from './en/eventTexts.ts';
import type { formErrors } from './en/formErrors.ts';
import type { lists } from './en/lists.ts';
import type { loadingBayErrors } from './en/loadingBayTexts.ts';
import type { loanErrors } from './en/loanTexts.ts';
import type { orderErrors } from './en/orderTexts.ts';
import type { promoErrors } from './en/promoTexts.ts';
import type { uploads } from './en/uploads.ts';
import type { visitErrors } from './en/visitorTexts.ts';
import type { KeysOf } from './shape.ts';

/** Below `errors.`. */
export type ErrorKey = KeysOf<typeof errors> | KeysOf<typeof formErrors>;
export type DeskErrorKey = KeysOf<typeof deskErrors>;
export type EventErrorKey = KeysOf<typeof eventErrors>;
export type LoanErrorKey = KeysOf<typeof loanErrors>;
export type PromoErrorKey = KeysOf<typeof promoErrors>;
export type UploadKey = KeysOf<typeof uploads>;

/** Parts of the catalogue besides `errors` that say why something is refused. */
export interface RefusalParts {
  auth: typeof auth;
  bookingErrors: typeof bookingErrors;
  bulkUpload: typeof bulkUpload;
  deskErrors: typeof deskErrors;
  eventErrors: typeof eventErrors;
  lists: typeof lists;
  loadingBayErrors: typeof loadingBayErrors;
  loanErrors: typeof loanErrors;
  orderErrors: typeof orderErrors;
  promoErrors: typeof promoErrors;
  uploads: typeof uploads;
  visitErrors: typeof visitErrors;
}
