/**
 * The pass of a visit (decision 0078): whoever may come has a visitor QR pass for the doors and the floor of the visit while it is valid; leaving,
 * cancelling and whatever else takes the approval away end it at once. Visits without a door or a floor, and those for which no quota is left, have
 * the code for the desk alone.
 */
import { sql } from 'drizzle-orm';
import { endVisitorPass, giveVisitorPass, visitorCodeOfVisit } from '#server/areas/access/passes/visitors.ts';
import type { Queryable } from '#server/db/database.ts';
import { idList } from '#server/db/idList.ts';
import type { RuleContext } from '#server/engine/areas/rules.ts';

export interface VisitorPass {
  /** What the page shows as a QR code, and until when. */
  code: string;
  until: string;
}
export type PassContext = Pick<RuleContext, 'tx' | 'model' | 'config' | 'origin' | 'reach'>;

interface Held {
  officeCentreId: number;
  tenantId: number;
  visitKey: string;
  visitorName: string;
  doorIds: number[];
  floors: string[];
  startAt: string;
  endAt: string;
  /** They may come, or are in. */
  opens: boolean;
  hasPass: boolean;
  /** There is a pass, and it is for what the visit says now. */
  isSame: boolean;
}

/** The quotas of the building and of the company, held in one order until the pass is written. */
async function isLeft({ tx }: PassContext, { officeCentreId, tenantId }: Held): Promise<boolean> {
  const quotas = await tx.query<{ left: number }>(sql`
    select visitor_qr_quota_bal as left from office_centres where id in (${officeCentreId}, ${tenantId}) order by id for update`);
  return quotas.every(({ left }) => left > 0);
}

/** Visits whose status, times, doors or floor may have changed: gives passes to those that are approved, ends those of the others. */
export async function settlePasses(context: PassContext, ids: readonly number[]): Promise<void> {
  const { tx } = context;
  const visits = await tx.query<Held & object>(sql`
    select v.*, p.id is not null as "hasPass", coalesce(p.visitor_name = v."visitorName" and p.start_at = v."startAt" and p.end_at = v."endAt"
      and coalesce(p.door_ids, '{}') = v."doorIds" and coalesce(p.floor, '{}') = v.floors, false) as "isSame"
    from (
      select id, office_centre_id as "officeCentreId", tenant_id as "tenantId", uuid::text as "visitKey", visitor_name as "visitorName",
        coalesce((select array_agg(distinct door order by door) from door_groups g cross join unnest(g.door_ids) door where g.id = any(visits.door_group_ids)), '{}') as "doorIds",
        case when floor_no is null then '{}'::text[] else array[floor_no] end as floors, valid_from as "startAt", valid_until as "endAt",
        status in ('APPROVED', 'CHECKED_IN') and valid_until > now() and forgotten_date is null as opens
      from visits where id = any(${idList(ids)})) v
    left join visitor_qr_passes p on p.office_centre_id = v."officeCentreId" and p.visit_key = v."visitKey" and p.status = 'ASSIGNED'
    order by v.id`);
  for (const { opens, hasPass, isSame, ...one } of visits) {
    const wants = opens && (one.doorIds.length > 0 || one.floors.length > 0);
    if (wants && isSame) continue;
    if (hasPass) await endVisitorPass(tx, context, one.officeCentreId, one.visitKey);
    if (!wants || !(await isLeft(context, { ...one, opens, hasPass, isSame }))) continue;
    const { officeCentreId, tenantId, visitKey, visitorName, doorIds, floors } = one;
    const [startAt, endAt] = [new Date(one.startAt).toISOString(), new Date(one.endAt).toISOString()];
    await giveVisitorPass(tx, context, { officeCentreId, tenantId, visitKey, visitorName, doorIds, floors, startAt, endAt });
  }
}

/** The code of the visit's pass that opens doors now; none: it has no pass, or not yet. */
export async function passCode(on: Queryable, officeCentreId: number, visitKey: string): Promise<VisitorPass | null> {
  const pass = await visitorCodeOfVisit(on, officeCentreId, visitKey);
  return pass?.code && pass.until ? { code: pass.code, until: pass.until } : null;
}
