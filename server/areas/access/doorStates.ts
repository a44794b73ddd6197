/** What the doors of a building are by themselves (`schemas/access/doorStates.ts`), and what a week of a door comes to. */
import { sql } from 'drizzle-orm';
import { type DoorState, type DoorStates, doorStates, statesFrom } from '#schemas/access/doors/doorStates.ts';
import { Clock } from '#schemas/kernel/fields/clock.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';
import type { Queryable } from '#server/db/database.ts';
import { ofRecord } from '#server/engine/areas/areaCalls.ts';
import { flag, listOf, moment, objectOf, text, textOf, whole } from '#server/openapi/values.ts';
import { firstDayOf, type NamedSchedule, type Schedules, schedulesOf, WEEK, zoneOf } from './schedules.ts';

interface Stored {
  id: number;
  normal: DoorState;
  firstIn: Date | string | null;
  rules: { state: DoorState; firstPersonIn: boolean; scheduleId: number }[];
}

/** @param doorIds of one building; all of its doors where absent */
export async function doorStatesOf(
  on: Queryable,
  buildingId: number,
  { byId }: Schedules,
  doorIds?: readonly number[],
): Promise<ReadonlyMap<number, DoorStates<NamedSchedule>>> {
  const which = doorIds ? sql`d.id = any(${`{${doorIds.join(',')}}`}::bigint[])` : sql`true`;
  const stored = await on.query<Stored>(sql`
    select d.id, d.normal_state as normal, d.first_in_date as "firstIn", coalesce((
      select jsonb_agg(jsonb_build_object('state', s.state, 'firstPersonIn', s.first_person_in, 'scheduleId', s.schedule_id) order by s.id)
      from access_door_states s where s.access_door_id = d.id), '[]'::jsonb) as rules
    from doors d where d.office_centre_id = ${buildingId} and ${which}`);
  return new Map(
    stored.map(({ id, normal, firstIn, rules }) => [
      id,
      {
        normal,
        firstIn: firstIn === null ? null : new Date(firstIn).getTime(),
        rules: rules.flatMap(({ scheduleId, ...rule }) => {
          const schedule = byId.get(scheduleId);
          return schedule ? [{ ...rule, schedule }] : [];
        }),
      },
    ]),
  );
}

const period = objectOf({ from: moment, to: moment, state: textOf(...doorStates), waits: flag });
/** `GET …/access-doors/{id}/state-preview`: seven days, each with its states; `waits`: once the first person is in. */
export const statePreview = ofRecord(
  objectOf({ timeZone: text, days: listOf(objectOf({ date: text, minutes: whole, periods: listOf(period) })) }),
  async ({ db, model, record, query }) => {
    const buildingId = Number(record.officeCentreId);
    const zone = await zoneOf(db, buildingId);
    const first = firstDayOf(query, zone);
    const schedules = await schedulesOf(db, model, buildingId, zone, [first, addDays(first, WEEK)]);
    const states = (await doorStatesOf(db, buildingId, schedules, [record.id])).get(record.id) as DoorStates<NamedSchedule>;
    const clock = new Clock(zone);
    return {
      timeZone: zone,
      days: Array.from({ length: WEEK }, (_, index) => {
        const date = addDays(first, index);
        const periods = statesFrom(states, date, 1, clock);
        return {
          date,
          minutes: Math.round(periods.reduce((sum, { from, to }) => sum + to - from, 0) / 60_000),
          periods: periods.map(({ from, to, state, waits }) => ({
            from: new Date(from).toISOString(),
            to: new Date(to).toISOString(),
            state,
            waits,
          })),
        };
      }),
    };
  },
);
