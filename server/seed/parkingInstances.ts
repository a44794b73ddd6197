/** Renewals and changes of vehicle of the demo data, pending and decided. */

import { addDays } from '#schemas/kernel/fields/days.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { daysBefore } from './dates.ts';
import { type HistoryEvent, seedHistory } from './history.ts';
import { insertRows } from './insert.ts';
import type { Draft } from './parkingDraft.ts';
import { type InstanceStory, remarks } from './parkingStories.ts';
import { vehicle } from './vehicles.ts';

const YEAR = 365;
const DECIDED_AFTER = 2;
const previous = (vehicleFacts: object) =>
  Object.fromEntries(
    Object.entries(vehicleFacts).map(([key, value]) => [`previous${key[0]?.toUpperCase()}${key.slice(1)}`, value]),
  );

interface InstanceDraft {
  draft: Draft;
  instance: InstanceStory;
  applicationId: number;
  index: number;
}

function row({ draft, instance, applicationId, index }: InstanceDraft, building: SeededBuilding, referenceNo: string) {
  const { story, admin, applicant } = draft;
  const raisedDate = daysBefore(building.today, instance.raised, index * 31);
  const decidedDate = daysBefore(building.today, instance.raised - DECIDED_AFTER, index * 31);
  const decided = instance.status !== 'PENDING_APPROVAL';
  const isRenewal = instance.type === 'RENEWAL';
  const other = vehicle(building.place.code, 100 + index, false);
  // The application's current values are those that an approved instance wrote.
  const done = instance.status === 'APPROVED';
  const [now, before] = isRenewal ? [draft.vehicle, draft.vehicle] : done ? [draft.vehicle, other] : [other, draft.vehicle];
  const start = isRenewal && !done ? story.to + 1 : story.from;
  const was = isRenewal && done ? { from: story.from - YEAR, to: story.from - 1 } : { from: story.from, to: story.to };
  return {
    officeCentreId: building.id,
    referenceNo,
    seasonParkingApplicationId: applicationId,
    tenantId: draft.tenantId,
    type: instance.type,
    ...now,
    carParkId: draft.carParkId,
    commencementDate: addDays(building.today, start),
    endDate: addDays(building.today, isRenewal && !done ? story.to + YEAR : story.to),
    ...previous(before),
    previousCarParkId: draft.carParkId,
    previousCommencementDate: addDays(building.today, was.from),
    previousEndDate: addDays(building.today, was.to),
    status: instance.status,
    submittedDate: raisedDate,
    submittedUserId: applicant.id,
    approvedDate: done ? decidedDate : null,
    approvedUserId: done ? admin.id : null,
    rejectedDate: decided && !done ? decidedDate : null,
    rejectedUserId: decided && !done ? admin.id : null,
    rejectRemark: decided && !done ? remarks.reject[index % remarks.reject.length] : null,
    createdDate: raisedDate,
    createdUserId: applicant.id,
    updatedDate: decided ? decidedDate : raisedDate,
    updatedUserId: decided ? admin.id : applicant.id,
    version: decided ? 2 : 1,
  };
}

function events(
  { draft, instance }: InstanceDraft,
  recordId: number,
  building: SeededBuilding,
  made: ReturnType<typeof row>,
): HistoryEvent[] {
  const event = (action: string, at: string, by: Draft['admin'], from: string | null, to: string): HistoryEvent => ({
    entity: 'season-parking-application-instances',
    recordId,
    action,
    at,
    by,
    centreId: building.id,
    changes: [{ field: 'status', from, to }],
  });
  const raised = event(
    instance.type === 'RENEWAL' ? 'createRenewal' : 'createChangeOfVehicle',
    made.submittedDate,
    draft.applicant,
    null,
    'PENDING_APPROVAL',
  );
  if (instance.status === 'PENDING_APPROVAL') return [raised];
  return [
    raised,
    event(
      instance.status === 'APPROVED' ? 'approve' : 'reject',
      made.updatedDate,
      draft.admin,
      'PENDING_APPROVAL',
      instance.status,
    ),
  ];
}

export async function seedInstances(
  on: Queryable,
  building: SeededBuilding,
  drafts: readonly Draft[],
  applicationIds: readonly number[],
  number: (dates: readonly string[]) => Promise<string[]>,
): Promise<void> {
  const drafted = drafts.flatMap((draft, index): InstanceDraft[] =>
    draft.story.instance
      ? [{ draft, instance: draft.story.instance, applicationId: applicationIds[index] as number, index }]
      : [],
  );
  const numbers = await number(drafted.map(({ instance, index }) => daysBefore(building.today, instance.raised, index * 31)));
  const rows = drafted.map((one, index) => row(one, building, numbers[index] as string));
  const ids = await insertRows(on, 'season_parking_instances', rows);
  await seedHistory(
    on,
    drafted.flatMap((one, index) => events(one, ids[index] as number, building, rows[index] as (typeof rows)[number])),
  );
}
