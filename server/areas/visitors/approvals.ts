/**
 * Approvals of a visit (decision 0078): its host, or the people of a list one after the other, decide by a link in a mail. Reading decides nothing,
 * because programs open links; a second decision changes nothing and says what was decided.
 */
import { sql } from 'drizzle-orm';
import { fallbackLocale, type LocaleCode } from '#i18n/locales.ts';
import type { TokenLink } from '#schemas/kernel/calls/linked.ts';
import { localAt } from '#schemas/kernel/fields/clock.ts';
import { visit } from '#schemas/visitors/visit.ts';
import { visitApproval } from '#schemas/visitors/visitApproval.ts';
import { enqueueOutside, senderOf } from '#server/channels/outside/enqueueOutside.ts';
import type { Transaction } from '#server/db/database.ts';
import { idList } from '#server/db/idList.ts';
import type { RuleContext } from '#server/engine/areas/rules.ts';
import type { LinkedContext } from '#server/engine/linked/calls.ts';
import type { LinkedEntity } from '#server/engine/linked/proof.ts';
import { newTokenLink } from '#server/engine/linked/token.ts';
import { systemReach } from '#server/engine/reach/systemReach.ts';
import { writeBySystem } from '#server/engine/write/writeBySystem.ts';
import { any, flag, moment, objectOf, orNull, text } from '#server/openapi/values.ts';
import { lettersOf } from './letters.ts';
import { settingOf } from './setting.ts';
import { settle } from './visits.ts';

/** Approvers with an account are written to in their own language. */
const locale: LocaleCode = fallbackLocale;

interface Waiting {
  id: number;
  officeCentreId: number;
  tenantId: number;
  approval: 'HOST' | 'LIST';
  hostEmail: string;
  validUntil: string;
}

/** Visits that wait for their host or a list, and whose approvers have not been asked yet; nobody is asked about one that the building has stopped. */
const unasked = (tx: Transaction, ids: readonly number[]): Promise<Waiting[]> =>
  tx.query<Waiting & object>(sql`
    select v.id, v.office_centre_id as "officeCentreId", v.tenant_id as "tenantId", v.approval, u.username as "hostEmail", v.valid_until as "validUntil"
    from visits v join users u on u.id = v.host_id
    where v.id = any(${idList(ids)}) and v.status = 'PENDING_APPROVAL' and v.approval in ('HOST', 'LIST') and not v.stopped
      and not exists (select 1 from visit_approvals a where a.visit_id = v.id)`);

export async function askApprovers(context: RuleContext, ids: readonly number[]): Promise<void> {
  const { tx } = context;
  for (const one of await unasked(tx, ids)) {
    const { approverEmails } = await settingOf(tx, one.officeCentreId, one.tenantId);
    const approvers = one.approval === 'HOST' ? [one.hostEmail] : approverEmails;
    for (const [index, approverEmail] of approvers.entries())
      await tx.query(sql`
        insert into visit_approvals (office_centre_id, tenant_id, visit_id, step_no, approver_email, status, link_until)
        values (${one.officeCentreId}, ${one.tenantId}, ${one.id}, ${index + 1}, ${approverEmail}, 'WAITING', ${one.validUntil})`);
    await askNext(context, one.id);
  }
}

/** The next one in the order gets the mail. Returns false where nobody is left. */
async function askNext(
  { tx, model, config, reach }: Pick<RuleContext, 'tx' | 'model' | 'config' | 'reach'>,
  visitId: number,
): Promise<boolean> {
  const [next] = await tx.query<{ id: number; approverEmail: string }>(sql`
    update visit_approvals set status = 'PENDING' where id =
      (select id from visit_approvals where visit_id = ${visitId} and status = 'WAITING' order by step_no limit 1)
    returning id, approver_email as "approverEmail"`);
  if (!next) return false;
  const entity = model.entity(visitApproval.name) as LinkedEntity;
  const link = `${config.publicUrl}${await newTokenLink(tx, entity, entity.linked as TokenLink, next.id)}`;
  const [facts] = await lettersOf(tx, [visitId]);
  if (!facts) return true;
  const { date, time } = localAt(facts.zone, Date.parse(facts.startAt));
  const params = {
    visitor: facts.visitorName,
    host: facts.host,
    company: facts.company,
    building: facts.building,
    date: { date },
    time,
    link,
  };
  // People whom the building or the company has named, or the host.
  const order = {
    to: next.approverEmail,
    template: 'visitApproval' as const,
    params,
    locale,
    buildingId: facts.buildingId,
  };
  await enqueueOutside(tx, config, undefined, { ...senderOf(reach), buildingId: facts.buildingId }, [order]);
  return true;
}

/** Of visits that no longer wait. */
export async function endApprovals(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.query(sql`
    update visit_approvals a set status = 'OVER' from visits v
    where v.id = a.visit_id and v.id = any(${idList(ids)}) and v.status <> 'PENDING_APPROVAL' and a.status in ('WAITING', 'PENDING')`);
}

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
    const what = approved ? 'approve' : 'reject';
    await writeBySystem(tx, { ...within, entity: visit.name }, visitId, what, values);
    const rule = { ...within, entity: model.entity(visit.name), locale, what, writing: true };
    await settle(rule, [visitId]);
    return false;
  });
  return factsOf(context, again);
}
