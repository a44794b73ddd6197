/** Approved season parking becomes PAST after its end date, in the time zone of its building. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TIMED_STATES } from '#server/engine/time/timedStates.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { type Api, startApi } from './harness.ts';
import { APPLICATIONS, type Application, type Desk, inDays, openDesk } from './parkingDesk.ts';
import { setTimeZone } from './timeZone.ts';

let api: Api;
let desk: Desk;
beforeAll(async () => {
  api = await startApi();
  desk = await openDesk(api);
});
afterAll(() => api.close());

const historyOf: Desk['historyOf'] = (...asked) => desk.historyOf(...asked);

describe('the nightly job', () => {
  const night = async () => {
    await api.db.transaction((tx) => enqueue(tx, TIMED_STATES, {}));
    await api.runJobs();
  };

  it('sets approved season parking to PAST after its end date, once, and records it', async () => {
    const [over, running, waiting] = [
      await desk.approved({ commencementDate: inDays(-90), endDate: inDays(-2) }),
      await desk.approved(),
      await desk.apply({ commencementDate: inDays(-90), endDate: inDays(-2) }),
    ];
    await night();
    await night();
    const past = await desk.reload(over);
    expect(past).toMatchObject({ status: 'PAST', approvedStatus: null, version: over.version + 1 });
    expect((await desk.reload(running)).status).toBe('APPROVED');
    expect((await desk.reload(waiting)).status).toBe('PENDING_APPROVAL');
    const entries = (await historyOf(APPLICATIONS, over)).filter(({ action }) => action === 'past');
    expect(entries).toEqual([expect.objectContaining({ changes: [{ field: 'status', from: 'APPROVED', to: 'PAST' }] })]);
  });

  it('uses the building’s time zone', async () => {
    const { id } = await desk.approved();
    const [zoned] = await api.db.query<{ zone: string; day: string }>(
      sql`select name as zone, ((now() at time zone name)::date)::text as day from pg_timezone_names
          where name in ('Pacific/Kiritimati', 'Pacific/Pago_Pago') order by (now() at time zone name) limit 1`,
    );
    // In the westernmost time zone that day is not over yet; in the easternmost it always is.
    await api.db.query(
      sql`update season_parking set commencement_date = '2020-01-01', end_date = ${zoned?.day} where id = ${id}`,
    );
    const inZone = (zone: string) => setTimeZone(api, zone);
    await inZone('Pacific/Pago_Pago');
    await night();
    expect((await desk.reload({ id } as Application)).status).toBe('APPROVED');
    await inZone('Pacific/Kiritimati');
    await night();
    expect((await desk.reload({ id } as Application)).status).toBe('PAST');
    await inZone('Asia/Singapore');
  });
});
