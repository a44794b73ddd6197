/** Service request forms of the demo data, and what companies have asked for with them: requests in every status, with what was said about them. */

import { givenAnswers } from '#schemas/kernel/fields/answers.ts';
import { DAY } from '#schemas/kernel/fields/days.ts';
import type { OptionItem } from '#schemas/kernel/fields/optionList.ts';
import { serviceRequestFormSample, serviceRequestPlaceSample } from '#schemas/serviceRequests/samples.ts';
import { serviceRequestForm } from '#schemas/serviceRequests/serviceRequestForm.ts';
import { serviceRequestPlace } from '#schemas/serviceRequests/serviceRequestPlace.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { daysBefore } from './dates.ts';
import { type HistoryEvent, seedHistory } from './history.ts';
import { insertRows } from './insert.ts';
import { numbered } from './numbered.ts';
import type { SeededUser } from './users.ts';
import { seedWritten, stampedBy, uuidOf } from './written.ts';

type Status = 'OPEN' | 'IN_PROGRESS' | 'COMPLETED' | 'REJECTED' | 'CANCELLED';
interface Story {
  /** The place of the form among those of the demo data. */
  form: number;
  status: Status;
  /** Days since it was asked, and until it is to be done. */
  ago: number;
  due: number;
  location: string;
  remark?: string;
  answers: Record<string, string | number | string[]>;
  payment?: 'UNPAID' | 'PAID' | 'REFUNDED';
  /** What was said, by the company or the building. */
  comments?: readonly { by: 'company' | 'building'; text: string; isInternal?: boolean }[];
}
const WARM = { feels: 'feels-warm', since: '09:15' };
const LIFT = { lift: 'lift-2', what: 'The doors open and close without end.' };
const CLEAN = { day: '2036-03-03', rooms: 2, tasks: ['tasks-floor', 'tasks-windows'] };
const KEYS = { number: 'HP-0417', copies: 2 };
const stories: readonly Story[] = [
  { form: 0, status: 'OPEN', ago: 0, due: 1, location: 'Level 12, meeting room 3', answers: WARM, remark: '下午兩時有訪客。' },
  { form: 0, status: 'OPEN', ago: 2, due: -1, location: 'Level 5', answers: { feels: 'feels-cold' }, remark: '早上特别冷。' },
  {
    form: 1,
    status: 'IN_PROGRESS',
    ago: 1,
    due: 1,
    location: 'Lobby',
    answers: LIFT,
    comments: [
      { by: 'company', text: 'It happens every morning.' },
      { by: 'building', text: 'The technician comes at two o’clock.' },
      { by: 'building', text: 'Third time this month: ask for an offer for new sensors.', isInternal: true },
    ],
  },
  {
    form: 1,
    status: 'IN_PROGRESS',
    ago: 4,
    due: -2,
    location: 'Level 8',
    answers: { lift: 'lift-goods', what: '載貨升降機停在八樓。' },
  },
  { form: 2, status: 'OPEN', ago: 0, due: 2, location: 'Level 8, pantry', answers: CLEAN, payment: 'UNPAID' },
  { form: 2, status: 'COMPLETED', ago: 20, due: -16, location: 'Level 9', answers: CLEAN, payment: 'PAID' },
  {
    form: 2,
    status: 'CANCELLED',
    ago: 12,
    due: -9,
    location: 'Level 3',
    answers: { day: '2036-02-20', rooms: 1 },
    payment: 'REFUNDED',
  },
  {
    form: 3,
    status: 'IN_PROGRESS',
    ago: 2,
    due: 1,
    location: 'Suite 502',
    answers: KEYS,
    payment: 'PAID',
    remark: '门锁转不动。',
  },
  { form: 3, status: 'REJECTED', ago: 9, due: -5, location: 'Suite 1101', answers: { number: '??' }, payment: 'UNPAID' },
  {
    form: 0,
    status: 'COMPLETED',
    ago: 30,
    due: -29,
    location: 'Level 7',
    answers: WARM,
    comments: [{ by: 'building', text: 'A valve was closed; it is open now.' }],
  },
  { form: 1, status: 'COMPLETED', ago: 41, due: -40, location: 'Basement 1', answers: { lift: 'lift-1', what: '按钮不亮。' } },
];
const FINAL = {
  COMPLETED: ['complete', 'completed', 'completeRemark', 'Done.'],
  REJECTED: ['reject', 'rejected', 'rejectRemark', 'Your company cuts its own keys.'],
  CANCELLED: ['cancel', 'cancelled', 'cancelRemark', 'The event has been moved.'],
} as const;

async function seedForms(on: Queryable, building: SeededBuilding, admin: SeededUser): Promise<number[]> {
  return seedWritten(
    on,
    { entity: serviceRequestForm, prefix: 'SF', building, by: admin },
    serviceRequestFormSample.records.map((sample, index) => {
      const createdDate = daysBefore(building.today, 60, index * 13);
      return {
        price: null,
        withoutSignIn: false,
        buttonText: null,
        ...sample,
        isVisible: true,
        notifyPartyEmail: ['service@atrium.example'],
        optionsVersion: 1,
        position: index + 1,
        status: 'PUBLISHED',
        ...stampedBy('published', admin, createdDate),
        createdDate,
        moves: [['publish', 'PUBLISHED'] as const],
      };
    }),
  );
}

export async function seedServiceRequests(
  on: Queryable,
  building: SeededBuilding,
  users: readonly SeededUser[],
  admin: SeededUser,
): Promise<void> {
  const { id: officeCentreId, today, tenants } = building;
  const formIds = await seedForms(on, building, admin);
  const since = daysBefore(today, 50);
  const written = { createdDate: since, createdUserId: admin.id, updatedDate: since, updatedUserId: admin.id, version: 1 };
  await insertRows(
    on,
    serviceRequestPlace.table,
    serviceRequestPlaceSample.records.map((sample, index) => ({
      uuid: uuidOf(officeCentreId, index),
      officeCentreId,
      active: true,
      ...sample,
      ...written,
    })),
  );
  const staff = users.filter(({ centreId, status }) => centreId === officeCentreId && status === 'ACTIVE');
  const companies = tenants.filter(({ active }) => active);
  const events: HistoryEvent[] = [];
  const numbers = await numbered(
    on,
    officeCentreId,
    'SR',
    stories.map(({ ago }, index) => daysBefore(today, ago, index * 17)),
  );
  const cast = stories.map((story, index) => {
    const tenant = companies[index % companies.length] as (typeof companies)[number];
    const people = users.filter(({ centreId, status }) => centreId === tenant.id && status === 'ACTIVE');
    return {
      ...story,
      tenant,
      person: people[index % Math.max(people.length, 1)] ?? admin,
      at: daysBefore(today, story.ago, index * 17),
    };
  });
  const rows = cast.map(({ form, status, ago, due, location, remark, answers, payment, tenant, person, at }, index) => {
    const sample = serviceRequestFormSample.records[form] as { options: OptionItem[]; price?: number; isAutoApproval: boolean };
    const isAccepted = status === 'IN_PROGRESS' || status === 'COMPLETED';
    const dueAt = daysBefore(today, -due, index * 11);
    const isOver = status === 'COMPLETED' || status === 'REJECTED' || status === 'CANCELLED';
    const later = daysBefore(today, Math.max(ago - 1, 0), index * 17 + 40);
    const final = isOver ? FINAL[status] : undefined;
    const ended = (name: keyof typeof FINAL) =>
      stampedBy(FINAL[name][1], name === 'CANCELLED' ? person : admin, status === name ? later : null);
    const remarks = Object.fromEntries(
      Object.entries(FINAL).map(([name, [, , field, text]]) => [field, status === name ? text : null]),
    );
    return {
      uuid: uuidOf(officeCentreId, index),
      officeCentreId,
      referenceNo: numbers[index],
      serviceRequestFormId: formIds[form],
      tenantId: tenant.id,
      requesterId: person.id,
      location,
      remark: remark ?? null,
      answers: givenAnswers(sample.options, answers),
      status,
      createdByLandlord: false,
      assigneeId: isAccepted ? (staff[index % Math.max(staff.length, 1)] ?? admin).id : null,
      // The instant is in the future where it is still to come.
      dueAt: due > 0 ? new Date(Date.parse(`${today}T09:00:00Z`) + due * DAY).toISOString() : dueAt,
      overdueDate: !isOver && due < 0 ? dueAt : null,
      amount: payment ? (sample.price ?? null) : null,
      paymentStatus: payment ?? null,
      ...stampedBy('submitted', person, at),
      ...stampedBy('accepted', admin, isAccepted ? later : null),
      ...ended('COMPLETED'),
      ...ended('REJECTED'),
      ...ended('CANCELLED'),
      ...remarks,
      ...stampedBy('paid', admin, payment === 'PAID' || payment === 'REFUNDED' ? later : null),
      refundAmount: payment === 'REFUNDED' ? (sample.price ?? null) : null,
      ...stampedBy('refunded', admin, payment === 'REFUNDED' ? later : null),
      refundReason: payment === 'REFUNDED' ? 'Cancelled in good time.' : null,
      createdDate: at,
      createdUserId: person.id,
      updatedDate: isAccepted || final ? later : at,
      updatedUserId: isAccepted || final ? admin.id : person.id,
      version: 1 + Number(isAccepted) + Number(Boolean(final)),
    };
  });
  const ids = await insertRows(on, 'service_requests', rows);
  const comments = cast.flatMap(({ comments: said = [], tenant, person, ago }, index) =>
    said.map(({ by, text, isInternal = false }, turn) => ({
      officeCentreId,
      serviceRequestId: ids[index],
      tenantId: isInternal ? null : tenant.id,
      authorId: by === 'company' ? person.id : admin.id,
      comment: text,
      isInternal,
      createdDate: daysBefore(today, Math.max(ago - turn, 0), index * 17 + 60 + turn),
      createdUserId: by === 'company' ? person.id : admin.id,
    })),
  );
  await insertRows(on, 'service_request_comments', comments);
  for (const [index, { status, person, at }] of cast.entries()) {
    const row = rows[index] as (typeof rows)[number];
    const event = (action: string, by: SeededUser, when: string, from: Status | null, to: Status) =>
      events.push({
        entity: 'service-requests',
        recordId: ids[index] as number,
        action,
        at: when,
        by,
        centreId: officeCentreId,
        changes: [{ field: 'status', from, to }],
      });
    event('create', person, at, null, 'OPEN');
    const isAccepted = status === 'IN_PROGRESS' || status === 'COMPLETED';
    if (isAccepted) event('accept', admin, row.updatedDate, 'OPEN', 'IN_PROGRESS');
    if (status !== 'OPEN' && status !== 'IN_PROGRESS')
      event(
        FINAL[status][0],
        status === 'CANCELLED' ? person : admin,
        row.updatedDate,
        isAccepted ? 'IN_PROGRESS' : 'OPEN',
        status,
      );
  }
  await seedHistory(on, events);
}
