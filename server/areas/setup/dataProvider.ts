/** Data provider settings (000 §6): the public holidays of a building, read every night from the calendar that it has set. */
import { sql } from 'drizzle-orm';
import { ROWS_READ } from '#schemas/kernel/calls/upload.ts';
import { dateIn } from '#schemas/kernel/fields/clock.ts';
import { calendarAddress } from '#schemas/kernel/fields/formats.ts';
import type { CalendarPlace } from '#schemas/kernel/sheet/calendar.mjs';
import { decodeText } from '#schemas/kernel/sheet/decode.ts';
import { dataProvider, type Reading } from '#schemas/setup/dataProvider.ts';
import { holiday } from '#schemas/setup/holiday.ts';
import type { Config } from '#server/config.ts';
import type { Database, Queryable, Transaction } from '#server/db/database.ts';
import { openSecret } from '#server/db/fieldSecrets.ts';
import { type Handler, returning } from '#server/engine/areas/areaCalls.ts';
import { type ChangedRow, type NewRow, type Rule, rulesFor } from '#server/engine/areas/rules.ts';
import { refuse } from '#server/engine/calls/refusal.ts';
import { singletonHandlers } from '#server/engine/calls/singleton.ts';
import { throttle } from '#server/engine/calls/throttle.ts';
import type { DomainJobContext } from '#server/engine/jobContext.ts';
import { systemReach } from '#server/engine/reach/systemReach.ts';
import { changeRecord, removeRecord } from '#server/engine/write/change.ts';
import { createRecord } from '#server/engine/write/create.ts';
import { AppError } from '#server/errors/appError.ts';
import { readInThread } from '#server/files/sheet/thread.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { type Job, jobName } from '#server/jobs/job.ts';
import { listOf, objectOf, text, whole } from '#server/openapi/values.ts';
import { mayCall } from '#server/outbound/address.ts';
import { outboundFetch } from '#server/outbound/outboundFetch.ts';

/** Shown in the history of the holidays. */
const AUTHOR = 'Data provider';
const TIMEOUT_MS = 20_000;
/** An address may have moved more than once; one that goes round in circles has none. */
const MOST_MOVES = 5;
/** Of the names of what was left out. */
const MOST_NAMES = 2000;
/** Calendars of a country reach a few years ahead; a mistaken one must not fill the list. */
const MOST_DAYS = 500;

interface Stored {
  id: number;
  officeCentreId: number;
  zone: string;
  holidaysUrl: string;
  userName: string | null;
  password: string | null;
}
interface Day {
  date: string;
  name: string;
  everyYear: boolean;
}
interface Outcome {
  found: number;
  added: number;
  changed: number;
  removed: number;
  /** Names of what was left out. */
  leftOut: string[];
}

/** Why nothing could be read. */
class NotRead extends Error {
  constructor(readonly reading: Exclude<Reading, 'READ'>) {
    super(reading);
  }
}

const refuseAway: Rule<NewRow<typeof dataProvider> | ChangedRow<typeof dataProvider>> = async ({ config }, rows) => {
  for (const row of rows) {
    const { holidaysUrl } = row.values;
    if (holidaysUrl && !mayCall(holidaysUrl, config.production)) refuse(row, 'holidaysUrl', 'dataProvider.NOT_ALLOWED');
  }
};
export const dataProviderRules = rulesFor(dataProvider, { beforeCreate: refuseAway, beforeUpdate: refuseAway });

/** What a building has set, if it is switched on. */
async function storedFor(db: Queryable, buildingId: number): Promise<Stored | undefined> {
  const [row] = await db.query<Stored>(
    sql`select p.id, p.office_centre_id as "officeCentreId", c.time_zone as zone, p.holidays_url as "holidaysUrl",
          p.user_name as "userName", p.password
        from data_providers p join office_centres c on c.id = p.office_centre_id
        where p.office_centre_id = ${buildingId} and p.enabled and c.active and 'DATA_PROVIDER' = any(c.add_ons)`,
  );
  return row;
}

/** Where an answer sends the reader; nowhere for what is no redirect. */
function movedTo({ status, headers }: Response, from: string): string | undefined {
  const location = [301, 302, 303, 307, 308].includes(status) ? headers.get('location') : null;
  return location && URL.canParse(location, from) ? calendarAddress(new URL(location, from).href) : undefined;
}

/** The calendar as text. Throws NotRead. */
async function fetchCalendar(db: Queryable, row: Stored, { production }: Pick<Config, 'production'>): Promise<string> {
  const password = row.password === null ? '' : await openSecret(db, dataProvider, 'password', { ...row }, row.password);
  const signIn = row.userName ? `Basic ${Buffer.from(`${row.userName}:${password}`).toString('base64')}` : undefined;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let address: string | undefined = row.holidaysUrl;
  for (let hops = 0; address && hops <= MOST_MOVES; hops += 1) {
    if (!mayCall(address, production)) throw new NotRead('NOT_ALLOWED');
    // The password is for the server that it was given for, wherever that one sends us.
    const isTheirs = new URL(address).origin === new URL(row.holidaysUrl).origin;
    const headers = { accept: 'text/calendar', ...(signIn && isTheirs ? { authorization: signIn } : {}) };
    const order = { method: 'GET', headers, body: undefined, redirect: 'manual' as const, signal };
    const answer: Response = await outboundFetch(production)(address, order).catch(() => {
      throw new NotRead('UNREACHABLE');
    });
    if (answer.status === 401 || answer.status === 403) throw new NotRead('SIGN_IN');
    if (answer.ok) {
      const text = decodeText(new Uint8Array(await answer.arrayBuffer()));
      if (text === undefined) throw new NotRead('UNREADABLE');
      return text;
    }
    address = movedTo(answer, address);
  }
  throw new NotRead('NOT_FOUND');
}

const isDate = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/** The days of a calendar from `today` on, one a date, and the names of the events that cannot be read. Throws NotRead. */
async function daysOf(text: string, { zone, today }: CalendarPlace): Promise<{ days: Day[]; leftOut: string[] }> {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) throw new NotRead('UNREADABLE');
  const read = await readInThread({ text, calendar: { zone, today }, rows: ROWS_READ });
  if ('problem' in read) throw new NotRead('UNREADABLE');
  const [, ...rows] = read.sheets[0]?.rows ?? [];
  const days = new Map<string, Day>();
  const leftOut: string[] = [];
  for (const [date, name, everyYear] of rows) {
    const label = String(name ?? '').slice(0, 150);
    if (!isDate(date)) leftOut.push(label || String(date ?? ''));
    else if (date >= today && label && !days.has(date)) days.set(date, { date, name: label, everyYear: everyYear === true });
  }
  // A calendar that has nothing to come any more is rather an old one than a country without holidays.
  if (days.size === 0) throw new NotRead('EMPTY');
  return { days: [...days.values()].slice(0, MOST_DAYS), leftOut };
}

/** Adds what is new, changes what is called differently now, and removes what came from the provider, has not been changed since, and is in its calendar no longer. */
async function takeOver(
  tx: Transaction,
  services: Pick<DomainJobContext, 'model' | 'config'>,
  row: Stored,
  { days, leftOut }: { days: readonly Day[]; leftOut: readonly string[] },
): Promise<Outcome> {
  const today = dateIn(row.zone);
  const { officeCentreId: building } = row;
  // One at a time: the nightly reading, and somebody who reads now.
  await tx.query(sql`select 1 as locked from data_providers where id = ${row.id} for update`);
  const known = await tx.query<Day & { id: number; version: number; isTheirs: boolean }>(
    sql`select id, to_char(date, 'YYYY-MM-DD') as date, name, every_year as "everyYear", version,
          from_provider and version = coalesce(provider_version, 1) as "isTheirs" from holidays
        where office_centre_id = ${building} and date >= ${today}`,
  );
  const entity = services.model.entity(holiday.name);
  const reach = { ...systemReach(AUTHOR, today), centreId: building, buildingId: building, zone: row.zone };
  const context = { ...services, entity, reach, origin: {} };
  const byDate = new Map(known.map((one) => [one.date, one]));
  const kept = new Set(days.map(({ date }) => date));
  const gone = known.filter(({ date, isTheirs }) => isTheirs && !kept.has(date));
  for (const { id, version } of gone) await removeRecord(tx, context, id, { version });
  const ids: number[] = [];
  const refused: string[] = [];
  let changed = 0;
  for (const day of days) {
    const there = byDate.get(day.date);
    if (there && (!there.isTheirs || (there.name === day.name && there.everyYear === day.everyYear))) continue;
    const id = await orRefused(tx, async () =>
      there
        ? (await changeRecord(tx, context, 'update', there.id, { ...day, version: there.version })).after.id
        : ((await createRecord(tx, context, 'create', day)).id as number),
    );
    if (id === undefined) refused.push(day.name);
    else ids.push(id);
    if (id !== undefined && there) changed += 1;
  }
  await tx.query(
    sql`update holidays set from_provider = true, provider_version = version where id = any(${sql.param(ids)}::bigint[])`,
  );
  return {
    found: days.length - refused.length,
    added: ids.length - changed,
    changed,
    removed: gone.length,
    leftOut: [...leftOut, ...refused],
  };
}

/** What a rule refuses is left out, and takes nothing of the others with it. */
async function orRefused<T>(tx: Transaction, write: () => Promise<T>): Promise<T | undefined> {
  await tx.text('savepoint one_day');
  try {
    const written = await write();
    await tx.text('release savepoint one_day');
    return written;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await tx.text('rollback to savepoint one_day');
    return undefined;
  }
}

/** What came of it is kept with the settings; it is no new version of them. */
const keep = (db: Queryable, { id }: Stored, reading: Reading, outcome: Partial<Outcome> = {}) => {
  const { found = null, added = null, changed = null, removed = null, leftOut = [] } = outcome;
  const names = leftOut.join(', ').slice(0, MOST_NAMES) || null;
  return db.query(
    sql`update data_providers set read_date = now(), reading = ${reading}, found = coalesce(${found}, found),
        added = coalesce(${added}, added), changed = coalesce(${changed}, changed), removed = coalesce(${removed}, removed),
        left_out = ${names} where id = ${id}`,
  );
};

/**
 * Reads the calendar of a building and takes its days over.
 * @throws NotRead, or what went wrong with us; whatever it is has been kept
 */
async function read(db: Database, services: Pick<DomainJobContext, 'model' | 'config'>, row: Stored): Promise<Outcome> {
  try {
    const days = await daysOf(await fetchCalendar(db, row, services.config), { zone: row.zone, today: dateIn(row.zone) });
    return await db.transaction(async (tx) => {
      const outcome = await takeOver(tx, services, row, days);
      await keep(tx, row, 'READ', outcome);
      return outcome;
    });
  } catch (error) {
    await keep(db, row, error instanceof NotRead ? error.reading : 'FAILED');
    throw error;
  }
}

const readNow: Handler = async ({ db, model, config, reach }) => {
  if (reach.buildingId === null) throw new AppError('centreRequired');
  const row = await storedFor(db, reach.buildingId);
  if (!row) throw new AppError('validation', { fields: { enabled: { code: 'dataProvider.off' } } });
  await throttle(db, 'dataProvider', reach);
  return read(db, { model, config }, row).catch((error) => {
    if (!(error instanceof NotRead)) throw error;
    throw new AppError('validation', { fields: { holidaysUrl: { code: `dataProvider.${error.reading}` } } });
  });
};

export const dataProviderHandlers = {
  ...singletonHandlers(dataProvider),
  readNow: returning(objectOf({ found: whole, added: whole, changed: whole, removed: whole, leftOut: listOf(text) }), readNow),
};

const READ_ONE = jobName<{ buildingId: number }>('data-provider.read');

export const dataProviderJobs: readonly Job<object, DomainJobContext>[] = [
  {
    name: 'data-provider.read-all',
    cron: '40 18 * * *',
    run: (_, { db }) =>
      db.transaction(async (tx) => {
        const due = await tx.query<{ buildingId: number }>(
          sql`select office_centre_id as "buildingId" from data_providers
              where enabled and (read_date is null or read_date < now() - interval '12 hours')`,
        );
        for (const one of due) await enqueue(tx, READ_ONE, one, { onceKey: `building ${one.buildingId}`, onceSeconds: 3600 });
      }),
  },
  {
    name: READ_ONE,
    // The next night tries again; until then the page says why it failed.
    retries: 0,
    concurrency: 2,
    run: async (data, { db, model, config }) => {
      const row = await storedFor(db, (data as { buildingId: number }).buildingId);
      if (row)
        await read(db, { model, config }, row).catch((error) => {
          if (!(error instanceof NotRead)) throw error;
        });
    },
  },
];
