/** Who a visitor is, as it is compared with those who are blocked (000 §2, decision 0078). */
import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { nameKey, phoneKey, plainKey } from '#schemas/visitors/visitName.ts';
import { makeAccessTokens } from '#server/auth/session/accessToken.ts';
import type { Queryable } from '#server/db/database.ts';

/** A keyed hash: whoever has a copy of the database cannot try all numbers. */
export async function identityHash(on: Queryable, what: 'identity' | 'person', text: string): Promise<string> {
  const key = await makeAccessTokens(on).key();
  return createHmac('sha256', key)
    .update(`visitor:${what}:${plainKey(text)}`)
    .digest('hex');
}

export interface Person {
  visitorName?: string | null;
  email?: string | null;
  mobileNo?: string | null;
  identityHash?: string | null;
}

/** What stops a person: a block, or an entry of the blacklist for visits, which has no id here. */
export interface Match {
  blockId: number | null;
}

/** Who of the building's blocked people it is, if anybody: by a name in any order, the address, the number or the identity number. */
export async function matchOf(on: Queryable, buildingId: number, person: Person): Promise<Match | undefined> {
  const name = person.visitorName ? nameKey(person.visitorName) : '';
  const email = person.email?.trim().toLowerCase() ?? '';
  const phone = person.mobileNo ? phoneKey(person.mobileNo) : '';
  const [block] = await on.query<{ id: number }>(sql`
    select id from visit_blocks where office_centre_id = ${buildingId} and status = 'BLOCKED' and (
      (${name} <> '' and ${name} = any(name_keys)) or (${email} <> '' and lower(email) = ${email})
      or (${phone} <> '' and right(regexp_replace(mobile_no, '\\D', '', 'g'), 8) = ${phone})
      or identity_hash = ${person.identityHash ?? null}) order by id limit 1`);
  if (block) return { blockId: block.id };
  const listed = await on.query<{ name: string; username: string }>(sql`
    select u.full_name as name, u.username from marketplace_blacklists m join users u on u.id = m.blacklisted_user_id
    where m.office_centre_id = ${buildingId} and m.status = 'BLACKLISTED' and 'VISIT' = any(m.types)`);
  const isListed = listed.some(
    (one) => (email && one.username.toLowerCase() === email) || (name && nameKey(one.name ?? '') === name),
  );
  return isListed ? { blockId: null } : undefined;
}
