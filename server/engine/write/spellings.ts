/**
 * Bodies as the specification spells them: turned into the form's own shape before anything checks them. Texts as a list by language
 * (`textsOf`), links whose parts stand in the row itself, and the office centre of a new record by its uuid (`sameAs`).
 */
import { fallbackLocale, localeCodes } from '#i18n/locales.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, isLink, isRows, type RowsField } from '#schemas/kernel/fields/field.ts';
import { linkInput, linkParts } from '#schemas/kernel/fields/link.ts';
import type { LinkType } from '#schemas/kernel/fields/linkTypes.ts';
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

/** The parts of a link that stand in the row itself, with `url` and `url2` for its one or two addresses. */
export const FLAT = ['type', 'url', 'url2', 'openIn', 'iosUrl', 'androidUrl', 'phone', 'email'] as const;
const linkCell = ({ fields }: RowsField): string | undefined =>
  Object.entries(fields).find(([, cell]) => isLink(cell as Field))?.[0];

/** A row with the link in its own cell. */
export function gathered(field: RowsField, row: unknown): unknown {
  const cell = linkCell(field);
  if (!cell || !isObject(row) || Object.hasOwn(row, cell) || !Object.hasOwn(row, 'type')) return row;
  const { type, url, url2, ...others } = row;
  const parts = linkParts[type as LinkType] ?? [];
  const link: Body = { type };
  for (const part of FLAT.slice(3)) if (parts.includes(part as never) && others[part] !== undefined) link[part] = others[part];
  if (url !== undefined) link[linkInput(type as LinkType)] ??= url;
  if (url2 !== undefined && url2 !== null && url2 !== '') link.androidUrl ??= url2;
  const own = Object.entries(others).filter(([key]) => !(key in link));
  return { ...Object.fromEntries(own), [cell]: link };
}

/** The body of a form in its own shape. Throws AppError validation. */
export function asSpelled(entity: Entity, operation: string, body: unknown, reach: Reach): unknown {
  if (!isObject(body)) return body;
  const names = inputNames(entity, operation, reach.session);
  let given: Body = body;
  for (const [key, field] of Object.entries(entity.fields)) {
    if ('textsOf' in field && Object.hasOwn(given, key) && field.textsOf.every((name) => names.includes(name)))
      given = spreadTexts(given, key, field.textsOf);
    const { [key]: rows } = given;
    if (isRows(field) && names.includes(key) && Array.isArray(rows) && linkCell(field))
      given = { ...given, [key]: rows.map((row: unknown) => gathered(field, row)) };
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
