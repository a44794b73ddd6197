/**
 * A notification to 100,000 people (PostgreSQL): how long it takes until each of them is queued, whether the memory of this process
 * stays flat meanwhile, and how long a batch takes.
 */
import { BATCH, takeTurn } from '#server/areas/broadcasts/notifications/sending.ts';
import { testServer } from '#tests/api/database.ts';
import { startApi } from '#tests/api/harness.ts';
import { fillBuilding } from './fillBuilding.ts';
import { report } from './report.ts';

const PEOPLE = 100_000;
const COMPANIES = 200;
const TURNS = 10;
const AT_MOST_S = 10;
const FLAT_MB = 30;
const MEGABYTE = 1024 * 1024;

interface Told {
  id: number;
  uuid: string;
  recipientCount: number;
}

export async function benchNotification(): Promise<number> {
  if (!testServer) throw new Error('this bench needs PostgreSQL: node scripts/withPostgres.mjs npm run bench');
  const api = await startApi();
  await fillBuilding(api, PEOPLE, COMPANIES);
  await api.db.text('analyze');
  const admin = await api.as('LANDLORD_ADMIN@here');
  const draft = { title: { en: 'Bench' }, message: { en: 'Bench' }, viewableBy: 'ALL' };
  const { data: told } = await admin.post<Told>('/notifications', draft);
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 10);
  const started = performance.now();
  await admin.put(`/notifications/uuid/${told.uuid}/send`);
  const turn = (batch: number) => api.db.transaction((tx) => takeTurn(tx, api.product.model, { id: told.id, batch }));
  await turn(0);
  const seconds = (performance.now() - started) / 1000;
  clearInterval(watch);
  const { data: queued } = await admin.get<Told>(`/notifications/uuid/${told.uuid}`);
  const sending = performance.now();
  for (let batch = 1; batch <= TURNS; batch += 1) await turn(batch);
  const perBatch = (performance.now() - sending) / TURNS;
  await api.close();
  return report([
    {
      what: 'queueing a notification to everybody',
      value: seconds,
      unit: ' s',
      atMost: AT_MOST_S,
      note: `${queued.recipientCount.toLocaleString('en')} people`,
    },
    {
      what: 'memory that it takes beyond that of before',
      value: Math.round((most - before) / MEGABYTE),
      unit: ' MB',
      atMost: FLAT_MB,
    },
    { what: `sending to the next ${BATCH}`, value: Math.round(perBatch), unit: ' ms' },
  ]);
}
