/**
 * What people have answered to the polls and surveys of the demo data, signed up for, and done with its ads, through their own calls (`server/engine/occupant`), so that the
 * results are counted as they always are.
 */
import { sql } from 'drizzle-orm';
import { notification } from '#schemas/broadcasts/notification.ts';
import { inAppPopUpForm } from '#schemas/engagement/inAppPopUpForm.ts';
import { pollForm } from '#schemas/engagement/pollForm.ts';
import { surveyForm } from '#schemas/engagement/surveyForm.ts';
import { snake } from '#schemas/kernel/entity/snake.ts';
import { type AnswersById, DEFAULT_STARS } from '#schemas/kernel/fields/answers.ts';
import { addDays, DAY } from '#schemas/kernel/fields/days.ts';
import type { OptionItem } from '#schemas/kernel/fields/optionList.ts';
import type { Session, SessionCentre } from '#schemas/kernel/rights/session.ts';
import { presentRights } from '#server/auth/session/readSession.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Services } from '#server/engine/context.ts';
import { actOn } from '#server/engine/occupant/act.ts';
import type { OccupantEntity } from '#server/engine/occupant/addressed.ts';
import { markRead, type ReceivedEntity } from '#server/engine/occupant/received.ts';
import { reachOf } from '#server/engine/reach/reach.ts';
import type { SeededBuilding } from './centres.ts';
import { seedEventFeedback } from './eventFeedback.ts';
import { signUpPeople } from './events.ts';
import type { SeededUser } from './users.ts';

/** People who answer each of them, in the first building and in the others: each answer takes as many statements as it does in use. */
const MOST = [16, 3] as const;
/** People who answer the survey that runs in the first building. */
const MANY = 50;

/** The first choices are the favourites. */
const favourite = <T>(list: readonly T[], turn: number): T => list[Math.floor((((turn * 7) % 10) ** 2 / 100) * list.length)] as T;
const WORDS = [
  'Oat milk, please.',
  'More vegetarian dishes',
  '希望有無糖飲品',
  'A quiet corner to work in',
  '可以早一点开门吗？',
  'It is fine as it is.',
];

function answerTo({ type, choices = [], max, min = 1 }: OptionItem, turn: number): AnswersById[string] {
  const ids = choices.map(({ id }) => id);
  switch (type) {
    case 'SINGLE_CHOICE':
    case 'DROP_DOWN':
      return favourite(ids, turn);
    case 'MULTIPLE_CHOICE':
      return [...new Set([favourite(ids, turn), favourite(ids, turn + 3)])].slice(0, max ?? ids.length);
    case 'RATING':
      return Math.max(1, (max ?? DEFAULT_STARS) - (turn % 3));
    case 'NUMBER':
      return Math.min(min + (turn % 5), max ?? 100);
    case 'LONG_TEXT':
    case 'SHORT_TEXT':
      // Not everybody writes something.
      return turn % 3 === 0 ? (WORDS[Math.floor(turn / 3) % WORDS.length] as string) : null;
    default:
      return null;
  }
}

interface Asked {
  id: number;
  uuid: string;
  status: string;
  starts: string;
  ends: string;
  options: OptionItem[];
}

/** Answers to one of them on the days that it was open. */
async function answer(
  tx: Transaction,
  services: Services,
  entity: OccupantEntity,
  asked: Asked,
  people: readonly Session[],
  today: string,
): Promise<void> {
  const last = asked.ends < today ? asked.ends : today;
  const length = Math.max(1, Math.round((Date.parse(last) - Date.parse(asked.starts)) / DAY));
  for (const [turn, session] of people.entries()) {
    const before = Math.floor((turn * turn * length) / people.length ** 2);
    const reach = { ...reachOf(session), today: addDays(last, -before) };
    const answers = Object.fromEntries(asked.options.map((question, index) => [question.id, answerTo(question, turn + index)]));
    await actOn(tx, { ...services, entity, reach, origin: {} }, entity, 'answer', asked.uuid, { answers });
  }
  const { of = '', by = '' } = entity.results ?? {};
  const [table, column] = [services.model.entity(of).table, `${snake(by)}_id`].map((name) => sql.raw(`"${name}"`));
  await tx.query(sql`update ${table} set created_date = least(day + interval '3 hours' + (respondent_id % 360) * interval '1 minute', now())
    where ${column} = ${asked.id}`);
}

/** The demo ad has run for so many days. */
const AD_DAYS = 5;
/** Ads that run are shown to everybody: one in three opens them, the others close them. */
async function seeAds(tx: Transaction, services: Services, building: SeededBuilding, people: readonly Session[]): Promise<void> {
  const entity = services.model.entity(inAppPopUpForm.name) as OccupantEntity;
  const ads = await tx.query<{ id: number; uuid: string }>(
    sql`select id, uuid from in_app_pop_up_forms where office_centre_id = ${building.id} and status = 'ONGOING' and visible`,
  );
  for (const { id, uuid } of ads)
    for (const [turn, session] of people.entries()) {
      // More and more of them since it began.
      const today = addDays(building.today, -Math.floor(((people.length - 1 - turn) / people.length) ** 2 * AD_DAYS));
      const reach = { ...reachOf(session), today };
      const act = (name: string) => actOn(tx, { ...services, entity, reach, origin: {} }, entity, name, uuid, { number: 1 });
      await act('show');
      await act(turn % 3 === 0 ? 'open' : 'dismiss');
      await tx.query(sql`update in_app_pop_up_events set created_date = least(now(), ${today}::date + interval '3 hours'
          + ${turn * 17}::int * interval '1 minute' + case action when 'SHOWN' then interval '0' else interval '20 seconds' end)
        where in_app_pop_up_form_id = ${id} and user_id = ${session.userId}`);
    }
}

/** Two in three have read what was sent to them, within two days. */
async function readNotifications(tx: Transaction, { model }: Services, people: readonly Session[]): Promise<void> {
  const entity = model.entity(notification.name) as ReceivedEntity;
  const readers = people.filter((_, turn) => turn % 3 !== 2);
  for (const session of readers) await markRead(tx, model, entity, reachOf(session));
  await tx.query(sql`update notification_recipients set read_date = least(now(), sent_date + (user_id * 37 % 48) * interval '1 hour')
    where read_date is not null`);
}

/** Answers to polls and surveys that are or were open, in their order, and what became of ads; one that has ended is opened for as long as this takes. */
export async function seedAnswers(
  tx: Transaction,
  services: Services,
  building: SeededBuilding,
  users: readonly SeededUser[],
  isFirst: boolean,
): Promise<void> {
  const places = new Set([building.id, ...building.tenants.map(({ id }) => id)]);
  const active = users.filter(({ centreId, status }) => status === 'ACTIVE' && centreId !== null && places.has(centreId));
  const all: Session[] = [];
  for (const { id: userId, centreId } of active) {
    if (all.length === (isFirst ? MANY : MOST[1])) break;
    const officeCentre = { officeCentreId: centreId } as SessionCentre;
    const session = await presentRights(tx, { userId, officeCentre, providerBuildingId: null });
    if (session) all.push(session);
  }
  const people = all.slice(0, MOST[isFirst ? 0 : 1]);
  for (const { name } of [pollForm, surveyForm]) {
    const entity = services.model.entity(name) as OccupantEntity;
    const table = sql.raw(`"${entity.table}"`);
    const asked = await tx.query<Asked>(sql`
      select id, uuid, status, publish_start_date::date::text as starts, publish_end_date::date::text as ends, options
      from ${table} where office_centre_id = ${building.id} and status <> 'DRAFT' and publish_start_date <= now() order by id`);
    const open = (id: number, status: string, years: number) =>
      tx.query(sql`update ${table} set status = ${status}, publish_end_date = publish_end_date + ${years}::int * interval '1 year'
        where id = ${id}`);
    for (const one of asked) {
      const ended = one.status === 'ENDED';
      if (ended) await open(one.id, 'PUBLISHED', 1);
      const those = name === surveyForm.name && !ended ? all : people;
      await answer(tx, services, entity, one, those, building.today);
      if (ended) await open(one.id, 'ENDED', -1);
    }
  }
  await signUpPeople(tx, services, building, people);
  await seedEventFeedback(tx, building, people);
  await seeAds(tx, services, building, people);
  await readNotifications(tx, services, people);
}
