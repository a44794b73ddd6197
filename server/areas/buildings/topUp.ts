/** Top-ups of a subscription (000 §7): what is bought counts at once, and each purchase stays on record. */
import type { officeCentre } from '#schemas/buildings/officeCentre.ts';
import { subscriptionInfoHistory } from '#schemas/buildings/subscriptionInfoHistory.ts';
import type { ChangedRow, RuleContext, WrittenRow } from '#server/engine/areas/rules.ts';
import { storeNew } from '#server/engine/write/create.ts';

/** Where a building keeps how many it has. */
const KEPT_IN = {
  HID_PASS: 'hidQuotaBal',
  QR_PASS: 'qrQuotaBal',
  FR_PASS: 'frQuotaBal',
  HID_DOOR: 'hidDoorQuota',
  QR_DOOR: 'qrDoorQuota',
} as const;

type Changed = ChangedRow<typeof officeCentre>;
type Written = WrittenRow<typeof officeCentre>;
const typeOf = ({ values }: Pick<Changed, 'values'>) => (values.passType ?? values.hardwareType) as keyof typeof KEPT_IN;

/** Before it is written. The record is locked: two top-ups at once both count. */
export function addTopUp({ before, values }: Changed): void {
  const kept = KEPT_IN[typeOf({ values })];
  values[kept] = (before[kept] ?? 0) + (values.topUpQuantity ?? 0);
}

/** After it was written: the entry in the history of the subscription. */
export async function recordTopUp(context: RuleContext, { record, values }: Written): Promise<void> {
  const { tx, model, reach } = context;
  const type = typeOf({ values });
  const entry = {
    officeCentreId: record.id,
    type,
    quantity: values.topUpQuantity,
    balance: record[KEPT_IN[type]],
    remark: values.topUpRemark ?? null,
    toppedUpDate: record.toppedUpDate,
    toppedUpUserId: record.toppedUpUserId,
  };
  const entity = model.entity(subscriptionInfoHistory.name);
  await storeNew(tx, { ...context, entity, reach: { ...reach, buildingId: record.id } }, 'create', { values: entry, linked: {} });
}
