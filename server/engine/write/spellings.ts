/**
 * Bodies as the specification spells them: turned into the form's own shape before anything checks them. Texts as a list by language
 * (`textsOf`), links as parts with names of their own (`partOf`), and the office centre of a new record by its uuid (`sameAs`).
 */
import { fallbackLocale, localeCodes } from '#i18n/locales.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, isRows, type LinkField, type RowsField } from '#schemas/kernel/fields/field.ts';
import { type LinkProblem, linkProblem, linkSaid, saidOf } from '#schemas/kernel/fields/link.ts';
import type { LinkValue, SaidPart } from '#schemas/kernel/fields/linkTypes.ts';
import { inputNames, isNew } from '#schemas/kernel/rules/validate.ts';
import type { Queryable } from '#server/db/database.ts';
import { AppError, refuseProblems } from '#server/errors/appError.ts';
import { type Reach, reachAt } from '../reach/reach.ts';

type Body = Record<string, unknown>;
const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value);
const LANGUAGES: readonly string[] = localeCodes;

/** The texts of each language into the fields; a text that stands beside the list is the English one. Throws AppError validation. */
function spreadTexts(body: Body, key: string, names: readonly string[]): Body {
  const { [key]: list, ...rest } = body;
  if (list === null || list === undefined) return rest;
  const isEntry = (one: unknown): one is Body =>
    isObject(one) &&
    LANGUAGES.includes(one.languageCode as string) &&
    Object.keys(one).every((part) => part === 'languageCode' || names.includes(part));
  if (!Array.isArray(list) || !list.every(isEntry)) return refuseProblems({ [key]: { code: 'rows.wrong' } }) as never;
  for (const name of names) {
    const said = list.flatMap((entry) => (entry[name] === undefined ? [] : [[entry.languageCode, entry[name]]]));
    const beside = typeof rest[name] === 'string' ? { [fallbackLocale]: rest[name] } : (rest[name] as object | undefined);
    if (said.length || typeof rest[name] === 'string') rest[name] = { ...beside, ...Object.fromEntries(said) };
  }
  return rest;
}

/** The other names of the parts of links among fields, by the link. */
function partsIn(fields: Readonly<Record<string, Field>>): Map<string, [key: string, part: SaidPart][]> {
  const found = new Map<string, [string, SaidPart][]>();
  for (const [key, field] of Object.entries(fields))
    if ('partOf' in field) found.set(field.partOf, [...(found.get(field.partOf) ?? []), [key, field.part]]);
  return found;
}

const isNothing = (value: unknown) => value === undefined || value === null || value === '';
/** Does a part that stands beside its link say what the link says? */
function saysSame(link: unknown, part: SaidPart, value: unknown): boolean {
  if (isNothing(value) || !isObject(link)) return true;
  const own = saidOf(link as unknown as LinkValue, part);
  if (!isObject(own) || !isObject(value)) return own === value;
  return [...new Set([...Object.keys(own), ...Object.keys(value)])].every(
    (key) => own[key] === value[key] || (isNothing(own[key]) && isNothing(value[key])),
  );
}

/** The name by which the input of an error has been sent. */
function sentAs(names: readonly [key: string, part: SaidPart][], part: LinkProblem['part']): string {
  const said: readonly string[] = part === 'androidUrl' ? ['url2'] : [part, 'url', 'urls'];
  const found = said.flatMap((one) => names.filter((name) => name[1] === one))[0] ?? names[0];
  return found?.[0] as string;
}

/**
 * A body or a row with its links in their own shape; `at` is where the row stands in the body.
 * @throws AppError validation where the parts make no link, by the names that they were sent with
 */
export function gathered(fields: Readonly<Record<string, Field>>, given: Body, at = ''): Body {
  let body = given;
  for (const [name, names] of partsIn(fields)) {
    const sent = names.filter(([key]) => Object.hasOwn(body, key));
    if (!sent.length) continue;
    const field = fields[name] as LinkField;
    const others = Object.fromEntries(Object.entries(body).filter(([key]) => !sent.some((one) => one[0] === key)));
    if (!isNothing(body[name])) {
      const odd = sent.find(([key, part]) => !saysSame(body[name], part, body[key]));
      if (odd) refuseProblems({ [`${at}${odd[0]}`]: { code: 'link.wrong' } });
      body = others;
      continue;
    }
    const link = linkSaid(Object.fromEntries(sent.map(([key, part]) => [part, body[key]])));
    const problem = linkProblem(link, field.types, field.more);
    if (problem) {
      const { part, ...message } = problem;
      refuseProblems({ [`${at}${sentAs(names, part)}`]: message });
    }
    body = { ...others, [name]: link };
  }
  return body;
}

const gatheredRow = ({ fields }: RowsField, row: unknown, at?: string): unknown =>
  isObject(row) ? gathered(fields as Readonly<Record<string, Field>>, row, at) : row;
/** A row of its own call. */
export const rowAsSpelled = (field: RowsField, row: unknown): object => gatheredRow(field, row) as object;

/** The body of a form in its own shape. Throws AppError validation. */
export function asSpelled(entity: Entity, operation: string, body: unknown, reach: Reach): unknown {
  if (!isObject(body)) return body;
  const names = inputNames(entity, operation, reach.session);
  const taken = Object.entries(entity.fields).filter(
    ([name, field]) => names.includes(name) || ('partOf' in field && names.includes(field.partOf)),
  );
  let given: Body = gathered(Object.fromEntries(taken), body);
  for (const [key, field] of Object.entries(entity.fields)) {
    if ('textsOf' in field && Object.hasOwn(given, key) && field.textsOf.every((name) => names.includes(name)))
      given = spreadTexts(given, key, field.textsOf);
    const { [key]: rows } = given;
    if (isRows(field) && names.includes(key) && Array.isArray(rows))
      given = { ...given, [key]: rows.map((row: unknown, index) => gatheredRow(field, row, `${key}[${index}].`)) };
  }
  return given;
}

/** The name by which a body says in which building a new record is. */
export const centreKey = (entity: Entity, operation: string): string | undefined =>
  isNew(entity, operation) && entity.scope.building?.endsWith('Id')
    ? Object.entries(entity.fields).find(
        ([, field]: [string, Field]) => 'sameAs' in field && field.sameAs === `${entity.scope.building?.slice(0, -2)}.uuid`,
      )?.[0]
    : undefined;

/**
 * The scope of the building that the body names, and the body without it: one's own, or for the provider's staff any.
 * @throws AppError validation where it is another
 */
export async function inNamedCentre(
  on: Queryable,
  entity: Entity,
  operation: string,
  body: unknown,
  reach: Reach,
): Promise<{ body: unknown; reach: Reach }> {
  const key = centreKey(entity, operation);
  if (!key || !isObject(body) || !Object.hasOwn(body, key)) return { body, reach };
  const { [key]: uuid, ...rest } = body;
  const unknown = () => refuseProblems({ [key]: { code: 'notFound' } }) as never;
  if (typeof uuid !== 'string') return unknown();
  const found = await reachAt(on, reach.session, { officeCentreUuid: uuid }, reach.locale).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'notFound') return unknown();
    throw error;
  });
  if (found.tenantId !== reach.tenantId || (reach.buildingId !== null && found.buildingId !== reach.buildingId)) return unknown();
  return { body: rest, reach: found };
}
