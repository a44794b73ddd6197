/** The report of access (000 §2, §7): who passed and who was denied in a period, by the clock of the building, as it happened and not as it came. */
import { type SQL, sql } from 'drizzle-orm';
import { accessEvent } from '#schemas/access/room/accessEvent.ts';
import type { AccessReport } from '#schemas/access/room/report.ts';
import { startOfDay } from '#schemas/kernel/fields/clock.ts';
import { dayAfter } from '#schemas/kernel/fields/days.ts';
import type { Handler } from '#server/engine/areas/areaCalls.ts';
import type { RawQuery } from '#server/engine/lists/listQuery.ts';
import { scopeOf } from '#server/engine/reach/scope.ts';
import { tableAs } from '#server/engine/records/select.ts';
import type { ReportContext } from '#server/engine/reports/mailed.ts';
import { periodIn } from '#server/engine/reports/period.ts';
import { AppError } from '#server/errors/appError.ts';
import { listOf, objectOf, orNull, text, whole } from '#server/openapi/values.ts';

const passed = { granted: whole, denied: whole };
export const accessReportSchema = objectOf({
  from: text,
  to: text,
  hours: listOf(objectOf({ weekday: whole, hour: whole, ...passed })),
  days: listOf(objectOf({ date: text, ...passed })),
  doors: listOf(objectOf({ id: whole, code: text, name: text, ...passed, heldOpen: whole, forced: whole })),
  companies: listOf(objectOf({ id: orNull(whole), name: orNull(text), ...passed })),
  people: listOf(objectOf({ id: whole, name: text, company: orNull(text), ...passed })),
  reasons: listOf(objectOf({ reason: text, denied: whole })),
});

/** People of one report: those with the most events. */
const MOST_PEOPLE = 100;

/** A condition on a record that the query names. Throws AppError badQuery for what is no id. */
function narrowed(query: RawQuery, param: string, column: string): SQL[] {
  const asked = query[param];
  if (asked === undefined) return [];
  const id = Number(asked);
  if (!Number.isSafeInteger(id) || id < 1) throw new AppError('badQuery', { params: { param } });
  return [sql`${sql.raw(`t."${column}"`)} = ${id}`];
}

const sums = sql.raw(`(count(*) filter (where t.event_type = 'GRANTED'))::int as granted,
  (count(*) filter (where t.event_type = 'DENIED'))::int as denied`);

/** Throws AppError badQuery for what is no period. */
export async function accessReportOf({ db, model, reach, query }: ReportContext): Promise<AccessReport> {
  const entity = model.entity(accessEvent.name);
  const { from, to } = periodIn(query, reach.today);
  const conditions = [
    sql`t.happened_at >= ${new Date(startOfDay(reach.zone, from)).toISOString()}::timestamptz`,
    sql`t.happened_at < ${new Date(startOfDay(reach.zone, dayAfter(to))).toISOString()}::timestamptz`,
    scopeOf(model, entity, 't', reach),
    ...narrowed(query, 'doorId', 'door_id'),
    ...narrowed(query, 'tenantId', 'tenant_id'),
    ...narrowed(query, 'userId', 'user_id'),
  ];
  const where = sql.join(conditions, sql.raw(' and '));
  const answered = sql`${where} and t.event_type in ('GRANTED', 'DENIED')`;
  const local = sql`(t.happened_at at time zone ${reach.zone})`;
  const rows = <T extends object>(what: SQL) => db.query<T & Record<string, unknown>>(what) as Promise<T[]>;
  return {
    from,
    to,
    hours: await rows(sql`select weekday, hour, granted, denied from (
        select extract(isodow from local)::int as weekday, extract(hour from local)::int as hour, ${sums}
        from (select ${local} as local, t.event_type from ${tableAs(entity)} where ${answered}) t group by 1, 2) h order by 1, 2`),
    days: await rows(sql`select date, granted, denied from (
        select to_char(local, 'YYYY-MM-DD') as date, ${sums}
        from (select ${local} as local, t.event_type from ${tableAs(entity)} where ${answered}) t group by 1) d order by 1`),
    doors: await rows(sql`select d.id, d.code, d.name, u.granted, u.denied, u."heldOpen", u.forced from (
        select t.door_id, ${sums}, (count(*) filter (where t.event_type = 'DOOR_HELD_OPEN'))::int as "heldOpen",
          (count(*) filter (where t.event_type = 'DOOR_FORCED'))::int as forced
        from ${tableAs(entity)} where ${where} and t.door_id is not null group by 1) u join doors d on d.id = u.door_id
      where u.granted + u.denied + u."heldOpen" + u.forced > 0 order by u.granted + u.denied desc, d.id limit 1000`),
    companies: await rows(sql`select c.id, c.company_name as name, u.granted, u.denied from (
        select t.tenant_id, ${sums} from ${tableAs(entity)} where ${answered} group by 1) u
      left join office_centres c on c.id = u.tenant_id order by u.granted + u.denied desc, c.id limit 1000`),
    people: await rows(sql`select p.id, p.full_name as name, c.company_name as company, u.granted, u.denied from (
        select t.user_id, max(t.tenant_id) as tenant_id, ${sums} from ${tableAs(entity)} where ${answered} and t.user_id is not null group by 1) u
      join users p on p.id = u.user_id left join office_centres c on c.id = u.tenant_id
      order by u.granted + u.denied desc, p.id limit ${MOST_PEOPLE}`),
    reasons: await rows(sql`select coalesce(t.reason, 'OTHER') as reason, count(*)::int as denied from ${tableAs(entity)}
      where ${where} and t.event_type = 'DENIED' group by 1 order by 2 desc, 1`),
  };
}

export const accessReport: Handler = (context) => accessReportOf(context);
