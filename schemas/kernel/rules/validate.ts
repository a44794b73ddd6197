/**
 * One yup schema per form, made from the fields: the portal's form and the server's body check run the same one.
 * Messages are codes with parameters (`{ code: 'tooLong', params: { max: 20 } }`), worded by `i18n` under `errors.`.
 */
import * as yup from 'yup';
import type { Entity } from '../entity/entity.ts';
import { MINUTE } from '../fields/days.ts';
import { isEmpty } from '../fields/empty.ts';
import { type Field, isAhead, isComputed, isGiven, orderOf, wireKey } from '../fields/field.ts';
import { isDate } from '../fields/formats.ts';
import type { Message } from '../fields/message.ts';
import { fieldSchema, sayRequired } from '../kinds/checks.ts';
import type { Follows } from '../kinds/kind.ts';
import { errorCode, number } from '../kinds/parts.ts';
import { canRead } from '../rights/readable.ts';
import type { Session } from '../rights/session.ts';
import { isOnRecord } from '../states/action.ts';
import { type InstantParts, instantsIn, isSkipped } from '../time/instants.ts';
import { type AcrossFields, acrossProblem, needsRecord } from './acrossFields.ts';
import { matches, type Where } from './where.ts';

export { isBlank, isEmpty } from '../fields/empty.ts';
export { isGiven } from '../fields/field.ts';
export { isDate } from '../fields/formats.ts';
export type { Message, MessageCode } from '../fields/message.ts';
export { patterns } from '../fields/patterns.ts';
export { fieldSchema } from '../kinds/checks.ts';

type Viewer = Pick<Session, 'side'> &
  Partial<Pick<Session, 'permissions' | 'addOns' | 'roleCodes'>> & {
    /** The building's time zone, where times that its clock skips are to be found; on the server the record's building says (`setInstants`). */
    zone?: string;
  };

/** Field names that a call accepts: the form of create and update, the input of an action; in form order. */
export function inputNames(entity: Entity, operation: string, session?: Viewer): string[] {
  const action = entity.actions[operation];
  const names = action
    ? [...(action.input ?? []), ...(action.remark ? [action.remark] : [])]
    : entity.form.flatMap((section) => section.fields);
  return names.filter((name) => {
    const field = entity.fields[name];
    if (!field || isComputed(field)) return false;
    if (!action && (field.system || (operation === 'update' && (field.fixed || field.asked)))) return false;
    if (!session) return true;
    // A form does not hold, and so cannot clear, what a person may not see; a question that starts empty shows nothing.
    if (!action?.startsEmpty && !canRead({ permissions: [], addOns: [], roleCodes: [], ...session }, field)) return false;
    return !field.writableBy || field.writableBy.includes(session.side);
  });
}

/** True when a call cannot do without this field. */
export const isRequired = (entity: Entity, operation: string, name: string): boolean => {
  const action = entity.actions[operation];
  if (action && ((action.remark === name && !action.remarkOptional) || action.required?.includes(name))) return true;
  return entity.fields[name]?.required ?? false;
};

/**
 * The body of a call: exactly its fields by wire key (and `version`), nothing coerced, nothing unknown.
 * A field whose `when` does not hold may be absent.
 * @param before the record that the call changes, once it is known: what stands in it already may be in the past
 */
export function bodySchema(
  entity: Entity,
  operation: string,
  session: Viewer & Pick<Session, 'today'>,
  before?: Readonly<Record<string, unknown>>,
): yup.ObjectSchema<Record<string, unknown>> {
  const shape: Record<string, yup.Schema> = { version: number().optional() };
  for (const name of inputNames(entity, operation, session)) {
    const field = entity.fields[name] as Field;
    const required = isRequired(entity, operation, name);
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
    if ('percentWhile' in field && field.percentWhile)
      shape[name] = atMostWhole(shape[name] as yup.Schema, field.percentWhile, session.today);
    const order = orderOf(field);
    if (order) shape[name] = following(shape[name] as yup.Schema, order.follows, order.other);
    if (isAhead(field) && (before || isNew(entity, operation)))
      shape[name] = ahead(shape[name] as yup.Schema, before?.[name], session.today);
  }
  for (const { of } of session.zone ? instantsIn(entity.fields) : []) {
    const schema = shape[of[1]];
    if (schema) shape[of[1]] = shown(schema, entity, of, { zone: session.zone as string, before });
  }
  for (const check of entity.validate ?? []) {
    const key = wireKey(check.field, entity.fields[check.field] as Field);
    const schema = shape[key];
    if (schema && (before || !needsRecord(check))) shape[key] = withCheck(schema, entity, check, before);
  }
  return yup
    .object(shape)
    .strict()
    .typeError(errorCode('notObject'))
    .noUnknown(true, ((facts: { unknown: string }) => errorCode('unknownField', { fields: facts.unknown })) as never) as never;
}

/** A time that comes after another one of the form. */
const following = (schema: yup.Schema, { code, params, holds }: Follows, other: string) =>
  schema.test(code, errorCode(code, { other, ...params }), (value, context) => {
    const start = context.parent[other];
    return isEmpty(value) || isEmpty(start) || holds(String(value), String(start));
  });

/** Hundredths of a percent while the form is so: all of it at most. */
const WHOLE = 10_000;
const atMostWhole = (schema: yup.Schema, during: Where, today: string) =>
  schema.test(
    'tooBig',
    errorCode('tooBig', { max: WHOLE / 100 }),
    (value, context) => typeof value !== 'number' || value <= WHOLE || !matches(during, context.parent, { today }),
  );

/** Does the call make a record, so that every value is new? */
export const isNew = ({ actions }: Entity, operation: string): boolean => {
  const action = actions[operation];
  return operation !== 'update' && !(action && isOnRecord(action));
};

/** A time that the clock shows on the day of the form. */
const shown = (schema: yup.Schema, { fields }: Entity, of: InstantParts, { zone, before }: { zone: string; before?: object }) =>
  schema.test(
    'skippedTime',
    errorCode('skippedTime'),
    (_, context) => !isSkipped(fields, of, { ...before, ...context.parent }, zone),
  );

/** A new value from the present minute on, because people fill in whole minutes; a day from today on. */
const ahead = (schema: yup.Schema, present: unknown, today: string) =>
  schema.test('notInPast', errorCode('notInPast'), (value) => {
    if (isDate(String(value))) return String(value) >= today || value === present;
    const at = Date.parse(String(value));
    return !(at < Math.floor(Date.now() / MINUTE) * MINUTE) || at === Date.parse(String(present));
  });

/** The other fields of the form are there when this one is asked. */
const withCheck = (schema: yup.Schema, entity: Entity, check: AcrossFields, before?: object): yup.Schema =>
  schema.test('acrossFields', (_, context) => {
    const problem = acrossProblem(entity, check, needsRecord(check) ? { ...before, ...context.parent } : context.parent);
    return problem ? context.createError({ message: errorCode(problem.code, problem.params) as never }) : true;
  });

/** The fields that the session fills in: the company on the tenant side, the building always. */
export const tenantField = (entity: Entity): string | undefined =>
  Object.entries(entity.fields).find(([name, field]) => wireKey(name, field) === entity.scope.tenant && name !== 'id')?.[0];
export const buildingField = (entity: Entity): string | undefined =>
  Object.entries(entity.fields).find(([name, field]) => wireKey(name, field) === entity.scope.building && name !== 'id')?.[0];

/** Runs a schema and returns the first message of every field, by wire key; undefined when all is valid. */
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
