/** Data provider settings (000 §6): the public holidays of a building, read every night from the calendar that it has set. */
import { sql } from 'drizzle-orm';
import { dateIn } from '#schemas/kernel/fields/clock.ts';
import { ROWS_READ } from '#schemas/kernel/upload.ts';
import { dataProvider, type Reading } from '#schemas/setup/dataProvider.ts';
import { holiday } from '#schemas/setup/holiday.ts';
import type { Config } from '#server/config.ts';
import type { Database, Queryable, Transaction } from '#server/db/database.ts';
import { openSecret } from '#server/db/fieldSecrets.ts';
import { type Answer, returning } from '#server/engine/areaCalls.ts';
import type { DomainJobContext } from '#server/engine/jobContext.ts';
import { refuse } from '#server/engine/refusal.ts';
import { type ChangedRow, type NewRow, type Rule, rulesFor } from '#server/engine/rules.ts';
import { singletonAnswers } from '#server/engine/singleton.ts';
import { systemReach } from '#server/engine/systemReach.ts';
import { throttle } from '#server/engine/throttle.ts';
import { removeRecord } from '#server/engine/write/change.ts';
import { createRecord } from '#server/engine/write/create.ts';
import { AppError } from '#server/errors/appError.ts';
import { readInThread } from '#server/files/sheet/thread.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { type Job, jobName } from '#server/jobs/job.ts';
import { objectOf, whole } from '#server/openapi/values.ts';
import { mayCall } from '#server/outbound/address.ts';
import { outboundFetch } from '#server/outbound/outboundFetch.ts';

/** Shown in the history of the holidays. */
const AUTHOR = 'Data provider';
const TIMEOUT_MS = 20_000;
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
  removed: number;
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

/** The calendar as text. Throws NotRead. */
async function fetchCalendar(db: Queryable, row: Stored, { production }: Pick<Config, 'production'>): Promise<string> {
  if (!mayCall(row.holidaysUrl, production)) throw new NotRead('NOT_ALLOWED');
  const password = row.password === null ? '' : await openSecret(db, dataProvider, 'password', { ...row }, row.password);
  const signIn = row.userName ? `Basic ${Buffer.from(`${row.userName}:${password}`).toString('base64')}` : undefined;
  const headers = { accept: 'text/calendar', ...(signIn ? { authorization: signIn } : {}) };
  const answer = await outboundFetch(production)(row.holidaysUrl, {
    method: 'GET',
    headers,
    body: undefined,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new NotRead('UNREACHABLE');
  });
  if (answer.status === 401 || answer.status === 403) throw new NotRead('SIGN_IN');
  if (!answer.ok) throw new NotRead('NOT_FOUND');
  return answer.text();
}

const isDate = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/** The days of a calendar from `today` on, one a date. Throws NotRead. */
async function daysOf(text: string, today: string): Promise<Day[]> {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) throw new NotRead('UNREADABLE');
  const read = await readInThread({ text, calendar: true, rows: ROWS_READ });
  if ('problem' in read) throw new NotRead('UNREADABLE');
  const [, ...rows] = read.sheets[0]?.rows ?? [];
  const days = new Map<string, Day>();
  for (const [date, name, everyYear] of rows) {
    const label = String(name ?? '').slice(0, 150);
    if (isDate(date) && date >= today && label && !days.has(date))
      days.set(date, { date, name: label, everyYear: everyYear === true });
  }
  // A calendar that has nothing to come any more is rather an old one than a country without holidays.
  if (days.size === 0) throw new NotRead('EMPTY');
  return [...days.values()].slice(0, MOST_DAYS);
}

/** Adds what is new, and removes what came from the provider, has not been changed since, and is in its calendar no longer. */
async function takeOver(
  tx: Transaction,
  services: Pick<DomainJobContext, 'model' | 'config'>,
  row: Stored,
  days: readonly Day[],
) {
  const today = dateIn(row.zone);
  const { officeCentreId: building } = row;
  // One at a time: the nightly reading, and somebody who reads now.
  await tx.query(sql`select 1 as locked from data_providers where id = ${row.id} for update`);
  const known = await tx.query<{ id: number; date: string; version: number; isTheirs: boolean }>(
    sql`select id, to_char(date, 'YYYY-MM-DD') as date, version, from_provider and version = 1 as "isTheirs" from holidays
        where office_centre_id = ${building} and date >= ${today}`,
  );
  const entity = services.model.entity(holiday.name);
  const reach = { ...systemReach(AUTHOR, today), centreId: building, buildingId: building, zone: row.zone };
  const context = { ...services, entity, reach, origin: {} };
  const dates = new Set(known.map(({ date }) => date));
  const kept = new Set(days.map(({ date }) => date));
  const gone = known.filter(({ date, isTheirs }) => isTheirs && !kept.has(date));
  const more = days.filter(({ date }) => !dates.has(date));
  for (const { id, version } of gone) await removeRecord(tx, context, id, { version });
  const ids: number[] = [];
  for (const values of more) ids.push((await createRecord(tx, context, 'create', values)).id as number);
  await tx.query(sql`update holidays set from_provider = true where id = any(${sql.param(ids)}::bigint[])`);
  return { found: days.length, added: more.length, removed: gone.length };
}

/** What came of it is kept with the settings; it is no new version of them. */
const keep = (db: Queryable, { id }: Stored, reading: Reading, { found, added, removed }: Partial<Outcome> = {}) =>
  db.query(
    sql`update data_providers set read_date = now(), reading = ${reading}, found = coalesce(${found ?? null}, found),
        added = coalesce(${added ?? null}, added), removed = coalesce(${removed ?? null}, removed) where id = ${id}`,
  );

/**
 * Reads the calendar of a building and takes its days over.
 * @throws NotRead, after the reason has been kept
 */
async function read(db: Database, services: Pick<DomainJobContext, 'model' | 'config'>, row: Stored): Promise<Outcome> {
  try {
    const days = await daysOf(await fetchCalendar(db, row, services.config), dateIn(row.zone));
    return await db.transaction(async (tx) => {
      const outcome = await takeOver(tx, services, row, days);
      await keep(tx, row, 'READ', outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof NotRead) await keep(db, row, error.reading);
    throw error;
  }
}

const readNow: Answer = async ({ db, model, config, reach }) => {
  if (reach.buildingId === null) throw new AppError('centreRequired');
  const row = await storedFor(db, reach.buildingId);
  if (!row) throw new AppError('validation', { fields: { enabled: { code: 'dataProvider.off' } } });
  await throttle(db, 'dataProvider', reach);
  return read(db, { model, config }, row).catch((error) => {
    if (!(error instanceof NotRead)) throw error;
    throw new AppError('validation', { fields: { holidaysUrl: { code: `dataProvider.${error.reading}` } } });
  });
};

export const dataProviderAnswers = {
  ...singletonAnswers(dataProvider),
  readNow: returning(objectOf({ found: whole, added: whole, removed: whole }), readNow),
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
