/** Whose pass it will be, and who may give and take it. */
import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import type { AnyRow, RuleContext } from '#server/engine/areas/rules.ts';
import { deny, refuse } from '#server/engine/calls/refusal.ts';
import type { Reach } from '#server/engine/reach/reach.ts';

/** Where a person carries a pass in a building. */
export interface Holder {
  userId: number;
  /** The company; null for the building’s own staff. */
  tenantId: number | null;
  faceImageId: number | null;
  username: string;
  status: string;
}

/** People who work in the building, each in the first of their places there; within a company, in that one. */
export async function holdersOf(
  on: Queryable,
  buildingId: number,
  tenantId: number | null,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Holder>> {
  const rows = await on.query<Holder>(sql`
    select distinct on (u.id) u.id as "userId", case when r.office_centre_id <> r.building_id then r.office_centre_id end as "tenantId",
      u.face_image_id as "faceImageId", u.username, u.status
    from users u join user_roles r on r.user_id = u.id and r.active
    where u.id = any(${sql.param(userIds)}::bigint[]) and r.building_id = ${buildingId} and r.office_centre_id is not null
      and (${tenantId}::bigint is null or r.office_centre_id = ${tenantId})
    order by u.id, r.id`);
  return new Map(rows.map((row) => [row.userId, row]));
}

/** Those of the building who have no list of passes give them to the building’s own staff alone (DECISIONS). */
export const mayGiveTo = ({ session }: Pick<Reach, 'session'>, tenantId: number | null): boolean =>
  session.side !== 'building' || tenantId === null || session.permissions.includes('ACCESS_PASS_MANAGE');

/** Fills in the company of the holder. Refuses whoever works elsewhere, and whom the caller may give nothing. */
export async function placeHolders(context: RuleContext, rows: readonly AnyRow[]): Promise<ReadonlyMap<AnyRow, Holder>> {
  const { tx, reach } = context;
  const placed = new Map<AnyRow, Holder>();
  const buildingId = reach.buildingId ?? Number(rows[0]?.before?.officeCentreId ?? 0);
  const ids = rows.map(({ values }) => Number(values.userId));
  const holders = await holdersOf(tx, buildingId, reach.tenantId, ids);
  for (const row of rows) {
    const holder = holders.get(Number(row.values.userId));
    if (!holder) refuse(row, 'userId', 'noSuchRecord');
    else if (!mayGiveTo(reach, holder.tenantId)) deny(row, 'forbidden');
    else {
      row.values.tenantId = holder.tenantId;
      placed.set(row, holder);
    }
  }
  return placed;
}

/** Of passes that are there. */
export async function requireMayTake({ reach }: RuleContext, rows: readonly AnyRow[]): Promise<void> {
  for (const row of rows) if (!mayGiveTo(reach, (row.before?.tenantId as number | null) ?? null)) deny(row, 'forbidden');
}

/** Who gave it, and when. */
export function stampAssigned({ values }: AnyRow, { session }: Reach, at = Date.now()): void {
  values.assignedDate = new Date(at).toISOString();
  values.assignedUserId = session.userId || null;
}
