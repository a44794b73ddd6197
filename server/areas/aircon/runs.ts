/** The runs of an approved request: made together when it is approved, ended together with it. Each has its entry in the history. */
import { sql } from 'drizzle-orm';
import type { airconExtensionRequest } from '#schemas/aircon/airconExtensionRequest.ts';
import { airconExtensionRequestInstance } from '#schemas/aircon/airconExtensionRequestInstance.ts';
import { runsOf } from '#schemas/aircon/times.ts';
import type { RecordOf } from '#schemas/kernel/entity/types.ts';
import { plainInitial } from '#schemas/kernel/states/initial.ts';
import type { RuleContext } from '#server/engine/areas/rules.ts';
import { readRecords } from '#server/engine/records/readRecords.ts';
import { auditRows } from '#server/engine/upload/auditRows.ts';
import { insertRows } from '#server/engine/upload/insert.ts';
import type { BulkRow } from '#server/engine/upload/row.ts';
import { updateRows } from '#server/engine/upload/update.ts';
import { stampNow } from '#server/engine/write/values.ts';
import { planFor } from './plan.ts';

type Request = RecordOf<typeof airconExtensionRequest>;

const instancesOf = (context: RuleContext): RuleContext => ({
  ...context,
  entity: context.model.entity(airconExtensionRequestInstance.name),
});
const rowOf = (number: number, values: BulkRow['values'], more: Partial<BulkRow> = {}): BulkRow => ({
  number,
  data: {},
  values,
  linked: {},
  problems: {},
  ...more,
});

/** Its runs by the building's hours and holidays of now; those that are over already are left out. */
export async function makeRuns(context: RuleContext, request: Request): Promise<void> {
  const within = instancesOf(context);
  const plan = await planFor(context.tx, context.model, request.officeCentreId as number, request);
  const rows = runsOf(plan, request)
    .filter(({ to }) => to > Date.now())
    .map(({ date, from, to }, index) =>
      rowOf(index + 1, {
        officeCentreId: request.officeCentreId,
        airconExtensionRequestId: request.id,
        tenantId: request.tenantId,
        ahuUnitId: request.ahuUnitId,
        date,
        startAt: new Date(from).toISOString(),
        endAt: new Date(to).toISOString(),
        status: airconExtensionRequestInstance.states && plainInitial(airconExtensionRequestInstance.states.initial),
      }),
    );
  await insertRows(within, rows);
  await auditRows(within, rows, context.origin);
}

/** Ends what still runs or would run, with the reason of the request. */
export async function endRuns(context: RuleContext, request: Request): Promise<void> {
  const within = instancesOf(context);
  const open = await context.tx.query<{ id: number }>(
    sql`select id from aircon_instances where aircon_extension_request_id = ${request.id}
      and status in ('UPCOMING', 'ACTIVE', 'PENDING_TERMINATION') order by id for update`,
  );
  const before = await readRecords(
    within,
    open.map(({ id }) => id),
  );
  const values = { status: 'TERMINATED', terminateRemark: request.terminateRemark, ...stampNow('terminated', context.reach) };
  const rows = before.map((record, index) => rowOf(index + 1, { ...values }, { before: record, recordId: record.id }));
  await updateRows(within, rows);
  await auditRows(within, rows, context.origin);
}
