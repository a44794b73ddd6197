/** What the runs of a building cost: the estimate of a request, and the statement of a month. Counted by `schemas/aircon/cost.ts` alone. */
import { sql } from 'drizzle-orm';
import { type Charge, type CostRun, chargesOf, type Rate } from '#schemas/aircon/cost.ts';
import type { Run } from '#schemas/aircon/times.ts';
import { localAt, startOfDay } from '#schemas/kernel/fields/clock.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';
import type { Queryable } from '#server/db/database.ts';
import { settingsOf } from './plan.ts';

const monthAfter = (month: string): string => addDays(`${month}-28`, 4).slice(0, 7);

interface Months {
  zone: string;
  first: string;
  last: string;
  /** Its runs alone. */
  company?: number;
}

/** What was approved in these months and close to them: who shares a run may have begun before. What was ended costs until then. */
async function storedRuns(on: Queryable, buildingId: number, { zone, first, last, company }: Months): Promise<CostRun[]> {
  const instantOf = (date: string) => new Date(startOfDay(zone, date)).toISOString();
  const rows = await on.query<Record<'id' | 'company' | 'ahu' | 'from' | 'to', number>>(
    sql`select id, tenant_id as company, ahu_unit_id as ahu, (extract(epoch from start_at) * 1000)::float8 as "from",
          (extract(epoch from case when status = 'TERMINATED' then least(end_at, terminated_date) else end_at end) * 1000)::float8 as "to"
        from aircon_instances where office_centre_id = ${buildingId} ${company === undefined ? sql.raw('') : sql`and tenant_id = ${company}`}
          and start_at >= ${instantOf(addDays(`${first}-01`, -2))}::timestamptz
          and start_at < ${instantOf(addDays(`${monthAfter(last)}-01`, 2))}::timestamptz order by id`,
  );
  return rows.map((row) => ({ ...row, month: localAt(zone, row.from).date.slice(0, 7) }));
}

async function ratesOf(on: Queryable, buildingId: number): Promise<ReadonlyMap<number, Rate>> {
  const rows = await on.query<Rate & { id: number }>(
    sql`select id, rate_per_hour as "ratePerHour", minimum_minutes as "minimumMinutes" from ahu_units where office_centre_id = ${buildingId}`,
  );
  return new Map(rows.map(({ id, ...rate }) => [id, rate]));
}

interface Asked {
  buildingId: number;
  company: number;
  ahu: number;
  runs: readonly Run[];
}
/** What runs would add to what the company pays, in minor units; minutes are whole. */
export interface Estimate {
  runs: number;
  /** Billed: with the shortest run, without what the company has there already. */
  minutes: number;
  /** The company's part of them. */
  share: number;
  free: number;
  amount: number;
}

/**
 * Counts the company's own runs alone: an estimate that became cheaper when others run at the same time would tell everybody who asks when
 * they work late. What is shared shows in the statement.
 */
export async function costOf(on: Queryable, { buildingId, company, ahu, runs }: Asked): Promise<Estimate> {
  const { zone, freeHours } = await settingsOf(on, buildingId);
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last) return { runs: 0, minutes: 0, share: 0, free: 0, amount: 0 };
  const stored = await storedRuns(on, buildingId, {
    zone,
    first: first.date.slice(0, 7),
    last: last.date.slice(0, 7),
    company,
  });
  const rates = await ratesOf(on, buildingId);
  // A new run comes after those that begin with it.
  const asked = runs.map(({ date, from, to }, index) => {
    return { id: Number.MAX_SAFE_INTEGER - runs.length + index, company, ahu, month: date.slice(0, 7), from, to };
  });
  const sumOf = (all: readonly CostRun[]) => {
    const own = chargesOf(all, rates, freeHours * 60).filter(({ run }) => run.company === company);
    return totalOf(own);
  };
  const [before, after] = [sumOf(stored), sumOf([...stored, ...asked])];
  return {
    runs: runs.length,
    minutes: Math.round(after.minutes - before.minutes),
    share: Math.round(after.share - before.share),
    free: Math.round(after.free - before.free),
    amount: Math.max(0, after.amount - before.amount),
  };
}

type Sum = Record<'minutes' | 'share' | 'free' | 'amount', number>;
const totalOf = (charges: readonly Charge[]): Sum => {
  const sum = (key: keyof Sum) => charges.reduce((all, charge) => all + charge[key], 0);
  return { minutes: sum('minutes'), share: sum('share'), free: sum('free'), amount: sum('amount') };
};

/** The charges of a month (`YYYY-MM`), of one company or of all. */
export async function chargesIn(on: Queryable, buildingId: number, month: string, company: number | null): Promise<Charge[]> {
  const { zone, freeHours } = await settingsOf(on, buildingId);
  const stored = await storedRuns(on, buildingId, { zone, first: month, last: month });
  const charges = chargesOf(stored, await ratesOf(on, buildingId), freeHours * 60);
  return charges.filter(({ run }) => run.month === month && (company === null || run.company === company));
}
export { totalOf };
