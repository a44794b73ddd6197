/**
 * Asking the provider what has become of payments: when it has called, and every few minutes for whatever is open, because calls get lost.
 * Whatever it answers is taken as its events are: once, and never backwards.
 */
import { sql } from 'drizzle-orm';
import { DAY } from '#schemas/kernel/fields/days.ts';
import type { Transaction } from '#server/db/database.ts';
import type { DomainJobContext } from '#server/engine/jobContext.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { type Job, jobName } from '#server/jobs/job.ts';
import { portOf } from './ports.ts';
import { takeEvent } from './takeEvent.ts';

interface About {
  payment?: string;
  /** As the provider calls it. */
  paid?: string;
  account?: string;
}
const ASK = jobName<About>('billing.askProvider');
const CATCH_UP = jobName<object>('billing.catchUp');
/** How long a provider repeats its calls, and how many payments are asked for at a time. */
const DAYS = 3;
const AT_A_TIME = 200;

export const askLater = (tx: Transaction, about: About): Promise<unknown> => enqueue(tx, ASK, about);

interface Open {
  key: string;
  provider: string;
  reference: string;
  status: string;
}

async function askFor(context: DomainJobContext, { provider, status, ...known }: Open): Promise<void> {
  const { db, config } = context;
  const port = portOf(provider, config);
  const events = (await port?.ask?.(db, known)) ?? [];
  for (const one of events) await takeEvent(context, one, { asked: true });
  if (status === 'EXPIRED' && !events.length) await port?.withdraw?.(known);
}
const COLUMNS = sql`p.uuid as key, p.provider, p.provider_reference as reference, p.status`;

async function askForAccount({ db, config }: DomainJobContext, account: string): Promise<void> {
  const found = await portOf('STRIPE', config)?.accountOf?.(account);
  if (found)
    await db.query(sql`
      update retail_stores set payment_account_status = ${found.status}, version = version + 1, updated_date = now()
      where payment_account = ${account} and payment_account_status is distinct from ${found.status}`);
}

export const askProviderJob: Job<About, DomainJobContext> = {
  name: ASK,
  run: async ({ payment, paid, account }, context) => {
    if (account) return askForAccount(context, account);
    const which = paid ? sql`p.transaction_id = ${paid}` : sql`p.uuid::text = ${payment ?? ''}`;
    const open = await context.db.query<Open & object>(sql`
      select ${COLUMNS} from payments p where ${which} and p.provider_reference is not null`);
    for (const one of open) await askFor(context, one);
  },
};

/** Payments of which money has gone back that is not known here. */
async function refundedElsewhere({ db, config }: DomainJobContext): Promise<Open[]> {
  const refunds = (await portOf('STRIPE', config)?.refunded?.(Date.now() - DAYS * DAY)) ?? [];
  if (!refunds.length) return [];
  return db.query<Open & object>(sql`
    select ${COLUMNS} from payments p join jsonb_to_recordset(${JSON.stringify(refunds)}::jsonb) as r(paid text, refund text)
      on p.transaction_id = r.paid
    where p.provider = 'STRIPE' and p.provider_reference is not null and p.refund_transaction_id is distinct from r.refund
    limit ${AT_A_TIME}::int`);
}

/**
 * What is open, what is to be given back, what was given back elsewhere, and what has ended of late: money may still come. One that fails keeps no
 * other one waiting.
 */
export const catchUpJob: Job<object, DomainJobContext> = {
  name: CATCH_UP,
  cron: '*/5 * * * *',
  run: async (_, context) => {
    const open = await context.db.query<Open & object>(sql`
      select ${COLUMNS} from payments p
      where p.provider_reference is not null and (p.status = 'PENDING' or p.refund_amount > p.refunded_amount
        or (p.status in ('EXPIRED', 'FAILED') and p.settled_at > now() - make_interval(days => ${DAYS})))
      order by p.updated_date limit ${AT_A_TIME}::int`);
    const failures: unknown[] = [];
    const elsewhere = await refundedElsewhere(context).catch((error: unknown) => {
      failures.push(error);
      return [];
    });
    for (const one of [...open, ...elsewhere]) await askFor(context, one).catch((error) => failures.push(error));
    const accounts = await context.db.query<{ account: string }>(
      sql`select distinct payment_account as account from retail_stores where payment_account_status = 'PENDING' limit ${AT_A_TIME}::int`,
    );
    for (const { account } of accounts) await askForAccount(context, account).catch((error) => failures.push(error));
    if (failures.length) throw new AggregateError(failures, `${failures.length} payments or accounts could not be asked for`);
  },
};
