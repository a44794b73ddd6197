/** What is read from a replica, and how new it must be; the replica itself is in scaleReplica.test.ts. */
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { Database, Freshness, Queryable } from '#server/db/database.ts';
import { makeReader } from '#server/db/replica.ts';
import { warnOfDatabase } from '#server/db/warnOfDatabase.ts';
import { runDueJobs } from '#server/jobs/queue.ts';
import { type Api, type Client, clientOf, must, startApi } from './harness.ts';

let api: Api;
let app: FastifyInstance;
let client: Client;
/** How new what was asked for had to be, in order. */
const asked: Freshness[] = [];
let db: Database;
beforeAll(async () => {
  api = await startApi();
  const reader = async (freshness: Freshness): Promise<Queryable> => {
    asked.push(freshness);
    return api.db;
  };
  db = { ...api.db, reader };
  app = await buildApp({ db, config: api.config, product: api.product });
  const { authorization = '' } = await api.as('LANDLORD_ADMIN@here');
  client = clientOf(app, authorization.replace('Bearer ', ''));
});
afterEach(() => {
  asked.length = 0;
});
afterAll(async () => {
  await app.close();
  await api.close();
});

describe('a replica is asked', () => {
  it('for a list and the counts of its tabs, as new as the server', async () => {
    must(await client.get('/car-parks?page=1&limit=10'));
    must(await client.get('/season-parking-applications/get-status-count'));
    expect(asked).toEqual(['current', 'current']);
  });

  it('for a mailed list, up to an age', async () => {
    must(await client.get('/facility-bookings/email-record'));
    asked.length = 0;
    await runDueJobs({ db, config: api.config, kinds: api.product.jobs });
    expect(new Set(asked)).toEqual(new Set(['recent']));
  });

  it('for a report, up to an age', async () => {
    must(await client.get('/reports/opc-orders?from=2026-01-01&to=2026-01-31'));
    expect(asked).toEqual(['recent']);
  });

  it('never for a record, nor for what is written', async () => {
    const { id, version } = must(
      await client.post<{ id: number; version: number }>('/car-parks', { code: 'RD', name: 'Read here' }),
    );
    must(await client.get(`/car-parks/${id}`));
    must(await client.put(`/car-parks/${id}/update-name`, { name: 'Read there', version }));
    expect(asked).toEqual([]);
  });
});

describe('what is no replica', () => {
  const nowhere: Queryable = {
    query: async () => {
      throw new Error('the server is asked instead');
    },
    text: async () => {
      throw new Error('the server is asked instead');
    },
  };

  it.each(['current', 'recent'] as const)('such as a server of its own, answers nothing (%s)', async (freshness) => {
    expect(await makeReader({ ...api.db }, api.db, 60_000)(freshness)).toBe(api.db);
  });

  it.each(['current', 'recent'] as const)('or is away, answers nothing (%s)', async (freshness) => {
    expect(await makeReader(nowhere, api.db, 60_000)(freshness)).toBe(api.db);
  });

  it('is said in the log, and so is a database whose notices do not arrive', async () => {
    const said: unknown[] = [];
    const log = { warn: (...words: unknown[]) => void said.push(words.at(-1)) };
    const url = { databaseReadUrl: 'postgres://replica/atrium' };
    await warnOfDatabase({ ...api.db, hears: async () => false }, url, log);
    expect(said).toEqual([expect.stringContaining('no notice'), expect.stringContaining('replica of DATABASE_READ_URL')]);
    said.length = 0;
    await warnOfDatabase({ ...api.db, hears: async () => true }, {}, log);
    expect(said).toEqual([]);
  });
});
