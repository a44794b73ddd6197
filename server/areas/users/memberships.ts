/** The rows that make a person a member of an office centre, with their role there. */
import { sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Permission, type Role, roleCodes, type Side } from '#schemas/kernel/rights/access.ts';
import { mayChange, mayGiveRole } from '#schemas/users/giving.ts';
import { userRole } from '#schemas/users/userRole.ts';
import { comeBack } from '#server/auth/invitations/comeBack.ts';
import type { Queryable } from '#server/db/database.ts';
import { ownerConditions } from '#server/engine/reach/ownRows.ts';
import type { Reach } from '#server/engine/reach/reach.ts';
import { AppError } from '#server/errors/appError.ts';

export interface Membership {
  id: number;
  officeCentreId: number | null;
  /** The side of the office centre; the provider's staff have no office centre. */
  side: Side;
  roleCode: Role;
  version: number;
  /** Single permissions added to the role, and removed from it. */
  granted: Permission[];
  denied: Permission[];
}

/** Throws AppError `forbidden` unless the caller may change somebody who holds all of these. */
export function requireMayChange(memberships: readonly Membership[], { session }: Reach): void {
  if (!memberships.every((one) => mayChange(session, one))) throw new AppError('forbidden');
}

/** The same check for many people: done once for each kind of membership, because it goes through every permission. */
export function mayChangeAll({ session }: Reach): (memberships: readonly Membership[]) => boolean {
  const answers = new Map<string, boolean>();
  const ask = (one: Membership): boolean => {
    const kind = `${one.side} ${one.roleCode} ${one.granted}`;
    const answer = answers.get(kind) ?? mayChange(session, one);
    answers.set(kind, answer);
    return answer;
  };
  return (memberships) => memberships.every(ask);
}

/** Whether the caller may assign this role in a place of that side. */
export function isGivable(role: unknown, side: Side, { session }: Reach): boolean {
  const known = roleCodes.find((one) => one === role);
  return known !== undefined && mayGiveRole(session, known, side);
}

/** The sides of office centres in which somebody can be a member, by their ids. */
export async function sidesOf(on: Queryable, officeCentreIds: readonly number[]): Promise<Map<number, Side>> {
  const ids = JSON.stringify([...new Set(officeCentreIds)]);
  const centres = await on.query<{ id: number; type: string }>(
    sql`select id, office_centre_type as type from office_centres where id in (select jsonb_array_elements_text(${ids}::jsonb)::bigint)`,
  );
  return new Map(centres.map(({ id, type }) => [id, type === 'LANDLORD' ? 'building' : 'tenant']));
}

/** A person's memberships within scope, oldest first, locked. */
export const membershipsIn = (tx: Queryable, userId: number, reach: Reach): Promise<Membership[]> =>
  membershipsOf(tx, [userId], reach, { lock: true });

/** The same for many people; `roles` is another linking entity, of the building's own staff alone. */
export const membershipsOf = (
  tx: Queryable,
  userIds: readonly number[],
  reach: Reach,
  { lock, roles = userRole as unknown as Entity }: { lock: boolean; roles?: Entity },
): Promise<(Membership & { userId: number })[]> =>
  tx.query(
    sql`select r.id, r.user_id as "userId", r.office_centre_id as "officeCentreId", r.role_code as "roleCode", r.version,
          case when c.id is null then 'platform' when c.office_centre_type = 'LANDLORD' then 'building' else 'tenant' end as side,
          coalesce(r.granted_permissions, '{}') as granted, coalesce(r.denied_permissions, '{}') as denied
        from user_roles r left join office_centres c on c.id = r.office_centre_id
        where r.user_id = any(${sql.param(userIds)}::bigint[])
          and ${sql.join([sql.raw('true'), ...ownerConditions(roles, 'r', reach)], sql.raw(' and '))}
        order by r.id ${sql.raw(lock ? 'for update of r' : '')}`,
  );

/** Number of a person's places, by person: an office centre can only change people who belong nowhere else. */
export async function placesOf(tx: Queryable, userIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await tx.query<{ userId: number; total: number }>(
    sql`select user_id as "userId", count(*)::int as total from user_roles where user_id = any(${sql.param(userIds)}::bigint[]) group by user_id`,
  );
  return new Map(rows.map(({ userId, total }) => [userId, total]));
}

export interface Joining {
  userId: number;
  officeCentreId: number;
  roleCode: Role;
  /** What an invitation keeps until the person joins. */
  tag?: readonly string[] | null;
}
/** Adds people to office centres. */
export async function join(tx: Queryable, joining: readonly Joining[]): Promise<void> {
  await tx.query(
    sql`insert into user_roles (user_id, office_centre_id, building_id, role_code, active, person_in_charge)
        select r."userId", c.id, coalesce(c.landlord_id, c.id), r."roleCode", true, false
        from jsonb_to_recordset(${JSON.stringify(joining)}::jsonb) as r("userId" bigint, "officeCentreId" bigint, "roleCode" text)
        join office_centres c on c.id = r."officeCentreId"`,
  );
  await comeBack(
    tx,
    joining.map(({ userId }) => userId),
  );
}

export interface Person {
  id: number;
  username: string;
  fullName: string;
  status: string;
  registered: boolean;
  /** Whole seconds since the last invitation; null when there was none. */
  secondsSinceInvite: number | null;
}

/** A person within scope with their memberships there, locked. Throws AppError `notFound` for everybody else. */
export async function personIn(
  tx: Queryable,
  userId: number,
  reach: Reach,
): Promise<{ person: Person; memberships: Membership[] }> {
  const memberships = await membershipsIn(tx, userId, reach);
  const [person] = await tx.query<Person>(sql`
    select id, username, full_name as "fullName", status, coalesce(account_registered, false) as registered,
      floor(extract(epoch from now() - invite_last_sent_date))::int as "secondsSinceInvite"
    from users where id = ${userId} for update`);
  if (!person || memberships.length === 0) throw new AppError('notFound');
  return { person, memberships };
}
