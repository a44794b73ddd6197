/**
 * Pending invitations of people with an account (000 §4 Invitation). An invitation is bound to the account of
 * its address; it can be answered until it expires, while the place is active and the inviter could still add the person.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Role } from '#schemas/kernel/rights/access.ts';
import type { Queryable } from '#server/db/database.ts';

export interface PendingInvitation {
  id: number;
  officeCentreId: number;
  companyName: string;
  buildingName: string;
  roleCode: Role;
  expiryDate: string;
}

/** The provider's own staff are added by the provider alone; nobody is told why, because it would reveal who they are. */
const givenByRight = sql.raw(`(i.from_provider or not exists (
  select 1 from user_roles p where p.user_id = u.id and p.active and p.office_centre_id is null))`);

const read = (on: Queryable, which: SQL, lock = false): Promise<PendingInvitation[]> =>
  on.query<PendingInvitation>(sql`
    select i.id, c.id as "officeCentreId", c.company_name as "companyName", coalesce(b.building_name, '') as "buildingName",
      i.role_code as "roleCode", i.expiry_date as "expiryDate"
    from user_invitations i join users u on lower(u.username) = i.username
      join office_centres c on c.id = i.office_centre_id join office_centres b on b.id = coalesce(c.landlord_id, c.id)
    where i.status = 'PENDING' and i.expiry_date > now() and c.active and b.active and ${givenByRight}
      and not exists (select 1 from user_roles m where m.user_id = u.id and m.office_centre_id = c.id) and ${which}
    order by i.id ${sql.raw(lock ? 'for update of i' : '')}`);

/** Those of a person, oldest first. */
export const pendingOf = (on: Queryable, userId: number): Promise<PendingInvitation[]> => read(on, sql`u.id = ${userId}`);

/** The one of a person for an office centre; locked when it is about to be answered. */
export async function pendingFor(
  on: Queryable,
  userId: number,
  officeCentreId: number | null,
  lock = false,
): Promise<PendingInvitation | undefined> {
  if (officeCentreId === null) return undefined;
  return (await read(on, sql`u.id = ${userId} and c.id = ${officeCentreId}`, lock))[0];
}

/** The one of a person by its id, locked. */
export async function lockPending(on: Queryable, userId: number, id: number): Promise<PendingInvitation | undefined> {
  return (await read(on, sql`u.id = ${userId} and i.id = ${id}`, true))[0];
}
