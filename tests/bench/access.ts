/**
 * Doors: a decision with 100,000 passes against 1,000, events taken in, pages of the event list with very many events against 100,000, how fast old
 * events are deleted, and how soon a change of a group reaches a connected controller. `BENCH_EVENTS=2000000` makes it shorter.
 */
import { get } from 'node:http';
import { sql } from 'drizzle-orm';
import { CLIENT_KEY } from '#schemas/kernel/calls/keyed.ts';
import { cleanUpEvents } from '#server/areas/access/eventJobs.ts';
import { type Api, type Client, startApi } from '#tests/api/harness.ts';
import { listen } from '#tests/api/liveClient.ts';
import { fillBuilding } from './fillBuilding.ts';
import { type Line, report } from './report.ts';

const [FEW_PASSES, MANY_PASSES] = [1_000, 100_000];
const [DOORS, GROUPS, COMPANIES, CONTROLLERS] = [500, 200, 200, 40];
const [FEW_EVENTS, MANY_EVENTS] = [100_000, Number(process.env.BENCH_EVENTS ?? 10_000_000)];
/** Rows of one statement that fills the table. */
const LOT = 500_000;
const DECISIONS = 200;
const [BATCHES, BATCH] = [40, 500];
const TURNS = 9;
const CHANGES = 5;
/** Milliseconds below which a difference is noise of the machine. */
const NOISE = 5;
type Row = { id: number; uuid: string; version: number; accessKey: string };

const quantile = (times: number[], at: number): number =>
  times.sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * at))] as number;
async function timed(run: () => Promise<{ status: number }>): Promise<number> {
  const begun = performance.now();
  const { status } = await run();
  if (status >= 300) throw new Error(`answered ${status}`);
  return performance.now() - begun;
}

/** Doors of many controllers, in groups of which each leads two companies through some of them. */
async function furnish(api: Api, building: Client, controllers: readonly Row[]): Promise<number> {
  const here = api.world.here.building;
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '00:00', to: '00:00' }));
  const path = `/office-centres/${here}`;
  const schedule = (await building.post<Row>(`${path}/access-schedules`, { name: 'Always', hours: days })).data;
  await api.db.query(sql`
    insert into doors (office_centre_id, code, name, floor_no, access_cfg_type, door_configuration, device_controller_id, normal_state, unlock_seconds,
      held_open_seconds, long_unlock_seconds, long_held_open_seconds)
    select ${here}, 'BD-' || n, 'Door ' || n, (n % 40)::text, 'DOOR', 'SINGLE', (array[${sql.raw(controllers.map(({ id }) => id).join(','))}]::bigint[])[n % ${sql.raw(String(CONTROLLERS))} + 1],
      'CONTROLLED', 5, 30, 15, 60
    from generate_series(1, ${DOORS}::int) n`);
  await api.db.query(sql`
    insert into access_groups (office_centre_id, name, tenant_ids, floor)
    select ${here}, 'Group ' || n, array(select id from office_centres where centre_code in ('BENCH-' || n, 'BENCH-' || (n % ${COMPANIES} + 1))), '{}'
    from generate_series(1, ${GROUPS}::int) n`);
  await api.db.query(sql`
    insert into access_group_doors (office_centre_id, access_group_id, door_id, schedule_ids)
    select ${here}, g.id, d.id, array[${schedule.id}]::bigint[]
    from (select id, row_number() over (order by id) as n from access_groups where name like 'Group %') g
      join (select id, row_number() over (order by id) as n from doors where code like 'BD-%') d on d.n % ${GROUPS} in (g.n % ${GROUPS}, (g.n + 1) % ${GROUPS})`);
  return schedule.id;
}

const addPasses = (api: Api, from: number, to: number) =>
  api.db.query(sql`
    insert into third_party_cards (office_centre_id, tenant_id, user_id, card_id, raw_number, type, status)
    select r.building_id, r.office_centre_id, r.user_id, 'BC-' || p.n, (900000000 + p.n)::text, 'PHYSICAL_CARD', 'ASSIGNED'
    from (select id, row_number() over (order by id) as n from users where username like 'bench-%') p join user_roles r on r.user_id = p.id
    where p.n between ${from} and ${to}`);

const addEvents = async (api: Api, from: number, to: number) => {
  const here = api.world.here.building;
  for (let first = from; first <= to; first += LOT)
    await api.db.query(sql`
      insert into access_events (office_centre_id, door_id, user_id, tenant_id, happened_at, received_at, event_type, reason, boot_id, event_no, device_controller_id)
      select ${here}, d.id, p.id, r.office_centre_id, now() - n * interval '4 seconds', now() - n * interval '4 seconds',
        case when n % 50 = 0 then 'DENIED' when n % 5000 = 0 then 'DOOR_FORCED' else 'GRANTED' end, case when n % 50 = 0 then 'OUT_OF_TIME_RANGE' else 'GRANTED' end,
        'bench', n, d.device_controller_id
      from generate_series(${first}::int, ${Math.min(to, first + LOT - 1)}::int) n
        join (select id, device_controller_id, row_number() over (order by id) - 1 as place from doors where code like 'BD-%') d on d.place = n % ${DOORS}
        join (select id, row_number() over (order by id) - 1 as place from users where username like 'bench-%' limit 20000) p on p.place = n % 20000
        join user_roles r on r.user_id = p.id`);
};

/** From the change of a mapping until a controller that listens has its new configuration, in milliseconds. */
async function changeReaches(api: Api, building: Client, controller: Row, scheduleId: number): Promise<number> {
  const origin = await listen(api.app);
  const nobody = await api.as('nobody');
  const headers = { [CLIENT_KEY]: controller.accessKey };
  const learn = (since?: number) =>
    nobody.call<{ version: number; changed: unknown[] }>(
      'GET',
      `/device/v1/configuration${since === undefined ? '' : `?since=${since}`}`,
      undefined,
      headers,
    );
  let { version } = (await learn()).data;
  let heard: () => void = () => undefined;
  const request = get(`${origin}/api/device/v1/live`, { headers, agent: false });
  await new Promise<void>((resolve, reject) =>
    request
      .on('error', () => reject(new Error('no stream')))
      .on('response', (response) => {
        if (response.statusCode !== 200) return reject(new Error(`the stream answered ${response.statusCode}`));
        response.on('error', () => undefined).on('data', () => heard());
        resolve();
      }),
  );
  const [group] = await api.db.query<{ id: number }>(
    sql`select id from access_groups where name like 'Group %' order by id limit 1`,
  );
  const times: number[] = [];
  const path = `/office-centres/${api.world.here.building}/access-groups/${group?.id}/door-mappings`;
  const doors = await api.db.query<{ id: number }>(sql`
    select id from doors d where device_controller_id = ${controller.id} and not exists (select 1 from access_group_doors m where m.door_id = d.id and m.access_group_id = ${group?.id}) order by id limit ${CHANGES}`);
  for (const { id: doorId } of doors) {
    const news = new Promise<void>((resolve) => {
      heard = resolve;
    });
    if ((await building.post(path, { doorId, scheduleIds: [scheduleId] })).status !== 201) throw new Error('no mapping');
    const begun = performance.now();
    await news;
    for (;;) {
      const { data } = await learn(version);
      version = data.version;
      if (data.changed.length) break;
    }
    times.push(performance.now() - begun);
  }
  request.destroy();
  return Math.max(...times);
}

export async function benchAccess(): Promise<number> {
  const api = await startApi();
  const here = api.world.here.building;
  const path = `/office-centres/${here}`;
  await fillBuilding(api, MANY_PASSES, COMPANIES);
  // What writes limits row by row would take an hour; the constraints of the database stay.
  for (const table of ['doors', 'third_party_cards', 'access_groups', 'access_group_doors', 'access_events'])
    await api.db.text(`alter table ${table} disable trigger user`);
  const installer = await api.as('SUPERADMIN');
  const building = await api.as('LANDLORD_ADMIN@here');
  const nobody = await api.as('nobody');
  const controllers: Row[] = [];
  for (let number = 1; number <= CONTROLLERS; number += 1)
    controllers.push(
      (
        await installer.post<Row>(`${path}/device-controllers`, {
          name: `Bench ${number}`,
          serialNo: `BENCH-${number}`,
          networkMode: 'QR_NETWORK_MODE_ETHERNET',
        })
      ).data,
    );
  const scheduleId = await furnish(api, building, controllers);
  const doors = await api.db.query<{ uuid: string; controller: number }>(
    sql`select uuid, device_controller_id as controller from doors where code like 'BD-%' order by id`,
  );
  const keyOf = new Map(controllers.map(({ id, accessKey }) => [id, accessKey]));
  const [controller] = controllers as [Row, ...Row[]];
  const own = doors.filter((door) => door.controller === controller.id);
  const lines: Line[] = [];

  const decisions = async (passes: number) => {
    const times: number[] = [];
    for (let turn = 0; turn < DECISIONS + 10; turn += 1) {
      const credential = String(900_000_000 + 1 + ((turn * 7919) % passes));
      const door = doors[(turn * 31) % DOORS];
      const headers = { [CLIENT_KEY]: String(keyOf.get(door?.controller ?? 0)) };
      const body = { doorUuid: door?.uuid, credentialType: 'PHYSICAL_CARD', credential, direction: 'ENTRY' };
      const time = await timed(() => nobody.call('POST', '/device/v1/decisions', body, headers));
      if (turn >= 10) times.push(time);
    }
    return quantile(times, 0.95);
  };
  await addPasses(api, 1, FEW_PASSES);
  await api.db.text('vacuum analyze');
  const few = await decisions(FEW_PASSES);
  await addPasses(api, FEW_PASSES + 1, MANY_PASSES);
  await api.db.text('vacuum analyze');
  const many = await decisions(MANY_PASSES);
  lines.push({
    what: `decision, p95: ${MANY_PASSES.toLocaleString('en')} / ${FEW_PASSES.toLocaleString('en')} passes`,
    value: Math.max(many, NOISE) / Math.max(few, NOISE),
    atMost: 2,
    note: `${few.toFixed(1)} ms, ${many.toFixed(1)} ms; ${DOORS} doors, ${GROUPS} groups`,
  });
  lines.push({
    what: 'change of a group reaches a connected controller',
    value: await changeReaches(api, building, controller, scheduleId),
    unit: ' ms',
    atMost: 2_000,
    note: `the longest of ${CHANGES}`,
  });

  await addEvents(api, 1, FEW_EVENTS);
  const pages = ['', '&tab=DENIED', '&tab=ALARMS', '&eventType=LOCKOUT_STARTED'];
  const measure = async () => {
    await api.db.text('vacuum analyze access_events');
    const client = await api.as('LANDLORD_ADMIN@here');
    const found: number[] = [];
    for (const query of pages) {
      const times: number[] = [];
      for (let turn = 0; turn <= TURNS; turn += 1) {
        const time = await timed(() => client.get(`${path}/access-events?limit=20${query}`));
        if (turn > 0) times.push(time);
      }
      found.push(quantile(times, 0.5));
    }
    return found;
  };
  const small = await measure();
  await addEvents(api, FEW_EVENTS + 1, MANY_EVENTS);
  const large = await measure();
  for (const [index, query] of pages.entries()) {
    const [one, other] = [small[index] as number, large[index] as number];
    lines.push({
      what: `events${query && ` ${query.slice(1)}`}: ${MANY_EVENTS.toLocaleString('en')} / ${FEW_EVENTS.toLocaleString('en')}`,
      value: Math.max(other, NOISE) / Math.max(one, NOISE),
      atMost: 1.5,
      note: `${one.toFixed(1)} ms, ${other.toFixed(1)} ms`,
    });
  }

  let eventNo = 0;
  const begun = performance.now();
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const events = Array.from({ length: BATCH }, () => {
      eventNo += 1;
      const happenedAt = new Date().toISOString();
      return {
        eventNo,
        eventType: eventNo % 2 ? 'DOOR_OPENED' : 'DOOR_CLOSED',
        happenedAt,
        doorUuid: own[eventNo % own.length]?.uuid,
      };
    });
    await timed(() =>
      nobody.call('POST', '/device/v1/events', { bootId: 'taken', events }, { [CLIENT_KEY]: controller.accessKey }),
    );
  }
  lines.push({
    what: 'events taken in, a second',
    value: Math.round((BATCHES * BATCH) / ((performance.now() - begun) / 1000)),
    atLeast: 5_000,
    note: `batches of ${BATCH}, one after the other, over ${MANY_EVENTS.toLocaleString('en')}`,
  });

  // A month that is no longer kept.
  const month = sql`now() - interval '30 days'`;
  const [old] = await api.db.query<{ count: number }>(
    sql`select count(*)::int as count from access_events where happened_at < ${month}`,
  );
  await api.db.query(
    sql`insert into access_settings (office_centre_id, event_days, alarm_minutes, presence_hours) values (${here}, 30, 10, 16)`,
  );
  if (old?.count) {
    const started = performance.now();
    await cleanUpEvents.run({}, { db: api.db, signal: new AbortController().signal } as never);
    const seconds = (performance.now() - started) / 1000;
    lines.push({
      what: 'old events deleted, a second',
      value: Math.round(old.count / seconds),
      atLeast: 5_000,
      note: `${old.count.toLocaleString('en')} in ${seconds.toFixed(1)} s`,
    });
  }
  await api.close();
  return report(lines);
}
