/** Building blocks of the kinds' checks, as yup schemas. */
import * as yup from 'yup';
import { fallbackLocale, localeCodes } from '#i18n/locales.ts';
import { isEmail } from '../fields/emailAddress.ts';
import { isEmpty } from '../fields/empty.ts';
import { INJECTION, isDate, UNSTORABLE } from '../fields/formats.ts';
import type { Message, MessageCode } from '../fields/message.ts';
import { hidesCharacter, type TextForm, textForms } from '../fields/normalText.ts';
import { visibleLength } from '../fields/richText.ts';

// The rules of structured values: a list does not need them.
export { answersProblem } from '../fields/answers.ts';
export { hoursProblem } from '../fields/hoursRules.ts';
export { linkProblem } from '../fields/link.ts';
export { optionListProblem } from '../fields/optionList.ts';
export { recurrenceProblem } from '../fields/recurrence.ts';
export { yup };

/** A message for yup, which passes it on unchanged. */
export const errorCode = (code: MessageCode, params?: Message['params']) => ({ code, params }) as unknown as string;

/** What yup would say in words of its own: null where a value is needed, and whatever else has no code. */
yup.setLocale({
  mixed: {
    default: errorCode('unreadable'),
    required: errorCode('required'),
    defined: errorCode('required'),
    notNull: errorCode('required'),
    notType: errorCode('unreadable'),
    oneOf: errorCode('unreadable'),
    notOneOf: errorCode('unreadable'),
  },
} as never);

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;
/** ISO 8601 with a time zone: the result of `Date.parse` for anything else depends on the environment. */
export const isInstant = (value: string) =>
  INSTANT.test(value) &&
  isDate(value.slice(0, 10)) &&
  !Number.isNaN(Date.parse(value)) &&
  // Also where the time zone carries it into another year.
  isDate(new Date(value).toISOString().slice(0, 10));
export const isZone = (value: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat(undefined, { timeZone: value }));
  } catch {
    return false;
  }
};

/** Text as it is given, such as a secret. */
export const rawString = (max: number) =>
  yup
    .string()
    .strict()
    .typeError(errorCode('notText'))
    .max(max, errorCode('tooLong', { max }))
    .test('controls', errorCode('badCharacter'), (value) => !value || !UNSTORABLE.test(value));
/** Text that is judged in the form in which it is stored. */
export const string = (max: number, form: TextForm = 'lines') =>
  yup
    .string()
    .strict()
    .typeError(errorCode('notText'))
    .test('long', errorCode('tooLong', { max }), (value) => !value || textForms[form](value).length <= max)
    .test('controls', errorCode('badCharacter'), (value) => !value || !UNSTORABLE.test(value))
    .test('hidden', errorCode('hiddenCharacter'), (value) => !value || UNSTORABLE.test(value) || !hidesCharacter(value, form));
/** Whether a text would be run by a spreadsheet, in the form in which it is stored. */
export const isHarmless = (value: string | null | undefined, form: TextForm): boolean =>
  !value || !INJECTION.test(textForms[form](value));
export const line = (max: number, form: TextForm = 'line') =>
  string(max, form)
    .test('injection', errorCode('injection'), (value) => isHarmless(value, form))
    .test('line', errorCode('oneLine'), (value) => !value || !/[\r\n]/.test(value));
export const number = () => yup.number().strict().typeError(errorCode('notNumber')).integer(errorCode('notWhole'));
export const within = (min: number, max: number) =>
  number().min(min, errorCode('tooSmall', { min })).max(max, errorCode('tooBig', { max }));
/** What an input passes on as text because the unit has fewer decimals: `1234.567` of dollars, `12.5` of yen or of pieces. */
const DECIMALS = /^\s*[-−]?[\d,]*\.(\d+)\s*$/;
/** A number with too many decimals gets a message of its own. */
const withDecimals = (schema: yup.NumberSchema, decimals: number) =>
  schema.typeError((({ value }: { value: unknown }) => {
    const given = typeof value === 'string' ? DECIMALS.exec(value.normalize('NFKC'))?.[1]?.length : undefined;
    if (given === undefined) return errorCode('notNumber');
    return decimals > 0 && given > decimals ? errorCode('twoDecimals') : errorCode('notWhole');
  }) as never);
export const scaled = (min: number, max: number, decimals: number) => withDecimals(within(min, max), decimals);
/** An amount in the smallest unit of its currency, which decides how many decimals people see: no message names a number of units. */
export const amount = (min: number, max: number) =>
  withDecimals(
    number()
      .min(min, min === 1 ? errorCode('notPositive') : errorCode('tooSmall', { min }))
      .max(max, errorCode('amountTooBig')),
    2,
  );
/** Hundredths of a percent; messages name percent. */
export const percentage = (min: number, max: number) =>
  withDecimals(
    number()
      .min(min, errorCode('tooSmall', { min: min / 100 }))
      .max(max, errorCode('tooBig', { max: max / 100 })),
    2,
  );
export const key = () => number().positive(errorCode('noSuchRecord')).max(Number.MAX_SAFE_INTEGER, errorCode('noSuchRecord'));
export const list = (of: yup.Schema, max: number) =>
  yup
    .array()
    .strict()
    .typeError(errorCode('notList'))
    .of(of.nonNullable(errorCode('emptyEntry')) as never)
    .max(max, errorCode('tooManyItems', { max }))
    .test('distinct', errorCode('duplicateEntry'), (value?: unknown[] | null) => !value || new Set(value).size === value.length);
/** A structured value, checked by a function that portal and server share. */
export const shaped = (check: (value: unknown) => Message | undefined) =>
  yup.mixed().test('shape', (value, context) => {
    const problem = check(value);
    return !problem || context.createError({ message: errorCode(problem.code, problem.params) });
  });
export const pair = (value?: unknown[] | null) => isEmpty(value) || value?.length === 2;
export const ordered = (value?: unknown[] | null) => isEmpty(value) || !pair(value) || String(value?.[1]) >= String(value?.[0]);
/** Formatted text: tags have a length limit of their own besides the visible text. */
export const html = (max: number) =>
  string(max * 20).test('visible', errorCode('tooLong', { max }), (value) => !value || visibleLength(value) <= max);
export const inLanguages = (of: yup.Schema) =>
  yup
    .object(Object.fromEntries(localeCodes.map((code) => [code, code === fallbackLocale ? of : of.nullable()])))
    .default(undefined)
    .strict()
    .typeError(errorCode('notObject'))
    .noUnknown(true, errorCode('unknownField'));
export const emailLine = () => string(254).test('email', errorCode('email'), (value) => !value || isEmail(value));
export const anything = () => yup.mixed();
