/** Renewals and changes of vehicle (002 §3, §4): what they take over from the application, and what they write back. */
import { sql } from 'drizzle-orm';
import { type Field, wireKey } from '#schemas/kernel/field.ts';
import { inputNames } from '#schemas/kernel/validate.ts';
import { seasonParkingInstance } from '#schemas/parking/seasonParkingInstance.ts';
import { parkingFields, vehicleFields } from '#schemas/parking/vehicle.ts';
import { type RuleContext, registerRules, type WrittenContext } from '#server/engine/rules.ts';
import { loadRecord, type RecordRow } from '#server/engine/verbs/get.ts';
import { updateRecord } from '#server/engine/write/store.ts';
import { requireFreeVehicle } from './overlap.ts';
import { applicantOf, buildingTeam, factsOf, tellAll } from './recipients.ts';

const keysOf = (fields: Readonly<Record<string, Field>>) => Object.entries(fields).map(([name, field]) => wireKey(name, field));
const VEHICLE = keysOf(vehicleFields);
const PARKING = keysOf(parkingFields);
const DOCUMENT = 'supportDocFileId';
const previous = (key: string) => `previous${key[0]?.toUpperCase()}${key.slice(1)}`;

/** Keeps what stood in the application, and takes over what the form does not ask: also where a field has a default. */
function takeOver({ entity, what, values, parent }: RuleContext): void {
  const application = parent as RecordRow;
  const asked = new Set(inputNames(entity, what).map((name) => wireKey(name, entity.fields[name] as Field)));
  for (const key of [...VEHICLE, ...PARKING]) {
    values[previous(key)] = application[key] ?? null;
    // Without a new document the present one goes on to count.
    const stays = key === DOCUMENT && values[key] === null;
    if (!asked.has(key) || stays) values[key] = application[key] ?? null;
  }
  values.tenantId = application.tenantId;
  values.officeCentreId = application.officeCentreId;
}

/** What is asked for must leave the vehicle in one place; asked again when it is approved. */
const requireFree = ({ tx, values, before, parent }: RuleContext): Promise<void> => {
  const application = parent as RecordRow;
  const instance = { ...before, ...values };
  const isRenewal = instance.type === 'RENEWAL';
  return requireFreeVehicle(tx, {
    buildingId: application.officeCentreId,
    plate: isRenewal ? application.vehiclePlateNo : instance.vehiclePlateNo,
    from: application.commencementDate,
    to: isRenewal ? instance.endDate : application.endDate,
    applicationId: application.id,
  });
};

/** An approved renewal prolongs the application, an approved change replaces its vehicle. */
async function writeBack({ tx, model, reach, record, before }: WrittenContext): Promise<void> {
  const application = model.entity('season-parking-applications');
  const id = Number(record.seasonParkingApplicationId);
  const renewed = { carParkId: record.carParkId, endDate: record.endDate };
  const changed = Object.fromEntries(VEHICLE.map((key) => [key, record[key]]));
  const documents = record.supportDocFileId ? { supportDocFileId: record.supportDocFileId } : {};
  if (before?.status === 'PENDING_APPROVAL')
    await updateRecord(tx, application, id, { ...(record.type === 'RENEWAL' ? renewed : changed), ...documents }, reach);
}

/** What is asked for goes to the building's team, what is decided to the person who applied; both name the application. */
async function tell(context: WrittenContext): Promise<void> {
  const { tx, model, what, record, config } = context;
  const whole = { ...context.reach, buildingId: null, tenantId: null };
  const application = await loadRecord(
    tx,
    model,
    model.entity('season-parking-applications'),
    whole,
    sql`t.id = ${record.seasonParkingApplicationId}`,
  );
  const remark = what === 'reject' ? record.rejectRemark : what === 'approve' ? record.approveRemark : undefined;
  const params = {
    ...factsOf(record, config.publicUrl, seasonParkingInstance.pages.show as string, remark),
    referenceNo: String(application.referenceNo),
    type: { word: `mail.instanceTypes.${record.type}` },
    decision: { word: `mail.decisions.${what === 'approve' ? 'APPROVED' : 'REJECTED'}` },
  };
  if (what === 'approve' || what === 'reject') return tellAll(tx, await applicantOf(tx, application), 'instanceDecided', params);
  return tellAll(tx, await buildingTeam(tx, record), what === 'withdraw' ? 'instanceWithdrawn' : 'instanceSubmitted', params);
}

registerRules(seasonParkingInstance.name, {
  actions: {
    createRenewal: async (context) => {
      takeOver(context);
      await requireFree(context);
    },
    createChangeOfVehicle: async (context) => {
      takeOver(context);
      await requireFree(context);
    },
    approve: requireFree,
  },
  afterWrite: async (context) => {
    if (context.what === 'approve') await writeBack(context);
    await tell(context);
  },
});
