/** Free slots of 200 facilities over two weeks, and a page of bookings, with a million bookings against ten thousand. */
import { sql } from 'drizzle-orm';
import { type Api, type Client, startApi } from '#tests/api/harness.ts';
import { type Line, report } from './report.ts';

const FACILITIES = 200;
const DAYS = 14;
const [FEW, MANY] = [10_000, 1_000_000];
const TURNS = 9;
/** Milliseconds below which a difference is noise of the machine. */
const NOISE = 5;

/** The median of some calls, in milliseconds. */
async function median(client: Client, path: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn <= TURNS; turn += 1) {
    const begun = performance.now();
    const { status } = await client.get(path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    // Once before it counts.
    if (turn > 0) times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b)[Math.floor(TURNS / 2)] as number;
}

async function makeFacilities(client: Client): Promise<number[]> {
  const category = await client.post<{ id: number }>('/facility-categories', { name: { en: 'Rooms' } });
  const ids: number[] = [];
  for (let number = 1; number <= FACILITIES; number += 1) {
    const { data } = await client.post<{ id: number }>('/facilities', {
      name: { en: `Room ${number}` },
      categoryId: category.data.id,
      atOnce: 1,
      openingHrs: [1, 2, 3, 4, 5].map((day) => ({ day, from: '08:00', to: '20:00' })),
      slotMinutes: 30,
      horizonDays: 60,
      viewableBy: 'ALL',
    });
    ids.push(data.id);
  }
  return ids;
}

/** Hourly bookings into the past of each facility, the first ones in the two weeks to come. */
const addBookings = (api: Api, from: number, to: number) =>
  api.db.query(sql`
    insert into facility_bookings (uuid, office_centre_id, reference_no, facility_id, category_id, title, start_at, end_at, held_from, held_until,
      holds, exclusive, status, created_date, updated_date, version)
    select gen_random_uuid(), f.office_centre_id, 'BENCH-' || n, f.id, f.category_id, 'Meeting ' || n, at, at + interval '1 hour', at,
      at + interval '1 hour', true, true, case when at < now() then 'COMPLETED' else 'CONFIRMED' end, now(), now(), 1
    from generate_series(${from}::int, ${to}::int) n
      join (select *, row_number() over (order by id) - 1 as place from facilities) f on f.place = n % ${FACILITIES},
      lateral (select date_trunc('hour', now()) + interval '13 days' - (n / ${FACILITIES}) * interval '7 hours' as at) t`);

export async function benchBookings(): Promise<number> {
  const api = await startApi();
  const building = await api.as('LANDLORD_ADMIN@here');
  await makeFacilities(building);
  const paths = {
    [`free slots of ${FACILITIES} facilities, ${DAYS} days`]: ['STAFF@here.0', `/occupant/facilities/free-slots?days=${DAYS}`],
    'first page of bookings': ['LANDLORD_ADMIN@here', '/facility-bookings'],
  } as const;
  // What writes limits row by row would take an hour; the constraints of the database stay.
  await api.db.query(sql`alter table facility_bookings disable trigger user`);
  const measure = async () => {
    await api.db.text('vacuum analyze');
    const found: number[] = [];
    // Signed in anew: a million rows take longer than a session without a call.
    for (const [who, path] of Object.values(paths)) found.push(await median(await api.as(who), path));
    return found;
  };
  await addBookings(api, 1, FEW);
  const few = await measure();
  await addBookings(api, FEW + 1, MANY);
  const many = await measure();
  await api.close();
  const lines = Object.keys(paths).map((what, index): Line => {
    const [small, large] = [few[index] as number, many[index] as number];
    return {
      what: `${what}: ${MANY.toLocaleString('en')} / ${FEW.toLocaleString('en')}`,
      value: Math.max(large, NOISE) / Math.max(small, NOISE),
      atMost: 2,
      note: `${small.toFixed(1)} ms, ${large.toFixed(1)} ms`,
    };
  });
  return report(lines);
}
