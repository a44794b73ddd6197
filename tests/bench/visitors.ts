/**
 * The list of visits while 1,000 visitors a minute register at the stations of the lobby, against the same list at rest; and its first page and
 * the counts of its tabs with a million visits against ten thousand.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { CLIENT_KEY } from '#schemas/kernel/calls/keyed.ts';
import { type Api, must, startApi } from '#tests/api/harness.ts';
import { type Line, report } from './report.ts';

const [FEW, MANY] = [10_000, 1_000_000];
const STATIONS = 5;
const PER_MINUTE = 1_000;
const TURNS = 15;
/** Milliseconds below which a difference is noise of the machine. */
const NOISE = 5;
const ROOM = 'LANDLORD_ADMIN@here';

const paths = { 'first page of visits': '/visits', 'counts of their tabs': '/visits/status-count' } as const;

/** The median of some calls, in milliseconds; signed in anew, because a million rows take longer than a session without a call. */
async function median(api: Api, path: string, pause = 0): Promise<number> {
  const client = await api.as(ROOM);
  const times: number[] = [];
  for (let turn = 0; turn <= TURNS; turn += 1) {
    const begun = performance.now();
    const { status } = await client.get(path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    // Once before it counts.
    if (turn > 0) times.push(performance.now() - begun);
    await wait(pause);
  }
  return times.sort((a, b) => a - b)[Math.floor(TURNS / 2)] as number;
}

/** Paired stations, each with the body of a registration there. */
async function openStations(api: Api) {
  const [building, anybody] = [await api.as(ROOM), await api.as('nobody')];
  must(
    await building.post('/visiting-settings', {
      ...{ longestStayHours: 12, dayEndTime: '22:00', retentionDays: 90, approval: 'NONE', walkIns: true, requiredFields: [] },
    }),
  );
  const hostId = api.world.people['STAFF@here.0']?.userId;
  const [of] = await api.db.query<{ companyUuid: string; hostUuid: string }>(
    sql`select c.uuid as "companyUuid", u.uuid as "hostUuid" from office_centres c, users u where c.id = ${api.world.here.tenants[0]} and u.id = ${hostId}`,
  );
  const path = '/public/visitor-stations';
  const keys: string[] = [];
  for (let count = 1; count <= STATIONS; count += 1) {
    const { uuid } = must(
      await building.post<{ uuid: string }>('/visitor-stations', {
        name: `Lobby ${count}`,
        stationKind: 'KIOSK',
        clearSeconds: 60,
      }),
    );
    const { code, claim } = must(await anybody.post<{ code: string; claim: string }>(`${path}/pairing`, {}));
    must(await building.put(`/visitor-stations/uuid/${uuid}/pair`, { pairingCode: code }));
    keys.push(must(await anybody.post<{ key: string }>(`${path}/pairing/claim`, { claim })).key);
  }
  return async (count: number) => {
    const body = { visitorName: `Guest ${count}`, ...of, purpose: 'MEETING', locale: 'en', requestKey: randomUUID() };
    must(await anybody.call('POST', `${path}/register`, body, { [CLIENT_KEY]: keys[count % STATIONS] as string }));
  };
}

/** Registers at the given pace until `done`; returns how many a minute it came to. */
async function registerUntil(register: (count: number) => Promise<void>, done: Promise<unknown>): Promise<number> {
  let ended = false;
  void done.finally(() => {
    ended = true;
  });
  const begun = performance.now();
  const running: Promise<void>[] = [];
  for (let count = 1; !ended; count += 1) {
    running.push(register(count));
    await wait(Math.max(0, begun + (count * 60_000) / PER_MINUTE - performance.now()));
  }
  await Promise.all(running);
  return running.length / ((performance.now() - begun) / 60_000);
}

/** Copies of a visit, ten minutes apart into the past. */
async function addVisits(api: Api, from: number, to: number): Promise<void> {
  const columns = await api.db.query<{ name: string }>(sql`
    select quote_ident(column_name) as name from information_schema.columns
    where table_name = 'visits' and is_generated = 'NEVER' and is_identity = 'NO' order by ordinal_position`);
  const names = columns.map(({ name }) => name);
  await api.db.text(
    `insert into visits (${names.join(', ')}) select ${names.map((name) => `r.${name}`).join(', ')}
     from (select * from visits order by id limit 1) o, generate_series($1::int, $2::int) n,
       lateral jsonb_populate_record(null::visits, to_jsonb(o) || jsonb_build_object('uuid', gen_random_uuid(), 'reference_no', 'VS-BENCH-' || n,
         'request_key', 'bench-' || n, 'check_in_code', null, 'token', null, 'status', case when n % 9 = 0 then 'CANCELLED' else 'CHECKED_OUT' end,
         'start_at', now() - n * interval '10 minutes', 'end_at', now() - n * interval '10 minutes' + interval '1 hour',
         'visit_date', (now() - n * interval '10 minutes')::date, 'created_date', now() - n * interval '10 minutes')) r`,
    [from, to],
  );
}

export async function benchVisitors(): Promise<number> {
  const api = await startApi();
  const register = await openStations(api);
  await register(0);
  // What writes limits row by row would take an hour; the constraints of the database stay.
  await api.db.query(sql`alter table visits disable trigger user`);
  await addVisits(api, 1, FEW);
  await api.db.text('vacuum analyze');
  const few: number[] = [];
  for (const path of Object.values(paths)) few.push(await median(api, path));
  const rest = await median(api, paths['first page of visits'], 500);
  const busy = median(api, paths['first page of visits'], 500);
  const perMinute = await registerUntil(register, busy);
  await addVisits(api, FEW + 1, MANY);
  await api.db.text('vacuum analyze');
  const many: number[] = [];
  for (const path of Object.values(paths)) many.push(await median(api, path));
  const lines = Object.keys(paths).map((what, index): Line => {
    const [small, large] = [few[index] as number, many[index] as number];
    return {
      what: `${what}: ${MANY.toLocaleString('en')} / ${FEW.toLocaleString('en')}`,
      value: Math.max(large, NOISE) / Math.max(small, NOISE),
      atMost: 2,
      note: `${small.toFixed(1)} ms, ${large.toFixed(1)} ms`,
    };
  });
  const during = await busy;
  await api.close();
  return report([
    { what: 'visitors registered at stations', value: perMinute, unit: '/min' },
    {
      what: 'first page of visits while they register / at rest',
      value: Math.max(during, NOISE) / Math.max(rest, NOISE),
      atMost: 1.5,
      note: `${rest.toFixed(1)} ms, ${during.toFixed(1)} ms`,
    },
    ...lines,
  ]);
}
