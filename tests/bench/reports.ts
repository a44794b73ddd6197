/**
 * A report of 30 days, with a million rows against 100,000, of which the same number are in these days: what was before must cost
 * nothing. `BENCH_ROWS` sets the larger number.
 */
import { sql } from 'drizzle-orm';
import { type Api, type Client, startApi } from '#tests/api/harness.ts';
import { type Line, report } from './report.ts';

const FEW = 100_000;
const MANY = Number(process.env.BENCH_ROWS ?? 1_000_000);
/** A row each so many seconds: 100,000 of them are 30 days. */
const APART = Math.floor((30 * 24 * 3600) / FEW);
const TURNS = 5;
/** Milliseconds below which a difference is noise of the machine. */
const NOISE = 20;

async function median(client: Client, path: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn <= TURNS; turn += 1) {
    const begun = performance.now();
    const { status } = await client.get(path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    // Once before it counts.
    if (turn > 0) times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b)[Math.floor(TURNS / 2)] as number;
}

/** Feedback of a building, the first of them today, each further one earlier. */
const addRows = (api: Api, from: number, to: number) =>
  api.db.query(sql`
    insert into feedbacks (uuid, office_centre_id, tenant_id, reference_no, type, category, description, status, submitted_date)
    select gen_random_uuid(), ${api.world.here.building}, (${sql.param(api.world.here.tenants)}::bigint[])[1 + n % 2], 'BENCH-' || n, 'BUILDING',
      (array['CLEANLINESS', 'LIFTS', 'NOISE', 'OTHER'])[1 + n % 4], 'Bench', (array['OPEN', 'ANSWERED', 'CLOSED'])[1 + n % 3],
      now() - make_interval(secs => n * ${APART})
    from generate_series(${from}::int, ${to}::int) n`);

/** Returns the number of missed budgets. */
export async function benchReports(): Promise<number> {
  const api = await startApi();
  const paths = { 'report of 30 days': '/reports/feedbacks', 'the same, one category': '/reports/feedbacks?category=NOISE' };
  const measure = async () => {
    await api.db.text('vacuum analyze feedbacks');
    const client = await api.asIn('LANDLORD_ADMIN@here', api.world.here.building);
    const found: number[] = [];
    for (const path of Object.values(paths)) found.push(await median(client, path));
    return found;
  };
  await addRows(api, 1, FEW);
  const few = await measure();
  await addRows(api, FEW + 1, MANY);
  const many = await measure();
  await api.close();
  return report(
    Object.keys(paths).map((what, index): Line => {
      const [small, large] = [few[index] as number, many[index] as number];
      return {
        what: `${what}: ${MANY.toLocaleString('en')} / ${FEW.toLocaleString('en')}`,
        value: Math.max(large, NOISE) / Math.max(small, NOISE),
        atMost: 1.5,
        note: `${small.toFixed(1)} ms, ${large.toFixed(1)} ms`,
      };
    }),
  );
}
