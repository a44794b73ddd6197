/**
 * Personal data of visitors (decision 0078): forgotten after the building's period by a job, and on request. Numbers of visits, times and companies
 * visited stay; names, addresses, numbers and pictures go, in the history too. What was done is logged, without whose data it was.
 */
import { sql } from 'drizzle-orm';
import { visitorQrPass } from '#schemas/access/passes/visitorQrPass.ts';
import { visit } from '#schemas/visitors/visit.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { idList } from '#server/db/idList.ts';
import { type AreaContext, returning } from '#server/engine/areas/areaCalls.ts';
import type { DomainJobContext } from '#server/engine/jobContext.ts';
import { scopeOf } from '#server/engine/reach/scope.ts';
import { AppError } from '#server/errors/appError.ts';
import type { Job } from '#server/jobs/queue.ts';
import { any, listOf, objectOf, whole } from '#server/openapi/values.ts';
import { settlePasses } from './pass.ts';
import { identityHash } from './person.ts';

/** What says who somebody is; the history loses the values of these. */
export const personalFields = [
  'visitorName',
  'company',
  'email',
  'mobileNo',
  'vehiclePlateNo',
  'identityKnown',
  'photoFile',
  'photoFileId',
  'answers',
  'acceptances',
  'hostMessage',
  'privateNote',
  'floorNo',
  'rejectRemark',
  'cancelRemark',
] as const;
/** In place of a name. */
export const FORGOTTEN = '—';
/** Visits of one run; the next one takes the others. */
const AT_ONCE = 500;

/** What doors and roll calls say of a visitor: the name. When somebody passed, and that somebody was there, stays. */
async function forgetAtDoors(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.query(sql`
    update access_events e set remark = null, credential = null
    from visits v join visitor_qr_passes p on p.office_centre_id = v.office_centre_id and p.visit_key = v.uuid::text
    where v.id = any(${idList(ids)}) and e.office_centre_id = p.office_centre_id and e.credential_type = 'VISITOR_QR_PASS'
      and e.happened_at between least(p.start_at, v.valid_from) - interval '1 day' and greatest(p.end_at, v.valid_until) + interval '1 day'
      and e.remark in (left(p.visitor_name, 300), left(v.visitor_name, 300))`);
  await tx.query(sql`
    update roll_call_entries r set full_name = ${FORGOTTEN}
    from visits v where v.id = any(${idList(ids)}) and r.office_centre_id = v.office_centre_id and r.user_id is null
      and (r.last_seen_at = v.checked_in_date
        or r.expected_at between v.valid_from - interval '1 day' and v.valid_until + interval '1 day') and r.full_name = left(v.visitor_name, 200)`);
}

/** Forgets who they were, in the history too. */
export async function forget(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (!ids.length) return;
  await forgetAtDoors(tx, ids);
  await tx.query(sql`
    update visits set visitor_name = ${FORGOTTEN}, name_key = null, company = null, email = null, reachable = false, mobile_no = null, vehicle_plate_no = null,
      identity_hash = null, photo_file_id = null, answers = null, acceptances = null, host_message = null, private_note = null, lacking = null,
      reject_remark = null, cancel_remark = null, token = null, told_as = null, check_in_code = null, request_key = null, block_id = null,
      forgotten_date = now(), version = version + 1 where id = any(${idList(ids)})`);
  await tx.query(sql`
    update audit_log set changes = coalesce((select jsonb_agg(c) from jsonb_array_elements(changes) c where not (c->>'field' = any(${sql.param([...personalFields])}::text[]))), '[]'),
      user_name = case when user_id is null and action in ('create', 'complete', 'cancel', 'takePhoto') then ${FORGOTTEN} else user_name end
    where entity = ${visit.name} and record_id = any(${idList(ids)})`);
  await tx.query(sql`
    with mine as (
      update visitor_qr_passes p set visitor_name = ${FORGOTTEN}, link_hash = null from visits v
      where v.id = any(${idList(ids)}) and p.office_centre_id = v.office_centre_id and p.visit_key = v.uuid::text returning p.id)
    update audit_log set changes = coalesce((select jsonb_agg(c) from jsonb_array_elements(changes) c where c->>'field' <> 'visitorName'), '[]')
    where entity = ${visitorQrPass.name} and record_id in (select id from mine)`);
  await tx.query(sql`update visit_approvals set remark = null, token = null where visit_id = any(${idList(ids)})`);
}

interface Logged {
  buildingId: number;
  what: 'EXPORT' | 'ERASURE' | 'RETENTION';
  reason: string;
  count: number;
  personHash?: string;
  userId?: number | null;
}
const log = (on: Queryable, { buildingId, what, reason, count, personHash, userId }: Logged) =>
  on.query(sql`
    insert into visit_data_requests (office_centre_id, what, reason, person_hash, visit_count, done_date, done_user_id, created_user_id, updated_user_id)
    values (${buildingId}, ${what}, ${reason}, ${personHash ?? null}, ${count}, now(), ${userId ?? null}, ${userId ?? null}, ${userId ?? null})`);

/** Runs again until nothing is due; a run that is repeated finds nothing. */
export const forgetVisitorsJob: Job<object, DomainJobContext> = {
  name: 'forget-visitors',
  cron: '17 * * * *',
  run: async (_, { db }) => {
    for (let found = AT_ONCE; found === AT_ONCE; )
      found = await db.transaction(async (tx) => {
        const due = await tx.query<{ id: number; building: number }>(sql`
          select id, office_centre_id as building from visits where forget_at <= now() and forgotten_date is null and status <> 'CHECKED_IN'
          order by id limit ${AT_ONCE} for update skip locked`);
        await forget(
          tx,
          due.map(({ id }) => id),
        );
        for (const buildingId of new Set(due.map(({ building }) => building)))
          await log(tx, {
            buildingId,
            what: 'RETENTION',
            reason: 'Retention period',
            count: due.filter((one) => one.building === buildingId).length,
          });
        return due.length;
      });
  },
};

export const givenSchema = objectOf({ visits: listOf(any) });
export const erasedSchema = objectOf({ erased: whole });

const required = (buildingId: number | null): number => {
  if (buildingId === null) throw new AppError('centreRequired');
  return buildingId;
};

/** Everything that is kept of somebody, within the caller's scope; logged before it is given. */
export const personalData = returning(givenSchema, async ({ db, model, reach, query }: AreaContext) => {
  const buildingId = required(reach.buildingId);
  const email = String(query.email ?? '')
    .trim()
    .toLowerCase();
  if (!email) throw new AppError('badQuery', { params: { param: 'email' } });
  const mine = scopeOf(model, model.entity(visit.name), 'v', reach);
  const visits = await db.query(sql`
    select v.reference_no as "referenceNo", v.visitor_name as "visitorName", v.company, v.email, v.mobile_no as "mobileNo", v.vehicle_plate_no as "vehiclePlateNo",
      v.visit_date::text as "visitDate", v.start_at as "startAt", v.end_at as "endAt", v.status, v.checked_in_date as "checkedInDate",
      v.checked_out_date as "checkedOutDate", v.answers, v.acceptances, t.company_name as "visited"
    from visits v join office_centres t on t.id = v.tenant_id where lower(v.email) = ${email} and ${mine} order by v.start_at limit 5000`);
  const personHash = await identityHash(db, 'person', email);
  await log(db, {
    buildingId,
    what: 'EXPORT',
    reason: 'On request',
    count: visits.length,
    personHash,
    userId: reach.session.userId || null,
  });
  return { visits };
});

export const erase = returning(erasedSchema, async ({ db, model, config, origin, reach, body }: AreaContext) => {
  const buildingId = required(reach.buildingId);
  const { email, reason } = body as { email: string; reason: string };
  const mine = scopeOf(model, model.entity(visit.name), 'v', reach, { writing: true });
  const personHash = await identityHash(db, 'person', email);
  return db.transaction(async (tx) => {
    const found = await tx.query<{ id: number }>(sql`
      select v.id from visits v where lower(v.email) = ${email.trim().toLowerCase()} and v.status not in ('CHECKED_IN') and ${mine} order by v.id for update`);
    const ids = found.map(({ id }) => id);
    // Nobody comes whom nobody knows.
    await tx.query(sql`
      update visits set status = 'CANCELLED', cancelled_date = now() where id = any(${idList(ids)}) and status in ('PRE_REGISTERED', 'PENDING_APPROVAL', 'APPROVED')`);
    await settlePasses({ tx, model, config, origin, reach }, ids);
    await forget(tx, ids);
    await log(tx, { buildingId, what: 'ERASURE', reason, count: ids.length, personHash, userId: reach.session.userId || null });
    return { erased: ids.length };
  });
});
