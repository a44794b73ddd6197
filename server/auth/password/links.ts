/**
 * Mailed links: to choose a new password, and to confirm an account (000 §3, §4 Invitation). A link is a long
 * random token of which only the hash is kept; it works once, until it expires or is removed.
 */
import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { hashToken, randomToken } from '../secrets.ts';

export type LinkPurpose = 'PASSWORD_RESET' | 'PASSWORD_EXPIRED' | 'INVITATION';

/** Validity in minutes: an hour for a reset, a few minutes at sign-in, a week for an invitation. */
export const LINK_MINUTES: Readonly<Record<LinkPurpose, number>> = {
  PASSWORD_RESET: 60,
  PASSWORD_EXPIRED: 15,
  INVITATION: 7 * 24 * 60,
};

export interface Link {
  id: number;
  purpose: LinkPurpose;
  userId: number;
  officeCentreId: number | null;
  status: 'OPEN' | 'USED' | 'REMOVED';
  expired: boolean;
}

interface NewLink {
  purpose: LinkPurpose;
  userId: number;
  officeCentreId?: number | null;
  /** Who requested it, if it was somebody else. */
  createdBy?: number | null;
}

/** Creates a link for each; earlier open ones of the same purpose (and office centre) stop working. Returns their tokens. */
export async function createLinks(
  on: Queryable,
  purpose: LinkPurpose,
  links: readonly Omit<NewLink, 'purpose'>[],
): Promise<string[]> {
  const made = links.map(({ userId, officeCentreId = null, createdBy = null }) => ({ userId, officeCentreId, createdBy }));
  const tokens = made.map(() => randomToken());
  const rows = JSON.stringify(made.map((one, index) => ({ ...one, hash: hashToken(tokens[index] as string) })));
  await on.query(sql`
    update account_links l set status = 'REMOVED'
    where l.user_id = any(${sql.param(made.map(({ userId }) => userId))}::bigint[]) and l.purpose = ${purpose} and l.status = 'OPEN'
      and exists (select 1 from jsonb_to_recordset(${rows}::jsonb) as r("userId" bigint, "officeCentreId" bigint)
        where r."userId" = l.user_id and r."officeCentreId" is not distinct from l.office_centre_id)`);
  await on.query(sql`
    insert into account_links (purpose, user_id, office_centre_id, token_hash, expires_date, created_by)
    select ${purpose}::text, "userId", "officeCentreId", hash, now() + make_interval(mins => ${LINK_MINUTES[purpose]}::int), "createdBy"
    from jsonb_to_recordset(${rows}::jsonb) as r("userId" bigint, "officeCentreId" bigint, hash text, "createdBy" bigint)`);
  return tokens;
}

/** The same for one person. */
export const createLink = async (on: Queryable, { purpose, ...link }: NewLink): Promise<string> =>
  (await createLinks(on, purpose, [link]))[0] as string;

/** Revokes open links: their status becomes REMOVED. Without `officeCentreId`, those of every office centre. */
export async function removeLinks(
  on: Queryable,
  { purpose, userId, officeCentreId }: { purpose: LinkPurpose; userId: number; officeCentreId?: number | null },
): Promise<void> {
  await on.query(sql`
    update account_links set status = 'REMOVED' where user_id = ${userId} and purpose = ${purpose} and status = 'OPEN'
      ${officeCentreId === undefined ? sql.raw('') : sql`and office_centre_id is not distinct from ${officeCentreId}`}`);
}

/** The link of a token in any state, undefined when there is none. Pass `lock` before using it up. */
export async function findLink(on: Queryable, token: string, { lock = false } = {}): Promise<Link | undefined> {
  if (!/^[\w-]{20,100}$/.test(token)) return undefined;
  const [link] = await on.query<Link>(sql`
    select id, purpose, user_id as "userId", office_centre_id as "officeCentreId", status, expires_date <= now() as expired
    from account_links where token_hash = ${hashToken(token)} ${sql.raw(lock ? 'for update' : '')}`);
  return link;
}

/** Uses up a link that is open and has not expired; true only for the one call that succeeds. */
export async function useLink(on: Queryable, id: number): Promise<boolean> {
  const [used] = await on.query(sql`
    update account_links set status = 'USED', used_date = now()
    where id = ${id} and status = 'OPEN' and expires_date > now() returning id`);
  return used !== undefined;
}
