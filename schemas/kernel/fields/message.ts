import type { auth } from '#i18n/en/auth.ts';
import type { bulkUpload } from '#i18n/en/bulkUpload.ts';
import type { errors } from '#i18n/en/errors.ts';
import type { eventErrors } from '#i18n/en/eventTexts.ts';
import type { formErrors } from '#i18n/en/formErrors.ts';
import type { lists } from '#i18n/en/lists.ts';
import type { uploads } from '#i18n/en/uploads.ts';
import type { KeysOf } from '#i18n/shape.ts';

/** Texts of refusals that stand outside `errors`, by the part of the catalogue. */
interface Parts {
  auth: typeof auth;
  bulkUpload: typeof bulkUpload;
  eventErrors: typeof eventErrors;
  lists: typeof lists;
  uploads: typeof uploads;
}
type ElsewhereKey = KeysOf<Parts>;

/** The key of a refusal's text below `errors.`, or the whole key of one that stands elsewhere. A code without a text does not compile. */
export type MessageCode = KeysOf<typeof errors> | KeysOf<typeof formErrors> | ElsewhereKey;

/** The whole key of a refusal's text. */
export type MessageKey = `errors.${KeysOf<typeof errors> | KeysOf<typeof formErrors>}` | ElsewhereKey;

/** Why a value is refused: a code, with its text in the catalogue, and the parameters of the text. */
export interface Message {
  code: MessageCode;
  params?: Record<string, string | number>;
}

const ELSEWHERE: Readonly<Record<keyof Parts, true>> = {
  auth: true,
  bulkUpload: true,
  eventErrors: true,
  lists: true,
  uploads: true,
};

/** The whole key of a code, and the code of a whole key. */
export const keyOfCode = (code: MessageCode): MessageKey =>
  (code.slice(0, code.indexOf('.')) in ELSEWHERE ? code : `errors.${code}`) as MessageKey;
export const codeOfKey = (key: MessageKey): MessageCode => key.replace(/^errors\./, '') as MessageCode;
