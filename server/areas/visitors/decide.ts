/**
 * An approver decides by the link in a mail (decision 0078). Reading decides nothing, because programs open links; a second decision changes nothing
 * and says what was decided.
 */
import { sql } from 'drizzle-orm';
import { fallbackLocale, type LocaleCode } from '#i18n/locales.ts';
import { visit } from '#schemas/visitors/visit.ts';
import type { LinkedContext } from '#server/engine/linked/calls.ts';
import { systemReach } from '#server/engine/reach/systemReach.ts';
import { writeBySystem } from '#server/engine/write/writeBySystem.ts';
import { any, flag, moment, objectOf, orNull, text } from '#server/openapi/values.ts';
import { askNext } from './approvals.ts';
import { settle } from './visits.ts';

/** Approvers with an account are written to in their own language. */
const locale: LocaleCode = fallbackLocale;

export const approvalSchema = objectOf({
  visitorName: text,
  visitorCompany: orNull(text),
  host: text,
  company: text,
  building: text,
  zone: text,
  startAt: moment,
  endAt: moment,
  purpose: text,
  /** What this approver has decided, or that nobody decides any longer. */
  decision: text,
  decidedDate: orNull(moment),
  approverEmail: text,
  /** A decision had been made before: nothing has changed. */
  again: flag,
  steps: any,
});

async function factsOf({ db, record }: Pick<LinkedContext, 'db' | 'record'>, again: boolean) {
  const [facts] = await db.query<Record<string, unknown>>(sql`
    select v.visitor_name as "visitorName", v.company as "visitorCompany", u.full_name as host, t.company_name as company,
      coalesce(o.building_name, o.company_name) as building, o.time_zone as zone, v.start_at as "startAt", v.end_at as "endAt", v.purpose,
      a.status as decision, a.decided_date as "decidedDate", a.approver_email as "approverEmail",
      (select jsonb_agg(jsonb_build_object('step', s.step_no, 'status', s.status) order by s.step_no) from visit_approvals s where s.visit_id = v.id) as steps
    from visit_approvals a join visits v on v.id = a.visit_id join users u on u.id = v.host_id
      join office_centres t on t.id = v.tenant_id join office_centres o on o.id = v.office_centre_id where a.id = ${record.id}`);
  const at = (value: unknown) => (value ? new Date(String(value)).toISOString() : null);
  return { ...facts, startAt: at(facts?.startAt), endAt: at(facts?.endAt), decidedDate: at(facts?.decidedDate), again };
}

export const readApproval = (context: LinkedContext) => factsOf(context, false);

export async function decideByLink(context: LinkedContext) {
  const { db, model, config, origin, record, body } = context;
  const approved = body.approved === true;
  const remark = (body.remark as string | null | undefined) || null;
  const again = await db.transaction(async (tx) => {
    const visitId = record.visitId as number;
    const [held] = await tx.query<{ status: string }>(sql`select status from visits where id = ${visitId} for update`);
    const [mine] = await tx.query<{ status: string }>(sql`select status from visit_approvals where id = ${record.id} for update`);
    if (mine?.status !== 'PENDING' || held?.status !== 'PENDING_APPROVAL') return true;
    await tx.query(sql`
      update visit_approvals set status = ${approved ? 'APPROVED' : 'REJECTED'}, decided_date = now(), remark = ${remark} where id = ${record.id}`);
    const buildingId = record.officeCentreId as number;
    const reach = { ...systemReach(String(record.approverEmail), ''), centreId: buildingId, buildingId };
    const within = { tx, model, config, origin, reach };
    if (approved && (await askNext(within, visitId))) return false;
    const values = approved
      ? { status: 'APPROVED', approvedDate: new Date().toISOString(), needsBuilding: false }
      : { status: 'REJECTED', rejectedDate: new Date().toISOString(), rejectRemark: remark };
    const operation = approved ? 'approve' : 'reject';
    await writeBySystem(tx, { ...within, entity: visit.name }, visitId, operation, values);
    const rule = { ...within, entity: model.entity(visit.name), locale, operation, writing: true };
    await settle(rule, [visitId]);
    return false;
  });
  return factsOf(context, again);
}
