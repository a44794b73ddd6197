/** Passes follow the person: who leaves an office centre loses those that they carried there, and the building has them back. */
import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import type { WriteContext } from '#server/engine/write/create.ts';
import { writeBySystem } from '#server/engine/write/writeBySystem.ts';
import { services } from './ports.ts';

type Context = Pick<WriteContext, 'model' | 'config' | 'origin' | 'reach'>;

/** Somebody who leaves an office centre: a company, or the building itself. */
export interface Leaving {
  userId: number;
  officeCentreId: number | null;
}

const of = (table: string, entity: string, held: string) =>
  sql.raw(
    `select p.id, '${entity}' as entity, p.user_id, coalesce(p.tenant_id, p.office_centre_id) as place from ${table} p where ${held}`,
  );
const HELD = sql.join(
  [
    of('qr_passes', 'qr-passes', "p.status = 'ASSIGNED'"),
    of('hid_passes', 'hid-passes', "p.pass_status in ('PENDING_ACTIVATION', 'ACTIVATED')"),
    of('fr_passes', 'fr-passes', "p.status = 'ASSIGNED' and p.latest"),
    of('access_pin_codes', 'access-pin-codes', "p.status = 'ASSIGNED'"),
    of('third_party_cards', 'third-party-cards', "p.status = 'ASSIGNED'"),
  ],
  sql.raw(' union all '),
);

/** Takes back all that these people carry in these places, in the transaction of their leaving. */
export async function endPasses(tx: Transaction, context: Context, leaving: readonly Leaving[]): Promise<void> {
  if (!leaving.length) return;
  const held = await tx.query<{ id: number; entity: string }>(sql`
    select h.id, h.entity from (${HELD}) h join jsonb_to_recordset(${JSON.stringify(leaving)}::jsonb) as r("userId" bigint, "officeCentreId" bigint)
      on r."userId" = h.user_id and r."officeCentreId" = h.place
    order by h.entity, h.id`);
  const at = new Date().toISOString();
  const stamp = { unassignedDate: at, unassignedUserId: context.reach.session.userId || null };
  for (const { id, entity } of held) {
    const write = (operation: string, values: object) =>
      writeBySystem(tx, { ...context, entity }, id, operation, { ...stamp, ...values });
    if (entity === 'hid-passes') {
      const [pass] = await tx.query<{ credentialNo: string; passStatus: string }>(
        sql`select credential_no as "credentialNo", pass_status as "passStatus" from hid_passes where id = ${id} for update`,
      );
      await services.hid.revoke({ credentialNo: String(pass?.credentialNo), at: Date.now() });
      // Whatever the phone still says, it opens nothing any more.
      await write('deactivate', { passStatus: 'DEACTIVATED', deactivationDate: at, reason: 'LEFT_COMPANY' });
    } else if (entity === 'third-party-cards') {
      const [card] = await tx.query<{ ownerId: number | null }>(
        sql`select owner_id as "ownerId" from third_party_cards where id = ${id} for update`,
      );
      await write('unassign', {
        status: 'UNASSIGNED',
        userId: null,
        tenantId: card?.ownerId ?? null,
        startAt: null,
        endAt: null,
      });
    } else await write('unassign', { status: 'UNASSIGNED', reason: 'LEFT_COMPANY' });
    if (entity === 'access-pin-codes')
      await tx.query(sql`
        insert into access_pin_code_transactions (office_centre_id, tenant_id, user_id, type, transaction_date, done_by_id, reason)
        select office_centre_id, tenant_id, user_id, 'UNASSIGNED', now(), ${context.reach.session.userId || null}::bigint, 'LEFT_COMPANY'
        from access_pin_codes where id = ${id}`);
  }
}
