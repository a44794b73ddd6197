/** A person's own answer to an emergency broadcast. The last one counts; the same one again changes nothing. */
import { sql } from 'drizzle-orm';
import { emergencyBroadcastRecipient } from '#schemas/broadcasts/emergencyBroadcastRecipient.ts';
import { emergencyBroadcastTenantDetail } from '#schemas/broadcasts/emergencyBroadcastTenantDetail.ts';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import type { Transaction } from '#server/db/database.ts';
import type { AreaContext } from '#server/engine/areas/areaCalls.ts';
import { throttle } from '#server/engine/calls/throttle.ts';
import { AppError } from '#server/errors/appError.ts';
import { announce } from '#server/live/announce.ts';
import { objectOf, textOf } from '#server/openapi/values.ts';
import { tickByReply } from '../../access/rollCalls.ts';
import { addressedPeople } from './addressed.ts';

export const repliedSchema = objectOf({ reply: textOf('SAFE', 'NEEDS_HELP') });

interface Recipient {
  id: number;
  version: number;
  officeCentreId: number;
  tenantDetailId: number;
}

/** Whoever has come to the building since it began is addressed from now on. */
async function addRecipient(tx: Transaction, broadcast: number, userId: number): Promise<void> {
  await tx.query(sql`
    with found as (${addressedPeople(sql`e.id = ${broadcast} and m.user_id = ${userId} and not exists (
      select 1 from emergency_broadcast_recipients r where r.emergency_broadcast_id = ${broadcast} and r.user_id = ${userId})`)}),
    company as (
      insert into emergency_broadcast_tenants as t (office_centre_id, emergency_broadcast_id, tenant_id)
      select building, broadcast, place from found
      on conflict (emergency_broadcast_id, tenant_id) do update set version = t.version + 1 returning id)
    insert into emergency_broadcast_recipients (office_centre_id, emergency_broadcast_id, tenant_detail_id, tenant_id, user_id, reply)
    select f.building, f.broadcast, company.id, f.place, f.person, 'NONE' from found f, company
    on conflict (emergency_broadcast_id, user_id) do nothing`);
}

/** Throws AppError notFound unless the broadcast goes on in the person's building and is addressed to them. */
export async function replyToEmergency(context: AreaContext): Promise<{ reply: string }> {
  const { db, model, reach, params } = context;
  const { reply } = context.body as { reply: string };
  const { userId } = reach.session;
  await throttle(db, 'occupantAct', reach);
  if (!UUID.test(params.uuid ?? '') || reach.buildingId === null) throw new AppError('notFound');
  await db.transaction(async (tx) => {
    // It cannot be stopped before this transaction ends.
    const [broadcast] = await tx.query<{ id: number }>(sql`
      select id from emergency_broadcasts
      where uuid = ${params.uuid} and status = 'ONGOING' and office_centre_id = ${reach.buildingId} for share`);
    if (!broadcast) throw new AppError('notFound');
    await addRecipient(tx, broadcast.id, userId);
    const its = sql`emergency_broadcast_id = ${broadcast.id} and user_id = ${userId}`;
    const [known] = await tx.query<{ reply: string }>(
      sql`select reply from emergency_broadcast_recipients where ${its} for update`,
    );
    if (!known) throw new AppError('notFound');
    if (known.reply === reply) return;
    const [row] = await tx.query<Recipient>(sql`
      update emergency_broadcast_recipients
      set reply = ${reply}, reply_date = now(), version = version + 1, updated_date = now(), updated_user_id = ${userId}
      where ${its} returning id, version, office_centre_id as "officeCentreId", tenant_detail_id as "tenantDetailId"`);
    const { id, version, officeCentreId, tenantDetailId } = row as Recipient;
    const told = { model, kind: 'update', reach } as const;
    const recipient = model.entity(emergencyBroadcastRecipient.name);
    await announce(tx, { ...told, entity: recipient, records: [{ id, version, officeCentreId }] });
    const company = model.entity(emergencyBroadcastTenantDetail.name);
    await announce(tx, { ...told, entity: company, records: [{ id: tenantDetailId, officeCentreId }] });
    await tickByReply(tx, { model, reach }, broadcast.id, reply === 'SAFE');
  });
  return { reply };
}
