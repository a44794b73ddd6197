/**
 * One yup schema per form, made from the fields: the portal's form and the server's body check run the same one.
 * Messages are codes with parameters (`{ code: 'tooLong', params: { max: 20 } }`), worded by `i18n` under `errors.`.
 */
import * as yup from 'yup';
import { refusalOf } from './access.ts';
import type { Entity } from './entity.ts';
import { type Field, type FieldKind, type FieldOf, isComputed, type PatternName, wireKey } from './field.ts';
import type { Session } from './session.ts';
import { matches } from './where.ts';

export interface Message {
  code: string;
  params?: Record<string, string | number>;
}
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
const PHONE = /^\+?[0-9][0-9 ()-]{5,19}$/;
const EMAIL = /^[^\s@<>"(),:;[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/;
/** What PostgreSQL cannot keep: NUL, and halves of a character. */
const UNKEPT = /\0|\p{Surrogate}/u;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
/** Spreadsheet injection (000 §5): a value that starts so is refused; a sign before a digit is a number and harmless. */
const INJECTION = /^\s*(=|<|@|[+-](?![\d( ]))/;

/** `2026-02-30` is no date, nor is a day of the year 0: PostgreSQL counts from 1. */
export const isDate = (value: string) =>
  DATE.test(value) && value >= '0001' && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value);
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
    .of(of as never)
    .max(max, say('tooManyItems', { max }))
    .test('distinct', say('duplicateEntry'), (value?: unknown[] | null) => !value || new Set(value).size === value.length);
const emailLine = () => string(254).matches(EMAIL, { message: say('email'), excludeEmptyString: true });

/** What each kind accepts. A kind without an entry does not compile. */
const kinds: { [K in FieldKind]: (field: FieldOf<K>) => yup.Schema } = {
  text: ({ max, pattern }) =>
    pattern ? line(max).matches(patterns[pattern], { message: say(`pattern.${pattern}`), excludeEmptyString: true }) : line(max),
  longText: ({ max }) => string(max).test('injection', say('injection'), (value) => !value || !INJECTION.test(value)),
  richText: ({ max }) =>
    string(max * 20).test('visible', say('tooLong', { max }), (value) => !value || value.replace(/<[^>]*>/g, '').length <= max),
  sequence: () => string(40),
  integer: ({ min, max }) => within(min, max),
  money: ({ min, max }) => within(min, max),
  percent: () => within(0, 10_000),
  boolean: () => yup.boolean().strict().typeError(say('notYesNo')),
  date: () => string(10).test('date', say('date'), (value) => !value || isDate(value)),
  time: () => string(5).matches(TIME, { message: say('time'), excludeEmptyString: true }),
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
  url: () => string(2000).test('url', say('url'), (value) => !value || (/^https?:\/\//i.test(value) && URL.canParse(value))),
  localized: ({ max }) =>
    yup
      .object({ en: string(max), 'zh-Hant': string(max).nullable(), 'zh-Hans': string(max).nullable() })
      .default(undefined)
      .strict()
      .noUnknown(true, say('unknownField'))
      // The other languages fall back to English, so that one is there.
      .test('english', say('required'), (value) => isEmpty(value) || !isEmpty(value?.en)) as unknown as yup.Schema,
  timeZone: () => string(60).test('zone', say('timeZone'), (value) => !value || isZone(value)),
  reference: key,
  file: key,
  count: () => yup.mixed(),
  cases: () => yup.mixed(),
};

/** True for what a form leaves behind when nothing was filled in, in any language. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value !== 'object') return value === undefined;
  return value === null || Object.values(value).every(isEmpty);
}

/** The check of one field alone: its kind, and that it has a value when one is required. */
export function fieldSchema(field: Field, required = field.required ?? false): yup.Schema {
  const base = (kinds[field.kind] as (field: Field) => yup.Schema)(field).nullable().optional();
  return required ? base.test('required', say('required'), (value: unknown) => !isEmpty(value)) : base;
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
    shape[wireKey(name, field)] =
      required && field.when
        ? schema.test(
            'required',
            say('required'),
            (value, context) => !matches(field.when, context.parent, { today: session.today }) || !isEmpty(value),
          )
        : schema;
    if (field.kind === 'date' && field.notBefore) shape[name] = notBefore(shape[name] as yup.Schema, field.notBefore);
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
