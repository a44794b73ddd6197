import type { ErrorKey, RefusalParts } from '#i18n/keys.ts';
import type { KeysOf } from '#i18n/shape.ts';

type ElsewhereKey = KeysOf<RefusalParts>;

/** The key of a refusal's text below `errors.`, or the whole key of one that stands elsewhere. A code without a text does not compile. */
export type MessageCode = ErrorKey | ElsewhereKey;

/** The whole key of a refusal's text. */
export type MessageKey = `errors.${ErrorKey}` | ElsewhereKey;

/** Why a value is refused: a code, with its text in the catalogue, and the parameters of the text. */
export interface Message {
  code: MessageCode;
  params?: Record<string, string | number>;
}

const ELSEWHERE: Readonly<Record<keyof RefusalParts, true>> = {
  auth: true,
  bookingErrors: true,
  bulkUpload: true,
  deskErrors: true,
  eventErrors: true,
  lists: true,
  loadingBayErrors: true,
  loanErrors: true,
  orderErrors: true,
  promoErrors: true,
  uploads: true,
  visitErrors: true,
};

/** The whole key of a code, and the code of a whole key. */
export const keyOfCode = (code: MessageCode): MessageKey =>
  (code.slice(0, code.indexOf('.')) in ELSEWHERE ? code : `errors.${code}`) as MessageKey;
export const codeOfKey = (key: MessageKey): MessageCode => key.replace(/^errors\./, '') as MessageCode;
