/** What is still asked of a visitor: required details, questions and documents of the setting. */
import type { LocaleCode } from '#i18n/locales.ts';
import { fallbackLocale } from '#i18n/locales.ts';
import { readIn } from '#schemas/kernel/fields/localized.ts';
import type { VisitorAsk } from '#schemas/visitors/visitingSetting.ts';
import type { Setting } from './setting.ts';

export interface Given {
  email?: string | null;
  mobileNo?: string | null;
  company?: string | null;
  vehiclePlateNo?: string | null;
  identityHash?: string | null;
  photoFileId?: number | null;
  answers?: readonly { question?: unknown; answer?: unknown }[] | null;
  acceptances?: readonly { document?: unknown; versionNo?: unknown }[] | null;
}
const keyOf: Record<VisitorAsk, keyof Given> = {
  EMAIL: 'email',
  MOBILE_NO: 'mobileNo',
  COMPANY: 'company',
  VEHICLE_PLATE_NO: 'vehiclePlateNo',
  IDENTITY_NO: 'identityHash',
  PHOTO: 'photoFileId',
};

export interface Lacking {
  fields: VisitorAsk[];
  questions: string[];
  documents: string[];
}

/** Questions and documents by their names in English, which the answers name as well. */
export function lackingOf(given: Given, { required, questions, documents }: Setting): Lacking {
  const answered = new Set(
    (given.answers ?? []).filter(({ answer }) => String(answer ?? '').trim()).map(({ question }) => question),
  );
  const accepted = new Set((given.acceptances ?? []).map(({ document, versionNo }) => `${document} ${versionNo}`));
  return {
    fields: required.filter((one) => !given[keyOf[one]]),
    questions: questions
      .filter((one) => one.answer === 'REQUIRED' && !answered.has(nameOf(one.question)))
      .map((one) => nameOf(one.question)),
    documents: documents.filter((one) => !accepted.has(`${nameOf(one.name)} ${one.versionNo}`)).map((one) => nameOf(one.name)),
  };
}
export const nameOf = (text: Parameters<typeof readIn>[0], locale: LocaleCode = fallbackLocale): string => readIn(text, locale);
export const isComplete = ({ fields, questions, documents }: Lacking): boolean =>
  !fields.length && !questions.length && !documents.length;
/** As the record keeps it, for the desk. */
export const lackingText = ({ fields, questions, documents }: Lacking): string | null =>
  [...fields, ...questions, ...documents].join('\n').slice(0, 1000) || null;
