/** Maps an identity of an identity provider to one of our people. */
import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { type CentreAccount, centresOf, platformRoles } from '../people/memberships.ts';
import type { Identity } from './exchange.ts';
import { SsoRefusal } from './refusal.ts';

/**
 * The person known to the provider by this subject, else the one with this e-mail address; from then on they are found by
 * the subject. A person has one subject per provider: an address that is reassigned to somebody else does not
 * open the previous owner's account.
 * @throws SsoRefusal when no active person matches
 */
export async function personOf(tx: Transaction, { issuer, subject, email }: Identity): Promise<number> {
  const [known] = await tx.query<{ userId: number; isActive: boolean }>(sql`
    select u.id as "userId", u.status = 'ACTIVE' as "isActive" from external_identities e join users u on u.id = e.user_id
    where e.issuer = ${issuer} and e.subject = ${subject}`);
  if (known) {
    if (!known.isActive) throw new SsoRefusal('person not active', 'NOT_HERE', email);
    return known.userId;
  }
  // Locked, so that two concurrent subjects cannot both be linked to this person.
  const [person] = await tx.query<{ userId: number }>(
    sql`select id as "userId" from users where lower(username) = ${email} and status = 'ACTIVE' for update`,
  );
  if (!person) throw new SsoRefusal('nobody has this address', 'NOT_HERE', email);
  const [other] = await tx.query(
    sql`select 1 from external_identities where issuer = ${issuer} and user_id = ${person.userId} limit 1`,
  );
  if (other) throw new SsoRefusal('another subject is this person', 'OTHER_SUBJECT', email);
  await tx.query(sql`
    insert into external_identities (issuer, subject, user_id) values (${issuer}, ${subject}, ${person.userId})`);
  return person.userId;
}

/**
 * The office centres of a building, its own and its tenants', in which the person works. A building's provider is controlled
 * by its admins, so it opens nothing beyond that building, and signs in none of the provider's staff.
 * @throws SsoRefusal for somebody who works elsewhere only, or for the provider's staff
 */
export async function centresIn(on: Queryable, userId: number, buildingId: number, email: string): Promise<CentreAccount[]> {
  if ((await platformRoles(on, userId)).length) throw new SsoRefusal('person of the provider', 'NOT_HERE', email);
  const all = await centresOf(on, userId);
  const here = all.filter(({ officeCentreId, landlordId }) => (landlordId ?? officeCentreId) === buildingId);
  if (!here.length) throw new SsoRefusal('person of another building', 'NOT_HERE', email);
  return here;
}

/** Whether an office centre is a building, or is in it. */
export async function liesIn(on: Queryable, officeCentreId: number | null, buildingId: number | null): Promise<boolean> {
  const [row] = await on.query(
    sql`select 1 from office_centres where id = ${officeCentreId} and coalesce(landlord_id, id) = ${buildingId}`,
  );
  return row !== undefined;
}
