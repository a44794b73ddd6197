/** What an AHU does in a week, and what a company pays for a month. */
import { sql } from 'drizzle-orm';
import { startOfDay } from '#schemas/kernel/fields/clock.ts';
import { dayAfter } from '#schemas/kernel/fields/days.ts';
import { isDate } from '#schemas/kernel/fields/formats.ts';
import { type AreaContext, type Handler, returning } from '#server/engine/areas/areaCalls.ts';
import { AppError } from '#server/errors/appError.ts';
import { listOf, moment, objectOf, text, whole } from '#server/openapi/values.ts';
import { chargesIn, totalOf } from './charges.ts';

const buildingOf = ({ reach }: AreaContext): number => {
  if (reach.buildingId === null) throw new AppError('centreRequired');
  return reach.buildingId;
};
const asked = ({ query }: AreaContext, name: string, isGood: (value: string) => boolean): string => {
  const value = query[name];
  if (typeof value !== 'string' || !isGood(value)) throw new AppError('badQuery', { params: { param: name } });
  return value;
};

/**
 * The schedule of each AHU: the union of the runs that were approved for it. A company sees its own runs alone, so that nobody learns when
 * others work late.
 */
const schedule: Handler = async (context) => {
  const { db, reach } = context;
  const buildingId = buildingOf(context);
  const [from, to] = [asked(context, 'from', isDate), asked(context, 'to', isDate)];
  const instantOf = (date: string) => new Date(startOfDay(reach.zone, date)).toISOString();
  return db.query(sql`
    with runs as (
      select ahu_unit_id as ahu, tenant_id as tenant, start_at as starts,
        case when status = 'TERMINATED' then least(end_at, terminated_date) else end_at end as ends
      from aircon_instances where office_centre_id = ${buildingId} and (${reach.tenantId}::bigint is null or tenant_id = ${reach.tenantId}::bigint)
        and end_at > ${instantOf(from)}::timestamptz and start_at < ${instantOf(dayAfter(to))}::timestamptz),
    united as (
      select ahu, unnest(range_agg(tstzrange(starts, ends))) as run from runs where ends > starts group by ahu)
    select a.id as "ahuUnitId", a.reference_no as "referenceNo", a.name, lower(u.run) as "startAt", upper(u.run) as "endAt",
      cardinality(c.names) as companies, c.names as "companyNames"
    from united u join ahu_units a on a.id = u.ahu cross join lateral (
      select array_agg(o.company_name order by o.company_name) as names from office_centres o where o.id in (
        select r.tenant from runs r where r.ahu = a.id and tstzrange(r.starts, greatest(r.ends, r.starts)) && u.run)) c
    order by a.reference_no, lower(u.run)`);
};

/** A month has one after it, and years have four digits. */
const LAST_MONTH = '9999-12';

const sums = { minutes: whole, share: whole, free: whole, amount: whole };
const lineSchema = objectOf({ ahuUnitId: whole, ahu: text, runs: whole, ...sums });

/** By company, each with a line for every AHU. Minutes are whole; the cents are those of the runs. */
const statement: Handler = async (context) => {
  const { db, reach } = context;
  const buildingId = buildingOf(context);
  const month = asked(context, 'month', (value) => isDate(`${value}-01`) && value < LAST_MONTH);
  const charges = await chargesIn(db, buildingId, month, reach.tenantId);
  const named = async (from: string, ids: readonly number[]) =>
    new Map(
      (
        await db.query<{ id: number; name: string }>(
          sql`${sql.raw(from)} where id = any(${sql.param([...new Set(ids)])}::bigint[])`,
        )
      ).map(({ id, name }) => [Number(id), name]),
    );
  const companies = await named(
    'select id, company_name as name from office_centres',
    charges.map(({ run }) => run.company),
  );
  const ahus = await named(
    `select id, reference_no || ' · ' || name as name from ahu_units`,
    charges.map(({ run }) => run.ahu),
  );
  const whole = (sum: ReturnType<typeof totalOf>) => ({
    ...sum,
    minutes: Math.round(sum.minutes),
    share: Math.round(sum.share),
    free: Math.round(sum.free),
  });
  return [...companies]
    .map(([tenantId, company]) => {
      const own = charges.filter(({ run }) => run.company === tenantId);
      const lines = [...ahus].flatMap(([ahuUnitId, ahu]) => {
        const there = own.filter(({ run }) => run.ahu === ahuUnitId);
        return there.length ? [{ ahuUnitId, ahu, runs: there.length, ...whole(totalOf(there)) }] : [];
      });
      return { tenantId, company, ...whole(totalOf(own)), lines: lines.sort((one, other) => one.ahu.localeCompare(other.ahu)) };
    })
    .sort((one, other) => one.company.localeCompare(other.company));
};

export const reports = {
  schedule: returning(
    listOf(
      objectOf({
        ...{ ahuUnitId: whole, referenceNo: text, name: text, startAt: moment, endAt: moment },
        ...{ companies: whole, companyNames: listOf(text) },
      }),
    ),
    schedule,
  ),
  statement: returning(listOf(objectOf({ tenantId: whole, company: text, ...sums, lines: listOf(lineSchema) })), statement),
};
