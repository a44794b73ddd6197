/** What each kind of field accepts, as yup schemas. A kind without an entry does not compile. */
import * as yup from 'yup';
import { timeZoneOffsets } from '../systemData.ts';
import { isEmail } from './emailAddress.ts';
import { isBlank, isEmpty } from './empty.ts';
import { INJECTION, isDate, isWebAddress, PHONE, TIME, UNKEPT } from './formats.ts';
import { hoursProblem } from './hours.ts';
import type { FieldKind, FieldOf, PatternName } from './kinds.ts';
import { linkProblem } from './link.ts';
import type { Message } from './message.ts';
import { optionListProblem } from './optionList.ts';
import { visibleLength } from './richText.ts';

/** A message for yup, which passes it on as it is. */
export const say = (code: string, params?: Message['params']) => ({ code, params }) as unknown as string;

/** 000 §5: named patterns of text fields. */
export const patterns: Record<PatternName, RegExp> = {
  name: /^[^\s-][\p{L}\p{N}_ -]*$/u,
  alphanumeric: /^[\p{L}\p{N}]+$/u,
  notNumeric: /^(?!\d+$)/,
  code: /^[A-Za-z0-9][A-Za-z0-9_.-]*$/,
  macAddress: /^[\dA-Fa-f]{2}(:[\dA-Fa-f]{2}){5}$/,
  vehiclePlate: /^[\p{L}\p{N}][\p{L}\p{N} -]{0,14}$/u,
};
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;
/** ISO 8601 with a zone: what `Date.parse` makes of anything else depends on where it runs. */
const isInstant = (value: string) => INSTANT.test(value) && isDate(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));
const isZone = (value: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
};

const string = (max: number) =>
  yup
    .string()
    .strict()
    .typeError(say('notText'))
    .max(max, say('tooLong', { max }))
    .test('controls', say('badCharacter'), (value) => !value || !UNKEPT.test(value));
const line = (max: number) =>
  string(max)
    .test('injection', say('injection'), (value) => !value || !INJECTION.test(value))
    .test('line', say('oneLine'), (value) => !value || !/[\r\n]/.test(value));
export const number = () => yup.number().strict().typeError(say('notNumber')).integer(say('notWhole'));
const within = (min: number, max: number) => number().min(min, say('tooSmall', { min })).max(max, say('tooBig', { max }));
/** What an input hands on as text because the unit has fewer decimals: `1234.567` of dollars, `12.5` of yen or of pieces. */
const DECIMALS = /^\s*[-−]?[\d,]*\.(\d+)\s*$/;
/** The same, and a number with too many decimals is told what is wrong with it. */
const scaled = (min: number, max: number, decimals: number) =>
  within(min, max).typeError((({ value }: { value: unknown }) => {
    const given = typeof value === 'string' ? DECIMALS.exec(value.normalize('NFKC'))?.[1]?.length : undefined;
    if (given === undefined) return say('notNumber');
    return decimals > 0 && given > decimals ? say('twoDecimals') : say('notWhole');
  }) as never);
const key = () => number().positive(say('noSuchRecord')).max(Number.MAX_SAFE_INTEGER, say('noSuchRecord'));
const list = (of: yup.Schema, max: number) =>
  yup
    .array()
    .strict()
    .typeError(say('notList'))
    .of(of.nonNullable(say('emptyEntry')) as never)
    .max(max, say('tooManyItems', { max }))
    .test('distinct', say('duplicateEntry'), (value?: unknown[] | null) => !value || new Set(value).size === value.length);
/** A value with a shape of its own, checked by a function that both halves have. */
const shaped = (check: (value: unknown) => Message | undefined) =>
  yup.mixed().test('shape', (value, context) => {
    const problem = check(value);
    return !problem || context.createError({ message: say(problem.code, problem.params) });
  });
const pair = (value?: unknown[] | null) => isEmpty(value) || value?.length === 2;
const ordered = (value?: unknown[] | null) => isEmpty(value) || !pair(value) || String(value?.[1]) >= String(value?.[0]);
/** Formatted text: the marks have room of their own beside what is read. */
const html = (max: number) =>
  string(max * 20).test('visible', say('tooLong', { max }), (value) => !value || visibleLength(value) <= max);
const inLanguages = (of: yup.Schema) =>
  yup
    .object({ en: of, 'zh-Hant': of.nullable(), 'zh-Hans': of.nullable() })
    .default(undefined)
    .strict()
    .typeError(say('notObject'))
    .noUnknown(true, say('unknownField'));
const emailLine = () => string(254).test('email', say('email'), (value) => !value || isEmail(value));

export const accepts: { [K in FieldKind]: (field: FieldOf<K>) => yup.Schema } = {
  text: ({ max, pattern }) =>
    pattern ? line(max).matches(patterns[pattern], { message: say(`pattern.${pattern}`), excludeEmptyString: true }) : line(max),
  longText: ({ max }) => string(max).test('injection', say('injection'), (value) => !value || !INJECTION.test(value)),
  richText: ({ max }) => html(max),
  sequence: () => string(40),
  integer: ({ min, max }) => scaled(min, max, 0),
  money: ({ min, max }) => scaled(min, max, 2),
  percent: () => scaled(0, 10_000, 2),
  boolean: () => yup.boolean().strict().typeError(say('notYesNo')),
  date: () => string(40).test('date', say('date'), (value) => !value || isDate(value)),
  time: () => string(40).matches(TIME, { message: say('time'), excludeEmptyString: true }),
  dateTime: () => string(40).test('instant', say('dateTime'), (value) => !value || isInstant(value)),
  enum: ({ values }) => string(60).oneOf([...values, '', null] as never[], say('notAllowed', { values: values.join(', ') })),
  enums: ({ values }) =>
    list(
      yup
        .string()
        .strict()
        .typeError(say('notText'))
        .oneOf([...values], say('notAllowed', { values: values.join(', ') })),
      values.length,
    ),
  tags: ({ maxItems }) => list(line(50), maxItems),
  email: () => emailLine(),
  emails: ({ maxItems }) => list(emailLine(), maxItems),
  phone: () => string(21).matches(PHONE, { message: say('phone'), excludeEmptyString: true }),
  url: () => string(2000).test('url', say('url'), (value) => !value || isWebAddress(value)),
  localized: ({ max, rich, short }) =>
    inLanguages(rich ? html(max) : short ? line(max) : string(max))
      // The other languages fall back to English, so that one is there.
      .test('english', say('required'), (value) => {
        const isNothing = rich ? isBlank : isEmpty;
        return isNothing(value) || !isNothing(value?.en);
      }) as unknown as yup.Schema,
  localizedList: ({ maxItems }) => inLanguages(list(line(200), maxItems)) as unknown as yup.Schema,
  timeZone: () => string(60).test('zone', say('timeZone'), (value) => !value || isZone(value)),
  timeZoneOffset: () => number().oneOf([...timeZoneOffsets, null] as never[], say('timeZoneOffset')),
  dateRange: () =>
    yup
      .array()
      .strict()
      .typeError(say('notList'))
      .of(
        string(40)
          .nonNullable(say('date'))
          .test('date', say('date'), (value) => value !== undefined && isDate(value)),
      )
      .test('pair', say('dateRange'), pair)
      .test('order', say('dateOrder'), ordered),
  weeklyHours: () => shaped(hoursProblem),
  link: ({ types }) => shaped((value) => linkProblem(value, types)),
  options: (field) => shaped((value) => optionListProblem(value, field)),
  reference: key,
  references: ({ maxItems }) => list(key(), maxItems),
  file: key,
  files: ({ maxItems }) => list(key(), maxItems),
  image: key,
  count: () => yup.mixed(),
  activeOf: () => yup.mixed(),
  cases: () => yup.mixed(),
};
