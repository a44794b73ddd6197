/**
 * What people have answered to the polls of the demo data, given through their own calls (`server/engine/occupant`), so that the
 * results are counted as they always are.
 */
import { sql } from 'drizzle-orm';
import { pollForm } from '#schemas/engagement/pollForm.ts';
import { type AnswersById, DEFAULT_STARS } from '#schemas/kernel/fields/answers.ts';
import type { OptionItem } from '#schemas/kernel/fields/optionList.ts';
import { presentRights } from '#server/auth/readSession.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Services } from '#server/engine/context.ts';
import { actOn } from '#server/engine/occupant/act.ts';
import type { OccupantEntity } from '#server/engine/occupant/addressed.ts';
import { reachOf } from '#server/engine/reach.ts';
import type { SeededBuilding } from './centres.ts';
import { addDays, daysBefore } from './dates.ts';
import type { SeededUser } from './users.ts';

/** People of one building who answer one poll, at most: each answer takes as many statements as it does in use. */
const MOST = 30;

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
      return turn % 3 === 0 ? (WORDS[turn % WORDS.length] as string) : null;
    default:
      return null;
  }
}

interface Poll {
  id: number;
  uuid: string;
  status: string;
  starts: string;
  ends: string;
  options: OptionItem[];
}

/** Answers to one poll on the days that it was open. */
async function answer(
  tx: Transaction,
  services: Services,
  poll: Poll,
  people: readonly SeededUser[],
  today: string,
): Promise<void> {
  const entity = services.model.entity(pollForm.name) as OccupantEntity;
  const last = poll.ends < today ? poll.ends : today;
  const length = Math.max(1, Math.round((Date.parse(last) - Date.parse(poll.starts)) / 86_400_000));
  for (const [turn, person] of people.slice(0, MOST).entries()) {
    const centre = { officeCentreId: person.centreId } as never;
    const session = await presentRights(tx, { userId: person.id, officeCentre: centre, providerBuildingId: null });
    if (!session) continue;
    const before = Math.floor((turn * turn * length) / MOST ** 2);
    const reach = { ...reachOf(session), today: addDays(last, -before) };
    const context = { ...services, entity, reach, origin: {} };
    const answers = Object.fromEntries(poll.options.map((question, index) => [question.id, answerTo(question, turn + index)]));
    await actOn(tx, context, entity, 'answer', poll.uuid, { answers });
    const at = daysBefore(reach.today, 0, turn * 13);
    await tx.query(sql`update poll_form_responses set created_date = ${at}, updated_date = ${at}
      where poll_form_id = ${poll.id} and respondent_id = ${person.id}`);
  }
}

/** The polls that are or were open, in their order; one that has ended is opened for as long as this takes. */
export async function seedAnswers(
  tx: Transaction,
  services: Services,
  building: SeededBuilding,
  users: readonly SeededUser[],
): Promise<void> {
  const places = new Set([building.id, ...building.tenants.map(({ id }) => id)]);
  const people = users.filter(({ centreId, status }) => status === 'ACTIVE' && centreId !== null && places.has(centreId));
  const polls = await tx.query<Poll>(sql`
    select id, uuid, status, publish_start_date::date::text as starts, publish_end_date::date::text as ends, options
    from poll_forms where office_centre_id = ${building.id} and status <> 'DRAFT' and publish_start_date <= now() order by id`);
  for (const poll of polls) {
    const ended = poll.status === 'ENDED';
    if (ended)
      await tx.query(
        sql`update poll_forms set status = 'PUBLISHED', publish_end_date = publish_end_date + interval '1 year' where id = ${poll.id}`,
      );
    await answer(tx, services, poll, people, building.today);
    if (ended)
      await tx.query(
        sql`update poll_forms set status = 'ENDED', publish_end_date = publish_end_date - interval '1 year' where id = ${poll.id}`,
      );
  }
}
