/**
 * One yup schema per form, made from the fields: the portal's form and the server's body check run the same one.
 * Messages are codes with parameters (`{ code: 'tooLong', params: { max: 20 } }`), worded by `i18n` under `errors.`.
 */
import * as yup from 'yup';
import { refusalOf } from './access.ts';
import type { Entity } from './entity.ts';
import { type Field, type FieldKind, type FieldOf, isComputed, type PatternName, wireKey } from './field.ts';
import { EMAIL, INJECTION, isDate, isWebAddress, minutesOf, PHONE, TIME, UNKEPT } from './fields/formats.ts';
import { hoursProblem, LEAST_MINUTES } from './fields/hours.ts';
import { linkProblem } from './fields/link.ts';
import type { Message } from './fields/message.ts';
import { optionListProblem } from './fields/optionList.ts';
import { isBlankHtml, visibleLength } from './fields/richText.ts';
import type { Session } from './session.ts';
import { timeZoneOffsets } from './systemData.ts';
import { matches } from './where.ts';

export type { Message } from './fields/message.ts';
export { isDate };

const say = (code: string, params?: Message['params']) => ({ code, params }) as unknown as string;

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
const number = () => yup.number().strict().typeError(say('notNumber')).integer(say('notWhole'));
const within = (min: number, max: number) => number().min(min, say('tooSmall', { min })).max(max, say('tooBig', { max }));
const key = () => number().positive(say('noSuchRecord'));
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
const emailLine = () => string(254).matches(EMAIL, { message: say('email'), excludeEmptyString: true });

/** What each kind accepts. A kind without an entry does not compile. */
const kinds: { [K in FieldKind]: (field: FieldOf<K>) => yup.Schema } = {
  text: ({ max, pattern }) =>
    pattern ? line(max).matches(patterns[pattern], { message: say(`pattern.${pattern}`), excludeEmptyString: true }) : line(max),
  longText: ({ max }) => string(max).test('injection', say('injection'), (value) => !value || !INJECTION.test(value)),
  richText: ({ max }) => html(max),
  sequence: () => string(40),
  integer: ({ min, max }) => within(min, max),
  money: ({ min, max }) => within(min, max),
  percent: () => within(0, 10_000),
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

/** True for what a form leaves behind when nothing was filled in, in any language. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value !== 'object') return value === undefined;
  return value === null || Object.values(value).every(isEmpty);
}

/** The same for formatted text, of which marks alone may be left. */
export const isBlank = (value: unknown): boolean =>
  typeof value === 'string'
    ? isBlankHtml(value)
    : isEmpty(value) || (typeof value === 'object' && Object.values(value as object).every(isBlank));
const isRich = (field: Field): boolean => field.kind === 'richText' || (field.kind === 'localized' && field.rich === true);
/** Does a value of this field count as filled in? */
export const isGiven = (field: Field, value: unknown): boolean => !(isRich(field) ? isBlank(value) : isEmpty(value));
const sayRequired = (field: Field) => say(field.messages?.required ?? 'required');

/** The check of one field alone: its kind, and that it has a value when one is required. */
export function fieldSchema(field: Field, required = field.required ?? false): yup.Schema {
  const base = (kinds[field.kind] as (field: Field) => yup.Schema)(field).nullable().optional();
  return required ? base.test('required', sayRequired(field), (value: unknown) => isGiven(field, value)) : base;
}

type Viewer = Pick<Session, 'side'> & Partial<Pick<Session, 'permissions' | 'addOns' | 'roleCodes'>>;

/** Field names that a call accepts: the form of create and update, the input of an action; in form order. */
export function inputNames(entity: Entity, what: string, session?: Viewer): string[] {
  const action = entity.actions[what];
  const names = action
    ? [...(action.input ?? []), ...(action.remark ? [action.remark] : [])]
    : entity.form.flatMap((section) => section.fields);
  return names.filter((name) => {
    const field = entity.fields[name];
    if (!field || isComputed(field)) return false;
    if (!action && (field.system || (what === 'update' && field.fixed))) return false;
    if (!session) return true;
    // What a person cannot see, that person's form does not hold, and so cannot clear.
    if (field.readableBy && refusalOf({ permissions: [], addOns: [], roleCodes: [], ...session }, field.readableBy)) return false;
    return !field.writableBy || field.writableBy.includes(session.side);
  });
}

/** True when a call cannot do without this field. */
export const isRequired = (entity: Entity, what: string, name: string): boolean => {
  const action = entity.actions[what];
  if (action && (action.remark === name || action.required?.includes(name))) return true;
  return entity.fields[name]?.required ?? false;
};

/**
 * The body of a call: exactly its fields by wire key (and `version`), nothing coerced, nothing unknown.
 * A field whose `when` does not hold may be absent.
 */
export function bodySchema(
  entity: Entity,
  what: string,
  session: Viewer & Pick<Session, 'today'>,
): yup.ObjectSchema<Record<string, unknown>> {
  const shape: Record<string, yup.Schema> = { version: number().optional() };
  for (const name of inputNames(entity, what, session)) {
    const field = entity.fields[name] as Field;
    const required = isRequired(entity, what, name);
    const schema = fieldSchema(field, required && !field.when);
    const conditions = required ? [field.when] : field.requiredWhen ? [field.when, field.requiredWhen] : [];
    const given = conditions.filter((one) => one !== undefined);
    shape[wireKey(name, field)] = given.length
      ? schema.test(
          'required',
          sayRequired(field),
          (value, context) =>
            !given.every((one) => matches(one, context.parent, { today: session.today })) || isGiven(field, value),
        )
      : schema;
    if (field.kind === 'date' && field.notBefore) shape[name] = notBefore(shape[name] as yup.Schema, field.notBefore);
    if (field.kind === 'time' && field.after) shape[name] = minutesAfter(shape[name] as yup.Schema, field.after);
  }
  return yup
    .object(shape)
    .strict()
    .typeError(say('notObject'))
    .noUnknown(true, ((facts: { unknown: string }) => say('unknownField', { fields: facts.unknown })) as never) as never;
}

const notBefore = (schema: yup.Schema, other: string) =>
  schema.test('notBefore', say('notBefore', { other }), (value, context) => {
    const start = context.parent[other];
    return isEmpty(value) || isEmpty(start) || String(value) >= String(start);
  });

/** 000 §5: between the start and the end of a time range lie at least so many minutes. */
const minutesAfter = (schema: yup.Schema, other: string) =>
  schema.test('minutesAfter', say('minutesAfter', { other, minutes: LEAST_MINUTES }), (value, context) => {
    const [end, start] = [String(value ?? ''), String(context.parent[other] ?? '')];
    return !TIME.test(end) || !TIME.test(start) || minutesOf(end) - minutesOf(start) >= LEAST_MINUTES;
  });

/** The fields that the session fills in: the company on the tenant side, the building always. */
export const tenantField = (entity: Entity): string | undefined =>
  Object.entries(entity.fields).find(([name, field]) => wireKey(name, field) === entity.scope.tenant && name !== 'id')?.[0];
export const buildingField = (entity: Entity): string | undefined =>
  Object.entries(entity.fields).find(([name, field]) => wireKey(name, field) === entity.scope.building && name !== 'id')?.[0];

/** Runs a schema and gives the first message of every field, keyed by wire key; undefined when all is well. */
export function problemsOf(schema: yup.Schema, value: unknown): Record<string, Message> | undefined {
  try {
    schema.validateSync(value, { abortEarly: false, strict: true });
    return undefined;
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const problems: Record<string, Message> = {};
    for (const one of error.inner.length ? error.inner : [error]) {
      const message = one.errors[0] as unknown as Message;
      const keys = message.code === 'unknownField' ? String(message.params?.fields ?? '').split(', ') : [one.path || 'root'];
      for (const name of keys) problems[name] ??= message;
    }
    return problems;
  }
}
