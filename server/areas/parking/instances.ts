/** Renewals and changes of vehicle (002 §3, §4): what they copy from the application, and what they write back. */
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import { inputNames } from '#schemas/kernel/rules/validate.ts';
import { seasonParkingApplication } from '#schemas/parking/seasonParkingApplication.ts';
import { seasonParkingInstance } from '#schemas/parking/seasonParkingInstance.ts';
import { parkingFields, vehicleFields } from '#schemas/parking/vehicle.ts';
import { type Below, type NewRow, type RuleContext, rulesFor, type WrittenRow } from '#server/engine/areas/rules.ts';
import { recordsOf } from '#server/engine/records/readRecords.ts';
import { updateRows } from '#server/engine/upload/update.ts';
import { enqueueMails } from '#server/mail/mail.ts';
import { refuseOverlaps } from './overlap.ts';
import { applicantsOf, buildingTeams, factsOf, messagesTo } from './recipients.ts';

type Instance = typeof seasonParkingInstance;
type Asked = NewRow<Instance> & Below<typeof seasonParkingApplication>;

const keysOf = (fields: Readonly<Record<string, Field>>) => Object.entries(fields).map(([name, field]) => wireKey(name, field));
const VEHICLE = keysOf(vehicleFields);
const PARKING = keysOf(parkingFields);
const DOCUMENT = 'supportDocFileId';
const page = seasonParkingInstance.pages.show ?? '';
const previous = (key: string) => `previous${key[0]?.toUpperCase()}${key.slice(1)}`;
/** These values of a record, by wire key. */
const picked = (record: object, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key)));

/** Keeps the application's values, and copies what the form does not contain, even where a field has a default. */
function takeOver({ entity, operation }: RuleContext, { values, parent }: Asked): void {
  const names = inputNames(entity, operation);
  const asked = new Set(keysOf(Object.fromEntries(Object.entries(entity.fields).filter(([name]) => names.includes(name)))));
  const stood = picked(parent, [...VEHICLE, ...PARKING]);
  // Without a new document the current one remains valid.
  const stays = Object.keys(stood).filter((key) => !asked.has(key) || (key === DOCUMENT && values[DOCUMENT] === null));
  Object.assign(values, Object.fromEntries(Object.entries(stood).map(([key, value]) => [previous(key), value])));
  Object.assign(values, picked(stood, stays), { tenantId: parent.tenantId, officeCentreId: parent.officeCentreId });
}

/** The request must leave each vehicle in one place; checked again when it is approved. */
const refuseParked = ({ tx }: RuleContext, rows: readonly Asked[]): Promise<void> =>
  refuseOverlaps(
    tx,
    rows.map((row) => {
      const { parent, before, values } = row;
      const { type, vehiclePlateNo, endDate } = { ...before, ...values };
      const isRenewal = type === 'RENEWAL';
      return {
        row,
        buildingId: parent.officeCentreId,
        plate: isRenewal ? parent.vehiclePlateNo : vehiclePlateNo,
        from: parent.commencementDate,
        to: isRenewal ? endDate : parent.endDate,
        applicationId: parent.id,
      };
    }),
  );

async function ask(context: RuleContext, rows: readonly Asked[]): Promise<void> {
  for (const row of rows) takeOver(context, row);
  await refuseParked(context, rows);
}

/** An approved renewal extends the application, an approved change replaces its vehicle. */
async function writeBack(context: RuleContext, rows: readonly WrittenRow<Instance>[]): Promise<void> {
  const changes = rows.flatMap(({ record, before }) => {
    if (before?.status !== 'PENDING_APPROVAL') return [];
    const renewed = { carParkId: record.carParkId, endDate: record.endDate };
    const documents = record.supportDocFileId ? { supportDocFileId: record.supportDocFileId } : {};
    const changed = record.type === 'RENEWAL' ? renewed : picked(record, VEHICLE);
    return [{ recordId: record.seasonParkingApplicationId, values: { ...changed, ...documents } }];
  });
  await updateRows({ ...context, entity: context.model.entity(seasonParkingApplication.name) }, changes);
}

const DECISIONS: Readonly<Record<string, 'APPROVED' | 'REJECTED'>> = { approve: 'APPROVED', reject: 'REJECTED' };

/** Requests are mailed to the building's team, decisions to the applicant; both name the application. */
async function tell(context: RuleContext, rows: readonly WrittenRow<Instance>[]): Promise<void> {
  const { tx, operation, config, locale } = context;
  const decision = DECISIONS[operation];
  const ids = rows.map(({ record }) => record.seasonParkingApplicationId);
  const found = await recordsOf(context, seasonParkingApplication, ids);
  const applications = new Map(found.map((one) => [one.id, one]));
  const records = rows.map(({ record }) => record);
  const recipients = decision ? await applicantsOf(tx, found) : await buildingTeams(tx, records);
  const messages = records.flatMap((record) => {
    const application = applications.get(record.seasonParkingApplicationId);
    const remark = operation === 'reject' ? record.rejectRemark : operation === 'approve' ? record.approveRemark : undefined;
    return messagesTo(recipients.get(decision ? record.seasonParkingApplicationId : record.id), {
      template: decision ? 'instanceDecided' : operation === 'withdraw' ? 'instanceWithdrawn' : 'instanceSubmitted',
      params: {
        ...factsOf(record, config.publicUrl, page, remark),
        referenceNo: application?.referenceNo ?? '',
        type: { word: `mail.instanceTypes.${record.type}` },
        ...(decision ? { decision: { word: `mail.decisions.${decision}` } } : {}),
      },
      locale,
      buildingId: record.officeCentreId,
    });
  });
  await enqueueMails(tx, messages);
}

export const instanceRules = rulesFor(seasonParkingInstance, {
  parent: seasonParkingApplication,
  actions: { createRenewal: ask, createChangeOfVehicle: ask, approve: refuseParked },
  afterWrite: async (context, rows) => {
    if (context.operation === 'approve') await writeBack(context, rows);
    await tell(context, rows);
  },
});
