/** Data provider settings (000 §6): a building's public holidays, read from a calendar at an address. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { dateIn } from '#schemas/kernel/fields/clock.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';
import { KEPT_SECRET } from '#schemas/kernel/fields/secret.ts';
import { buildApp } from '#server/app.ts';
import { dataProviderJobs } from '#server/areas/setup/dataProvider.ts';
import { type Api, type Client, clientOf, startApi, testConfig } from './harness.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const PATH = '/data-provider';
const HOLIDAYS = '/holidays';
const TODAY = dateIn('Asia/Singapore');
const dayOf = (days: number) => addDays(TODAY, days);

/** A calendar of all-day events. */
const calendar = (days: Readonly<Record<string, string>>): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Holidays//EN',
    ...Object.entries(days).flatMap(([date, name]) => [
      'BEGIN:VEVENT',
      `UID:${date}@holidays.example`,
      `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
      `SUMMARY:${name}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

let api: Api;
let building: Client;
let answer: Answer;
const asked: IncomingMessage[] = [];
const server = createServer((request, response) => {
  asked.push(request);
  answer(request, response);
});
let address: string;
const serves = (text: string, status = 200) => {
  answer = (_, response) => response.writeHead(status, { 'content-type': 'text/calendar; charset=utf-8' }).end(text);
};
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/holidays.ics`;
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
});
beforeEach(() => {
  asked.length = 0;
});
afterEach(async () => {
  await api.db.text('delete from data_providers');
  await api.db.text('delete from holidays');
  await api.db.text(`delete from sign_in_attempts where key like 'dataProvider%'`);
});
afterAll(async () => {
  await api.close();
  server.closeAllConnections();
  server.close();
});

const read = (by = building) => by.get<Row>(PATH);
const save = (body: object = {}, by = building, version = 0) =>
  by.put<Row>(PATH, { enabled: true, holidaysUrl: address, userName: null, password: null, ...body, version });
const readNow = (by = building) => by.post<{ found: number; added: number; removed: number }>(`${PATH}/read-now`, {});
const holidays = async (by = building) =>
  (await by.get<Paged<Row>>(`${HOLIDAYS}?limit=100`)).data.items.map(({ date, name, fromProvider }) => [
    date,
    name,
    fromProvider,
  ]);
const context = () => ({
  db: api.db,
  config: testConfig(),
  model: api.product.model,
  signal: new AbortController().signal,
});
const [all, one] = dataProviderJobs;

describe('the data provider of a building', () => {
  it('is off until somebody sets it, and then read by the building alone', async () => {
    expect(await read()).toMatchObject({ status: 200, data: { id: null, version: 0, enabled: false } });
    expect(await save()).toMatchObject({ status: 200, data: { enabled: true, holidaysUrl: address } });
    expect(await read(await api.as('LANDLORD_ADMIN@there'))).toMatchObject({ data: { id: null } });
  });

  it('adds the days to come, and leaves those that the building has entered', async () => {
    await building.post(HOLIDAYS, { date: dayOf(5), name: 'Our own day', everyYear: false });
    serves(calendar({ [dayOf(-3)]: 'Past', [dayOf(0)]: 'Today', [dayOf(5)]: 'Labour Day', [dayOf(9)]: 'Vesak Day 衛塞節' }));
    await save();
    expect(await readNow()).toMatchObject({ status: 200, data: { found: 3, added: 2, removed: 0 } });
    expect(await holidays()).toEqual([
      [dayOf(0), 'Today', true],
      [dayOf(5), 'Our own day', false],
      [dayOf(9), 'Vesak Day 衛塞節', true],
    ]);
    expect((await read()).data).toMatchObject({ reading: 'READ', found: 3, added: 2, removed: 0, version: 1 });
    expect(await readNow()).toMatchObject({ data: { found: 3, added: 0, removed: 0 } });
  });

  it('removes what has been withdrawn, but nothing that is past or that somebody has changed', async () => {
    serves(calendar({ [dayOf(1)]: 'Moved', [dayOf(2)]: 'Renamed by us', [dayOf(3)]: 'Stays' }));
    await save();
    await readNow();
    const { items } = (await building.get<Paged<Row>>(`${HOLIDAYS}?limit=100`)).data;
    const renamed = items.find(({ date }) => date === dayOf(2)) as Row;
    await building.put(`${HOLIDAYS}/${renamed.id}`, {
      date: dayOf(2),
      name: 'Our day',
      everyYear: false,
      version: renamed.version,
    });
    await api.db.text(
      `insert into holidays (office_centre_id, date, name, year, from_provider) values ($1, $2::date, 'Past', 2020, true)`,
      [api.world.here.building, dayOf(-30)],
    );
    serves(calendar({ [dayOf(3)]: 'Stays', [dayOf(4)]: 'Moved' }));
    expect(await readNow()).toMatchObject({ data: { found: 2, added: 1, removed: 1 } });
    expect(await holidays()).toEqual([
      [dayOf(-30), 'Past', true],
      [dayOf(2), 'Our day', true],
      [dayOf(3), 'Stays', true],
      [dayOf(4), 'Moved', true],
    ]);
    const history = await building.get<Paged<Row>>(`${HOLIDAYS}/${renamed.id}/history`);
    expect(JSON.stringify(history.data)).toContain('Data provider');
  });

  it('takes over a name that the provider has changed, once and again, unless the building has its own', async () => {
    serves(calendar({ [dayOf(3)]: 'Lunar New Year', [dayOf(4)]: 'Spring' }));
    await save();
    await readNow();
    for (const name of ['Lunar New Year (first day)', 'Lunar New Year, day 1']) {
      serves(calendar({ [dayOf(3)]: name, [dayOf(4)]: 'Spring' }));
      expect(await readNow()).toMatchObject({ data: { found: 2, added: 0, changed: 1, removed: 0 } });
      expect((await holidays())[0]).toEqual([dayOf(3), name, true]);
    }
    const { items } = (await building.get<Paged<Row>>(`${HOLIDAYS}?limit=100`)).data;
    const { id, version } = items[0] as Row;
    const history = await building.get<Paged<Row>>(`${HOLIDAYS}/${id}/history`);
    expect(JSON.stringify(history.data)).toContain('Lunar New Year (first day)');
    await building.put(`${HOLIDAYS}/${id}`, { date: dayOf(3), name: 'Ours', everyYear: false, version });
    expect(await readNow()).toMatchObject({ data: { changed: 0 } });
    expect((await holidays())[0]).toEqual([dayOf(3), 'Ours', true]);
    serves(calendar({ [dayOf(3)]: 'x' }));
    expect(await readNow()).toMatchObject({ data: { removed: 1 } });
  });

  it('reads what repeats every year since long ago, also where there is nothing else', async () => {
    const started = `2000${dayOf(20).slice(4).replaceAll('-', '')}`;
    const yearly = ['BEGIN:VEVENT', `DTSTART;VALUE=DATE:${started}`, 'RRULE:FREQ=YEARLY', 'SUMMARY:Founding day', 'END:VEVENT'];
    serves(['BEGIN:VCALENDAR', ...yearly, 'END:VCALENDAR'].join('\r\n'));
    await save();
    expect(await readNow()).toMatchObject({ status: 200, data: { found: 2, added: 2 } });
    expect((await holidays())[0]).toEqual([dayOf(20), 'Founding day', true]);
  });

  it('leaves out by name what cannot be read or kept, and says so until it is read again', async () => {
    const bad = ['BEGIN:VEVENT', 'DTSTART;VALUE=DATE:20991399', 'SUMMARY:No such day', 'END:VEVENT'];
    const good = calendar({ [dayOf(1)]: 'Good', [dayOf(2)]: '=1+1' });
    serves(good.replace('BEGIN:VEVENT', [...bad, 'BEGIN:VEVENT'].join('\r\n')));
    await save();
    expect(await readNow()).toMatchObject({ data: { found: 1, added: 1, leftOut: ['No such day', '=1+1'] } });
    expect((await read()).data).toMatchObject({ reading: 'READ', leftOut: 'No such day, =1+1' });
    expect(await holidays()).toEqual([[dayOf(1), 'Good', true]]);
    serves(calendar({ [dayOf(1)]: 'Good' }));
    await readNow();
    expect((await read()).data).toMatchObject({ leftOut: null });
  });

  it('follows a calendar that has moved, and takes the password nowhere else', async () => {
    const elsewhere = createServer((request, response) => {
      asked.push(request);
      response.writeHead(200).end(calendar({ [dayOf(1)]: 'Moved' }));
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const there = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/new.ics`;
    answer = ({ url }, response) =>
      url === '/holidays.ics'
        ? response.writeHead(301, { location: '/second.ics' }).end()
        : response.writeHead(308, { location: there }).end();
    await save({ userName: 'house', password: 'secret' });
    expect(await readNow()).toMatchObject({ status: 200, data: { added: 1 } });
    expect(asked.map(({ url, headers }) => [url, Boolean(headers.authorization)])).toEqual([
      ['/holidays.ics', true],
      ['/second.ics', true],
      ['/new.ics', false],
    ]);
    elsewhere.closeAllConnections();
    elsewhere.close();
    answer = (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/x.ics' }).end();
    expect(await readNow()).toMatchObject({ errors: { holidaysUrl: { code: 'dataProvider.NOT_ALLOWED' } } });
    answer = (_, response) => response.writeHead(302, { location: '/holidays.ics' }).end();
    expect(await readNow()).toMatchObject({ errors: { holidaysUrl: { code: 'dataProvider.NOT_FOUND' } } });
  });

  it('takes the address that an app calls webcal, and reads it over https', async () => {
    expect(await save({ holidaysUrl: 'webcal://calendars.example/sg.ics' })).toMatchObject({
      status: 200,
      data: { holidaysUrl: 'https://calendars.example/sg.ics' },
    });
    expect(await save({ holidaysUrl: 'webdav://calendars.example/sg.ics' }, building, 1)).toMatchObject({
      status: 422,
      errors: { holidaysUrl: { code: 'url' } },
    });
  });

  it('records a fault of ours, too', async () => {
    serves(calendar({ [dayOf(1)]: 'x' }));
    await save();
    await api.db.text('alter table holidays add constraint no_more check (false) not valid');
    await expect(one?.run({ buildingId: api.world.here.building }, context())).rejects.toThrow();
    await api.db.text('alter table holidays drop constraint no_more');
    expect((await read()).data).toMatchObject({ reading: 'FAILED' });
    expect((await read()).data.readDate).not.toBeNull();
  });

  it('reads names in the letters that the calendar is written in', async () => {
    answer = (_, response) => response.writeHead(200).end(Buffer.from(calendar({ [dayOf(1)]: 'Fête nationale' }), 'latin1'));
    await save();
    await readNow();
    expect(await holidays()).toEqual([[dayOf(1), 'Fête nationale', true]]);
  });

  it.each([
    ['SIGN_IN', 401, calendar({ [dayOf(1)]: 'x' })],
    ['NOT_FOUND', 404, ''],
    ['NOT_FOUND', 302, ''],
    ['UNREADABLE', 200, '<html>Sign in</html>'],
    ['UNREADABLE', 200, 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:not a date at all'],
    ['EMPTY', 200, calendar({})],
    ['EMPTY', 200, calendar({ '2001-01-01': 'Long past' })],
  ])('says %s for an answer with the status %d, and keeps what it has', async (reading, status, text) => {
    serves(calendar({ [dayOf(2)]: 'Known' }));
    await save();
    await readNow();
    serves(text, status);
    expect(await readNow()).toMatchObject({
      status: 422,
      errors: { holidaysUrl: { code: `dataProvider.${reading}` } },
    });
    expect((await read()).data).toMatchObject({ reading, found: 1 });
    expect(await holidays()).toEqual([[dayOf(2), 'Known', true]]);
  });

  it('says UNREACHABLE when nobody answers, and when the answer does not end', async () => {
    await save({ holidaysUrl: 'http://127.0.0.1:1/x.ics' });
    expect(await readNow()).toMatchObject({ status: 422, errors: { holidaysUrl: { code: 'dataProvider.UNREACHABLE' } } });
    await save({ holidaysUrl: address }, building, 1);
    serves(`BEGIN:VCALENDAR\r\n${'X'.repeat(2_000_000)}`);
    expect(await readNow()).toMatchObject({ status: 422, errors: { holidaysUrl: { code: 'dataProvider.UNREACHABLE' } } });
  });

  it('is read every night, each building by a job of its own, and only where it is on', async () => {
    serves(calendar({ [dayOf(7)]: 'By night' }));
    await save();
    const there = await api.as('LANDLORD_ADMIN@there');
    await save({ enabled: false }, there);
    const run = async () => {
      await all?.run({}, context());
      const queued = await api.db.text<{ data: object }>(`select data from pgboss.job where name = $1 and state = 'created'`, [
        one?.name as string,
      ]);
      await api.db.text('delete from pgboss.job where name = $1', [one?.name as string]);
      for (const { data } of queued) await one?.run(data, context());
      return queued.map(({ data }) => data);
    };
    expect(await run()).toEqual([{ buildingId: api.world.here.building }]);
    expect(await holidays()).toEqual([[dayOf(7), 'By night', true]]);
    expect(await holidays(there)).toEqual([]);
    expect(await run()).toEqual([]);
    // A failure is kept for the page, and the job does not fail.
    serves('', 500);
    await api.db.text(`update data_providers set read_date = now() - interval '1 day'`);
    expect(await run()).toHaveLength(1);
    expect((await read()).data).toMatchObject({ reading: 'NOT_FOUND' });
  });

  it('reads twice at the same time without adding a day twice', async () => {
    serves(calendar({ [dayOf(1)]: 'One', [dayOf(2)]: 'Two' }));
    await save();
    const both = await Promise.all([readNow(), readNow()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await holidays()).toHaveLength(2);
  });
});

describe('the data provider cannot be abused', () => {
  it('sends the password to the address that it was given for, and shows it to nobody', async () => {
    serves(calendar({ [dayOf(1)]: 'x' }));
    const saved = await save({ userName: 'house', password: '=Pa ss•wörd' });
    expect(saved.data.password).toBe(KEPT_SECRET);
    await readNow();
    const expected = Buffer.from('house:=Pa ss•wörd').toString('base64');
    expect(asked[0]?.headers.authorization).toBe(`Basic ${expected}`);
    const moved = { holidaysUrl: `${address}?elsewhere`, userName: 'house', password: KEPT_SECRET };
    expect(await save(moved, building, 1)).toMatchObject({ status: 422, errors: { password: { code: 'secretBound' } } });
    expect(JSON.stringify(await api.db.text('select * from data_providers'))).not.toContain('Pa ss');
  });

  it('calls the public internet over https alone in production, also when it is read', async () => {
    const production = await buildApp({ db: api.db, config: { ...api.config, production: true } });
    await production.ready();
    const there = clientOf(production, building.authorization?.slice('Bearer '.length));
    for (const url of [
      address,
      'https://127.0.0.1/x.ics',
      'https://169.254.169.254/latest',
      'https://[::1]/',
      'https://10.0.0.1/x',
    ])
      expect(await save({ holidaysUrl: url }, there), url).toMatchObject({
        status: 422,
        errors: { holidaysUrl: { code: expect.stringMatching(/^(url|dataProvider.NOT_ALLOWED)$/) } },
      });
    await save();
    await expect(
      one?.run({ buildingId: api.world.here.building }, { ...context(), config: { ...testConfig(), production: true } }),
    ).resolves.toBeUndefined();
    expect((await read()).data).toMatchObject({ reading: 'NOT_ALLOWED' });
    expect(asked).toEqual([]);
    await production.close();
  });

  it('is for admins of the building with the add-on, and not without being switched on', async () => {
    expect(await readNow()).toMatchObject({ status: 422, errors: { enabled: { code: 'dataProvider.off' } } });
    for (const who of ['MASTER_ADMIN@here.0', 'CONCIERGE@here']) {
      const other = await api.as(who);
      expect(await read(other), who).toMatchObject({ status: 403 });
      expect(await save({}, other), who).toMatchObject({ status: 403 });
      expect(await readNow(other), who).toMatchObject({ status: 403 });
    }
  });

  it('is limited, because every time makes the server call what somebody entered', async () => {
    serves(calendar({ [dayOf(1)]: 'x' }));
    await save();
    let last = await readNow();
    for (let turn = 0; turn < 30 && last.status === 200; turn += 1) last = await readNow();
    expect(last.status).toBe(429);
    expect(asked).toHaveLength(30);
  });
});
