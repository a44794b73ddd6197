/** Blocked people: their names as they are compared; who is blocked stops the visits that are still to come. */
import { sql } from 'drizzle-orm';
import { COMING, visit } from '#schemas/visitors/visit.ts';
import { visitBlock } from '#schemas/visitors/visitBlock.ts';
import { isBroadName, nameKey } from '#schemas/visitors/visitName.ts';
import { type ChangedRow, type NewRow, type RuleContext, rulesFor } from '#server/engine/areas/rules.ts';
import { writeBySystem } from '#server/engine/write/writeBySystem.ts';
import { settlePasses } from './pass.ts';
import { identityHash, matchOf } from './person.ts';

type Row = NewRow<typeof visitBlock> | ChangedRow<typeof visitBlock>;

async function complete({ tx }: RuleContext, rows: readonly Row[]): Promise<void> {
  for (const { before, values, linked } of rows) {
    const names = [
      values.name ?? before?.name ?? '',
      ...((values.aliases === undefined ? before?.aliases : values.aliases) ?? []),
    ];
    values.nameKeys = [...new Set(names.map(nameKey).filter(Boolean))];
    values.broad = names.some((name) => name && isBroadName(name));
    if (linked.identityNo) values.identityHash = await identityHash(tx, 'identity', linked.identityNo);
  }
}

/** The visits that are still to come and are now stopped. */
async function stopComing(context: RuleContext, buildingId: number): Promise<void> {
  const { tx } = context;
  const coming = await tx.query<{
    id: number;
    visitorName: string;
    email: string | null;
    mobileNo: string | null;
    identityHash: string | null;
  }>(sql`
    select id, visitor_name as "visitorName", email, mobile_no as "mobileNo", identity_hash as "identityHash" from visits
    where office_centre_id = ${buildingId} and status = any(${sql.param([...COMING])}::text[]) and not stopped and not cleared
      and valid_until > now() and forgotten_date is null order by id for update`);
  for (const one of coming) {
    const match = await matchOf(tx, buildingId, one);
    if (!match) continue;
    const values = {
      status: 'PENDING_APPROVAL',
      stopped: true,
      needsBuilding: true,
      approvalNeeded: true,
      blockId: match.blockId,
    };
    await writeBySystem(tx, { ...context, entity: visit.name }, one.id, 'update', values);
    await settlePasses(context, [one.id]);
  }
}

export const blockRules = rulesFor(visitBlock, {
  beforeCreate: complete,
  beforeUpdate: complete,
  afterWrite: async (context, rows) => {
    const buildings = new Set(
      rows.filter(({ record }) => record.status === 'BLOCKED').map(({ record }) => record.officeCentreId),
    );
    if (context.writing) for (const id of buildings) if (id) await stopComing(context, id);
  },
});
