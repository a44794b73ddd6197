/** How a client with a key gets it (`schemas/kernel/calls/keyed.ts`): a code that it shows, typed by somebody at its record. */
import { sql } from 'drizzle-orm';
import { type Claimed, type Keyed, PAIRING_MINUTES, type Pairing } from '#schemas/kernel/calls/keyed.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { wireKey } from '#schemas/kernel/fields/field.ts';
import { clearAttempts, countAttempt, LOCK_SECONDS } from '#server/auth/guard.ts';
import { hashToken, randomCode, randomToken } from '#server/auth/secrets.ts';
import { codeHash } from '#server/db/codeHash.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { columnName } from '#server/db/tables.ts';
import { AppError } from '#server/errors/appError.ts';
import type { AnyRow, RuleContext } from '../areas/rules.ts';
import { refuse } from '../calls/refusal.ts';
import type { Reach } from '../reach/reach.ts';

export type KeyedEntity = Entity & { keyed: Keyed };
export const isKeyed = (entity: Entity): entity is KeyedEntity => entity.keyed !== undefined;
/** Wrong codes that somebody may type in an hour: six digits are a million, and a few screens wait at a time. */
export const TYPED_HOURLY = 20;
const WRONG = 'pairingCodeWrong';

export const keyColumn = (entity: KeyedEntity) => sql.raw(`"${columnName(entity.keyed.key, entity.fields[entity.keyed.key])}"`);
const hashOf = (on: Queryable, code: string): Promise<string> => codeHash(on, { table: 'client_pairings' }, 'code', code);

/** A code for a client that has no key yet. One that is being shown already is not given twice. */
export async function startPairing(db: Database, entity: KeyedEntity): Promise<Pairing> {
  await db.query(sql`delete from client_pairings where expires_date <= now()`);
  for (;;) {
    const [code, claim] = [randomCode(), randomToken()];
    const [made] = await db.query<{ until: string }>(sql`
      insert into client_pairings (entity, code_hash, claim_hash, expires_date)
      values (${entity.name}, ${await hashOf(db, code)}, ${hashToken(claim)}, now() + make_interval(mins => ${PAIRING_MINUTES}))
      on conflict do nothing returning expires_date as until`);
    if (made) return { code, claim, until: new Date(made.until).toISOString() };
  }
}

/** The key, once; it ends the one that the record had. Throws AppError notFound for what was never given, or has run out. */
export const claimKey = (db: Database, entity: KeyedEntity, claim: string): Promise<Claimed> =>
  db.transaction(async (tx) => {
    const [pairing] = await tx.query<{ id: number; recordId: number | null }>(sql`
      select id, record_id as "recordId" from client_pairings
      where entity = ${entity.name} and claim_hash = ${hashToken(claim)} and expires_date > now() for update`);
    if (!pairing) throw new AppError('notFound');
    if (pairing.recordId === null) return { waiting: true };
    const key = randomToken();
    const [record] = await tx.query<{ uuid: string }>(sql`
      update ${sql.raw(`"${entity.table}"`)} set ${keyColumn(entity)} = ${hashToken(key)} where id = ${pairing.recordId} returning uuid`);
    await tx.query(sql`delete from client_pairings where id = ${pairing.id}`);
    if (!record) throw new AppError('notFound');
    return { waiting: false, uuid: record.uuid, key };
  });

/**
 * Runs the action by which a code is typed (`pairs.action`), other actions as they are. A code counts before it is compared, outside the
 * transaction, which a wrong one ends: guesses at the same time do not slip through. What was no guess is given back.
 * Throws AppError tooMany, and what the action throws.
 */
export async function countingCodes<T>(
  db: Database,
  entity: Entity,
  action: string,
  { session }: Reach,
  run: () => Promise<T>,
): Promise<T> {
  if (entity.keyed?.pairs?.action !== action) return run();
  const limits = [{ key: `pair:user:${session.userId}`, limit: TYPED_HOURLY, wide: true as const }];
  if (!(await countAttempt(db, limits))) throw new AppError('tooMany', { headers: { 'retry-after': String(LOCK_SECONDS) } });
  let isWrong = false;
  try {
    return await run();
  } catch (error) {
    isWrong = error instanceof AppError && Object.values(error.facts.fields ?? {}).some(({ code }) => code === WRONG);
    throw error;
  } finally {
    if (!isWrong) await clearAttempts(db, limits);
  }
}

/**
 * The rule of the action by which the code is typed (`pairs.action`): the client that shows it may fetch its key, and the key that the record
 * had ends at once.
 */
export async function pairByCode({ tx, entity, writing }: RuleContext, rows: readonly AnyRow[]): Promise<void> {
  const { key, pairs } = isKeyed(entity) ? entity.keyed : {};
  if (!key || !pairs) throw new Error(`${entity.name} has no clients with a code`);
  const input = wireKey(pairs.code, entity.fields[pairs.code] as Entity['fields'][string]);
  for (const row of rows) {
    const code = String(row.linked[input] ?? '').replace(/\s/g, '');
    const found = await tx.query(sql`
      update client_pairings set record_id = ${row.before?.id ?? null}
      where entity = ${entity.name} and code_hash = ${await hashOf(tx, code)} and (record_id is null or record_id = ${row.before?.id ?? null}::bigint)
        and expires_date > now() and ${writing}
      returning id`);
    if (!found.length && writing) refuse(row, input, WRONG);
    row.values[key] = null;
  }
}

/** The rule of an action that ends the key of a record. */
export async function endKey({ entity }: RuleContext, rows: readonly AnyRow[]): Promise<void> {
  if (!isKeyed(entity)) throw new Error(`${entity.name} has no clients with a key`);
  for (const { values } of rows) values[entity.keyed.key] = null;
}
