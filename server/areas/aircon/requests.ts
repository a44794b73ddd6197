/**
 * Aircon extension requests (002 §3, §4): who asks, on whose behalf, whether the times may be had, and what it will cost. The form offers what
 * this refuses by the same functions.
 */
import { sql } from 'drizzle-orm';
import { airconExtensionRequest } from '#schemas/aircon/airconExtensionRequest.ts';
import { problemOf, runsOf, type Wish } from '#schemas/aircon/times.ts';
import { type ChangedRow, type NewRow, type RuleContext, rulesFor, type WrittenRow } from '#server/engine/areas/rules.ts';
import { refuse } from '#server/engine/calls/refusal.ts';
import { stampNow } from '#server/engine/write/values.ts';
import { approveTerminations } from '../tenants/permit.ts';
import { costOf } from './charges.ts';
import { planFor } from './plan.ts';
import { endRuns, makeRuns } from './runs.ts';

type Request = typeof airconExtensionRequest;
type Row = NewRow<Request> | ChangedRow<Request>;

/** Unit and AHU of a row, as they are called now. */
async function placeOf({ tx }: RuleContext, unitId: number, ahuUnitId: number) {
  const [found] = await tx.query<{
    tenantId: number | null;
    serves: boolean;
    unitNo: string;
    unitFloorNo: string;
    ahuReferenceNo: string;
    ahuName: string;
  }>(
    sql`select u.tenant_id as "tenantId", u.id = any(a.unit_ids) as serves, u.unit_no as "unitNo", u.floor_no as "unitFloorNo",
          a.reference_no as "ahuReferenceNo", a.name as "ahuName"
        from office_centre_units u, ahu_units a where u.id = ${unitId} and a.id = ${ahuUnitId}`,
  );
  return found;
}

async function complete(context: RuleContext, row: Row): Promise<void> {
  const { tx, model, reach } = context;
  const { values, before } = row;
  const now = { ...before, ...values };
  const wish = now as Wish;
  if (wish.requestType !== 'RECURRING') Object.assign(values, { recurringDays: null, phIncluded: false });
  const buildingId = before?.officeCentreId ?? reach.buildingId;
  const { tenantId, unitId, ahuUnitId } = now;
  if (!buildingId || !tenantId || !unitId || !ahuUnitId) return;
  const place = await placeOf(context, unitId, ahuUnitId);
  // A company asks for its own units, whoever writes it down.
  if (place?.tenantId !== tenantId) return refuse(row, 'unitId', 'notFound');
  if (!place.serves) return refuse(row, 'ahuUnitId', 'notFound');
  const plan = await planFor(tx, model, buildingId, wish);
  const problem = problemOf(plan, wish, Date.now());
  if (problem) return refuse(row, problem.field, problem.code);
  const runs = runsOf(plan, wish);
  const { tenantId: _, serves: __, ...names } = place;
  const { amount } = await costOf(tx, { buildingId, company: tenantId, ahu: ahuUnitId, runs });
  Object.assign(values, names, {
    firstAt: new Date(runs[0]?.from ?? 0).toISOString(),
    lastAt: new Date(runs.at(-1)?.to ?? 0).toISOString(),
    estimatedAmount: amount,
  });
}

async function submit(context: RuleContext, rows: readonly NewRow<Request>[]): Promise<void> {
  const { session } = context.reach;
  for (const row of rows) {
    Object.assign(row.values, stampNow('applied', context.reach));
    row.values.createdByLandlord = session.side !== 'tenant';
    if (session.side === 'tenant') row.values.applicantUserId = session.userId;
    await complete(context, row);
  }
}

async function follow(context: RuleContext, { before, record }: WrittenRow<Request>): Promise<void> {
  if (before?.status === 'PENDING' && record.status === 'APPROVED') await makeRuns(context, record);
  if (before && before.status !== 'TERMINATED' && record.status === 'TERMINATED') await endRuns(context, record);
}

export const requestRules = rulesFor(airconExtensionRequest, {
  beforeCreate: submit,
  beforeUpdate: async (context, rows) => {
    for (const row of rows) await complete(context, row);
  },
  actions: { approve: async ({ reach }, rows) => approveTerminations(reach, rows) },
  afterWrite: async (context, rows) => {
    for (const row of rows) await follow(context, row);
  },
});
