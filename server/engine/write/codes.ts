/** New codes (`schemas/kernel/fields/code.ts`): at random, free in their building, stored plain or as a hash. */
import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isCode, isHashedCode } from '#schemas/kernel/fields/code.ts';
import type { CodeField } from '#schemas/kernel/fields/field.ts';
import { KEPT_SECRET } from '#schemas/kernel/fields/secret.ts';
import { canRead } from '#schemas/kernel/rights/readable.ts';
import type { Change } from '#server/audit/audit.ts';
import { codeHash } from '#server/db/codeHash.ts';
import type { Queryable } from '#server/db/database.ts';
import { storedColumn } from '#server/db/model.ts';
import { AppError } from '#server/errors/appError.ts';
import type { Reach } from '../reach/reach.ts';

type Values = Record<string, unknown>;

/** Codes are so sparse (`MIN_CODES`) that a free one is found at once, unless nearly all are taken. */
const MAX_TRIES = 50;

const random = ({ length, alphabet }: CodeField): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** The building in which a code is the only one; undefined where it is unique everywhere. */
function ownerIn({ scope }: Entity, field: CodeField, values: Readonly<Values>): { key: string; id: unknown } | undefined {
  const { building, through } = scope;
  return field.unique === 'perCentre' && building && !through ? { key: building, id: values[building] ?? null } : undefined;
}

/**
 * A free code. Whoever makes one waits for others that do the same, so that two never find the same one free; the unique index is behind it.
 * @param taken codes that are about to be stored
 * @throws AppError notAllowedNow when none is left
 */
async function freeCode(
  tx: Queryable,
  entity: Entity,
  name: string,
  values: Readonly<Values>,
  taken: ReadonlySet<string> = new Set(),
): Promise<{ plain: string; kept: string }> {
  const field = entity.fields[name] as CodeField;
  const owner = ownerIn(entity, field, values);
  await tx.query(sql`select pg_advisory_xact_lock(hashtext(${`code ${entity.table} ${name} ${String(owner?.id ?? '')}`}))`);
  const within = owner
    ? sql` and ${sql.raw(`"${storedColumn(entity, owner.key)}"`)} is not distinct from ${owner.id}::bigint`
    : sql``;
  const column = sql.raw(`"${storedColumn(entity, name)}"`);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const plain = random(field);
    const kept = isHashedCode(field) ? await codeHash(tx, entity, name, plain) : plain;
    if (taken.has(kept)) continue;
    const [held] = await tx.query(
      sql`select 1 as held from ${sql.raw(`"${entity.table}"`)} where lower(${column}) = lower(${kept})${within} limit 1`,
    );
    if (!held) return { plain, kept };
  }
  throw new AppError('notAllowedNow');
}

/** The names of the codes of an entity. */
export const codesOf = ({ fields }: Pick<Entity, 'fields'>): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (isCode(field) && !field.via ? [name] : []));

/**
 * Gives new codes to a record that is about to be written.
 * @param names which ones; for a new record all that have no value yet
 * @returns those that are told now and never again, as far as the caller may read them
 */
export async function newCodes(
  tx: Queryable,
  entity: Entity,
  values: Values,
  reach: Reach,
  { names, before }: { names?: readonly string[]; before?: Readonly<Values> } = {},
): Promise<Record<string, string>> {
  const told: Record<string, string> = {};
  for (const name of names ?? codesOf(entity).filter((one) => (values[one] ?? null) === null)) {
    const { plain, kept } = await freeCode(tx, entity, name, { ...before, ...values });
    values[name] = kept;
    const field = entity.fields[name];
    if (isHashedCode(field) && canRead(reach.session, field)) told[name] = plain;
  }
  return told;
}

/** The same for many new records of one call, whose codes nobody is told. */
export async function newCodesOfRows(tx: Queryable, entity: Entity, rows: readonly { values: Values }[]): Promise<void> {
  for (const name of codesOf(entity)) {
    const taken = new Set<string>();
    for (const { values } of rows) {
      const { kept } = await freeCode(tx, entity, name, values, taken);
      values[name] = kept;
      taken.add(kept);
    }
  }
}

/** For the audit entry: that a code of which only the hash is kept was renewed, and nothing else. A first one is a change as others are. */
export const renewals = (entity: Entity, names: readonly string[], before: Readonly<Values>): Change[] =>
  names
    .filter((name) => isHashedCode(entity.fields[name]) && (before[name] ?? null) !== null)
    .map((field) => ({ field, from: KEPT_SECRET, to: KEPT_SECRET }));
