/** Season parking of the demo data: applications in every status, renewals and changes of vehicle, and their history. */

import { addDays } from '#schemas/kernel/fields/days.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { daysBefore } from './dates.ts';
import { type HistoryEvent, seedHistory } from './history.ts';
import { insertRows } from './insert.ts';
import { numbered } from './numbered.ts';
import type { Draft } from './parkingDraft.ts';
import { seedInstances } from './parkingInstances.ts';
import { remarks, stories } from './parkingStories.ts';
import type { SeededUser } from './users.ts';
import { vehicle } from './vehicles.ts';

const DECIDED_AFTER = 3;

function drafts(building: SeededBuilding, users: readonly SeededUser[], admin: SeededUser): Draft[] {
  const tenants = building.tenants
    .map((tenant) => ({ tenant, people: users.filter((user) => user.centreId === tenant.id && user.status === 'ACTIVE') }))
    .filter(({ people, tenant }) => people.length > 0 && tenant.active);
  const open = building.carParks.filter((carPark) => carPark.active);
  return stories.map((story, index) => {
    const { tenant, people } = tenants[index % tenants.length] as (typeof tenants)[number];
    const applicant = people[(index * 3) % people.length] as SeededUser;
    const carPark = open[index % open.length] as (typeof open)[number];
    return {
      story,
      vehicle: vehicle(building.place.code, index, carPark.motorcycles),
      tenantId: tenant.id,
      applicant,
      submitter: index % 5 === 2 ? admin : applicant,
      admin,
      carParkId: carPark.id,
      submittedDate: daysBefore(building.today, story.submitted, index * 17),
      decidedDate: daysBefore(building.today, story.submitted - DECIDED_AFTER, index * 23),
      endedDate: daysBefore(building.today, 2 + (index % 5), index * 5),
      remark: index,
    };
  });
}

const wasDecided = ({ story }: Draft) => story.status !== 'PENDING_APPROVAL' && story.status !== 'WITHDRAWN';
const wasApproved = (draft: Draft) => wasDecided(draft) && draft.story.status !== 'REJECTED';
const said = (list: readonly (string | null)[], index: number) => list[index % list.length] ?? null;
/** When one of these does not apply, none of its columns has a value. */
const stamped = <T extends string>(name: T, holds: boolean, at: string, by: SeededUser) => ({
  [`${name}Date`]: holds ? at : null,
  [`${name}UserId`]: holds ? by.id : null,
});

function row(draft: Draft, building: SeededBuilding, referenceNo: string) {
  const { story, remark } = draft;
  const leaves = story.status === 'PENDING_TERMINATION' || story.status === 'TERMINATED';
  const isWithdrawn = story.status === 'WITHDRAWN';
  const last = leaves || story.instance ? draft.endedDate : wasDecided(draft) ? draft.decidedDate : draft.submittedDate;
  return {
    officeCentreId: building.id,
    referenceNo,
    tenantId: draft.tenantId,
    applicantId: draft.applicant.id,
    ...draft.vehicle,
    carParkId: draft.carParkId,
    commencementDate: addDays(building.today, story.from),
    endDate: addDays(building.today, story.to),
    status: story.status,
    createdByLandlord: draft.submitter === draft.admin,
    ...stamped('submitted', true, draft.submittedDate, draft.submitter),
    ...stamped('approved', wasApproved(draft), draft.decidedDate, draft.admin),
    approveRemark: wasApproved(draft) ? said(remarks.approve, remark) : null,
    ...stamped('rejected', story.status === 'REJECTED', draft.decidedDate, draft.admin),
    rejectRemark: story.status === 'REJECTED' ? said(remarks.reject, remark) : null,
    ...stamped('terminationRequested', leaves, draft.endedDate, draft.applicant),
    terminateRequestRemark: leaves ? said(remarks.terminate, remark) : null,
    ...stamped('terminated', story.status === 'TERMINATED', draft.endedDate, draft.admin),
    terminateRemark: story.status === 'TERMINATED' ? said(remarks.terminate, remark) : null,
    ...stamped('withdrawn', isWithdrawn, draft.decidedDate, draft.applicant),
    createdDate: draft.submittedDate,
    createdUserId: draft.submitter.id,
    updatedDate: last,
    updatedUserId: leaves && story.status === 'PENDING_TERMINATION' ? draft.applicant.id : draft.admin.id,
    version: 1 + Number(wasDecided(draft)) + Number(leaves || isWithdrawn),
  };
}

function events(draft: Draft, recordId: number, building: SeededBuilding): HistoryEvent[] {
  const { story } = draft;
  const event = (action: string, at: string, by: SeededUser, from: string | null, to: string): HistoryEvent => ({
    entity: 'season-parking-applications',
    recordId,
    action,
    at,
    by,
    centreId: building.id,
    changes: [{ field: 'status', from, to }],
  });
  const list = [event('create', draft.submittedDate, draft.submitter, null, 'PENDING_APPROVAL')];
  if (story.status === 'REJECTED') list.push(event('reject', draft.decidedDate, draft.admin, 'PENDING_APPROVAL', 'REJECTED'));
  if (wasApproved(draft)) list.push(event('approve', draft.decidedDate, draft.admin, 'PENDING_APPROVAL', 'APPROVED'));
  if (story.status === 'PENDING_TERMINATION')
    list.push(event('requestTermination', draft.endedDate, draft.applicant, 'APPROVED', 'PENDING_TERMINATION'));
  if (story.status === 'WITHDRAWN')
    list.push(event('withdraw', draft.decidedDate, draft.applicant, 'PENDING_APPROVAL', 'WITHDRAWN'));
  if (story.status === 'TERMINATED') list.push(event('terminate', draft.endedDate, draft.admin, 'APPROVED', 'TERMINATED'));
  return list;
}

export async function seedParking(
  on: Queryable,
  building: SeededBuilding,
  users: readonly SeededUser[],
  admin: SeededUser,
): Promise<void> {
  const all = drafts(building, users, admin);
  const numbers = await numbered(
    on,
    building.id,
    'SP',
    all.map((draft) => draft.submittedDate),
  );
  const ids = await insertRows(
    on,
    'season_parking',
    all.map((draft, index) => row(draft, building, numbers[index] as string)),
  );
  await seedHistory(
    on,
    all.flatMap((draft, index) => events(draft, ids[index] as number, building)),
  );
  await seedInstances(on, building, all, ids, (dates) => numbered(on, building.id, 'SPI', dates));
}
