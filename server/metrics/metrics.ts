/**
 * What Prometheus reads at `GET /metrics`: requests by route, connections to the database, jobs, mail, live streams, and the process
 * itself (event loop, memory, garbage collection). Jobs and mail are counted in the database when they are asked for: every process
 * that shares it says the same of them.
 */
import { sql } from 'drizzle-orm';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '#server/db/database.ts';
import { countMail } from '#server/mail/queue.ts';

/** In seconds: a list takes milliseconds, a file or a report may take longer. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Metrics {
  contentType: string;
  /** Notes a request that has been answered. `route` is its pattern, never its address: that would be one series for each record. */
  answered(method: string, route: string, status: number, seconds: number): void;
  /** Everything in the text format of Prometheus. */
  render(): Promise<string>;
}

/** Those of one state in one lane. */
interface Jobs {
  queue: string;
  lane: string;
  state: string;
  total: number;
  /** Seconds since the oldest was due, below 0 where all are still to come; null for those that do not wait. */
  age: number | null;
}

/** @param streams how many live streams are open in this process */
export function makeMetrics(db: Database, streams: () => number): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  new Gauge({
    name: 'live_streams',
    help: 'Open streams of live updates',
    registers,
    collect() {
      this.set(streams());
    },
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool to PostgreSQL, and statements that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(db.connections?.() ?? {})) this.set({ state }, count);
    },
  });
  const jobs = new Gauge({
    name: 'jobs',
    help: 'Jobs that wait, are tried again, run, or have failed for good',
    labelNames: ['queue', 'lane', 'state'],
    registers,
  });
  const ages = new Gauge({
    name: 'jobs_oldest_due_seconds',
    help: 'How long the oldest job of a queue and lane has been due',
    labelNames: ['queue', 'lane'],
    registers,
  });
  const mails = new Gauge({
    name: 'mails',
    help: 'Mails that wait, are tried again, have failed, may have arrived, or are kept for want of a mail server',
    labelNames: ['state'],
    registers,
  });
  /** One reading for both gauges of jobs. */
  const countJobs = async () => {
    const rows = await db.query<Jobs>(sql`
      select name as queue, coalesce(data->>'lane', '') as lane, state::text as state, count(*)::int as total,
        extract(epoch from now() - min(start_after) filter (where state < 'active'))::float8 as age
      from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2, 3 order by age nulls first`);
    jobs.reset();
    ages.reset();
    for (const { queue, lane, state, total, age } of rows) {
      jobs.set({ queue, lane, state }, total);
      // The oldest comes last.
      if (age !== null) ages.set({ queue, lane }, Math.max(0, age));
    }
  };
  const countMails = async () => {
    for (const [state, count] of Object.entries(await countMail(db))) mails.set({ state }, count);
  };
  return {
    contentType: registry.contentType,
    answered: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    render: async () => {
      await Promise.all([countJobs(), countMails()]);
      return registry.metrics();
    },
  };
}
