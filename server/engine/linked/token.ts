/** Links that are one random text (`schemas/kernel/calls/linked.ts`): only its hash is kept, so a link cannot be made again, only replaced. */
import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { TokenLink } from '#schemas/kernel/calls/linked.ts';
import { fillPath } from '#schemas/kernel/calls/path.ts';
import { matches } from '#schemas/kernel/rules/where.ts';
import { hashToken, randomToken } from '#server/auth/secrets.ts';
import { makeAccessTokens } from '#server/auth/session/accessToken.ts';
import type { Queryable } from '#server/db/database.ts';
import { columnOf, type Model } from '#server/db/model.ts';
import { columnName } from '#server/db/tables.ts';
import { AppError } from '#server/errors/appError.ts';
import { systemReach } from '../reach/systemReach.ts';
import type { RecordRow } from '../records/record.ts';
import { loadRecord } from '../verbs/get.ts';
import type { LinkedEntity } from './proof.ts';

const columnFor = (entity: LinkedEntity, { kept }: TokenLink) => columnName(kept, entity.fields[kept]);

/** The condition that finds the record of a token, and no other. */
export const holdsToken = (entity: LinkedEntity, linked: TokenLink, token: string) =>
  // As its unique index has it.
  sql`lower(${columnOf('t', columnFor(entity, linked))}) = ${hashToken(token)}`;

/** Gives the record a new link; earlier ones end. Returns the path of its page, which nothing else will ever know. */
export async function newTokenLink(tx: Queryable, entity: LinkedEntity, linked: TokenLink, id: number): Promise<string> {
  const token = randomToken();
  const column = sql.raw(`"${columnFor(entity, linked)}"`);
  const own = sql.raw(`"${columnName(entity.scope.building ?? 'id', undefined)}"`);
  const [kept] = await tx.query<{ building: number }>(
    sql`update ${sql.raw(`"${entity.table}"`)} set ${column} = ${hashToken(token)} where id = ${id} returning ${own} as building`,
  );
  return pathOf(linked, token, kept?.building);
}

const pathOf = (linked: TokenLink, token: string, building: unknown): string =>
  fillPath(linked.path, {
    [linked.token]: token,
    ...(linked.building === undefined ? {} : { [linked.building]: String(building) }),
  });

/**
 * The same link each time it is asked for, where further mails of one record go to its one holder: a keyed hash of the record, of which the hash is
 * kept as with the others. Returns the path of its page.
 */
export async function lastingTokenLink(
  tx: Queryable,
  entity: LinkedEntity,
  linked: TokenLink,
  { id, uuid, building }: { id: number; uuid: string; building: number },
): Promise<string> {
  const key = await makeAccessTokens(tx).key();
  const token = createHmac('sha256', key).update(`link:${entity.name}:${uuid}`).digest('base64url');
  const column = sql.raw(`"${columnFor(entity, linked)}"`);
  await tx.query(sql`update ${sql.raw(`"${entity.table}"`)} set ${column} = ${hashToken(token)} where id = ${id}`);
  return pathOf(linked, token, building);
}

/** @throws AppError notAllowedNow for a link whose record is done with, linkExpired for one that has run out; notFound for one that is `silent` */
export function requireUsable({ open, until, silent }: TokenLink, record: RecordRow): void {
  const isOpen = matches(open, record, { today: '', record });
  if (!isOpen && silent) throw new AppError('notFound');
  if (!isOpen) throw new AppError('notAllowedNow', { messageKey: 'errors.linkDone' });
  const end = record[until];
  if (typeof end === 'string' && Date.parse(end) > Date.now()) return;
  throw silent ? new AppError('notFound') : new AppError('linkExpired', { messageKey: 'errors.linkOver' });
}

/** The same record again, locked: two who send the same link at once take turns, and the second finds it done. */
export async function lockedByLink(tx: Queryable, model: Model, entity: LinkedEntity, linked: TokenLink, id: number) {
  await tx.query(sql`select 1 as held from ${sql.raw(`"${entity.table}"`)} where id = ${id} for update`);
  const record = await loadRecord(tx, model, entity, systemReach('', ''), sql`t.id = ${id}`);
  requireUsable(linked, record);
  return record;
}
