/** Approvals of a visit (decision 0078): its host, or the people of a list one after the other, are asked by a link in a mail. */
import { sql } from 'drizzle-orm';
import { fallbackLocale, type LocaleCode } from '#i18n/locales.ts';
import type { TokenLink } from '#schemas/kernel/calls/linked.ts';
import { localAt } from '#schemas/kernel/fields/clock.ts';
import { visitApproval } from '#schemas/visitors/visitApproval.ts';
import { enqueueOutside, senderOf } from '#server/channels/outside/enqueueOutside.ts';
import type { Transaction } from '#server/db/database.ts';
import { idList } from '#server/db/idList.ts';
import type { RuleContext } from '#server/engine/areas/rules.ts';
import type { LinkedEntity } from '#server/engine/linked/proof.ts';
import { newTokenLink } from '#server/engine/linked/token.ts';
import { lettersOf } from './letters.ts';
import { settingOf } from './setting.ts';

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
export async function askNext(
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
