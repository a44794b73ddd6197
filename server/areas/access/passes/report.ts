/** The part of the access reports that is about passes (000 §2, §7): which run out soon, and what was done with PIN codes. */
import { sql } from 'drizzle-orm';
import { passKinds } from '#schemas/access/passes/passReport.ts';
import { startOfDay } from '#schemas/kernel/fields/clock.ts';
import { addDays, dayAfter } from '#schemas/kernel/fields/days.ts';
import { isDate } from '#schemas/kernel/fields/formats.ts';
import { type AreaContext, returning } from '#server/engine/areas/areaCalls.ts';
import { AppError } from '#server/errors/appError.ts';
import { flag, listOf, moment, objectOf, orNull, text, textOf, whole } from '#server/openapi/values.ts';

/** Days ahead, where the question says nothing. */
const USUAL_DAYS = 30;
const MOST_DAYS = 366;
/** As many are shown; more of them nobody reads. */
const MOST = 200;

const pinTypes = ['ASSIGNED', 'REGENERATED', 'UNASSIGNED'] as const;

/** Throws AppError badQuery. */
function daysIn({ days }: AreaContext['query']): number {
  const asked = days === undefined ? USUAL_DAYS : Number(days);
  if (!Number.isInteger(asked) || asked < 1 || asked > MOST_DAYS) throw new AppError('badQuery', { params: { param: 'days' } });
  return asked;
}
function dayIn(query: AreaContext['query'], param: 'from' | 'to', usual: string): string {
  const asked = query[param];
  if (asked === undefined) return usual;
  if (typeof asked !== 'string' || !isDate(asked)) throw new AppError('badQuery', { params: { param } });
  return asked;
}

const part = (kind: string, table: string, held: string, holder = 'u.full_name', until = 'p.end_at') =>
  sql.raw(`select '${kind}' as kind, p.id, p.user_id as "userId", ${holder} as holder, p.tenant_id, p.office_centre_id, ${until} as "endAt"
    from ${table} p left join users u on u.id = p.user_id where ${held}`);
const assigned = "p.status = 'ASSIGNED'";
const ENDING = sql.join(
  [
    part('QR', 'qr_passes', assigned),
    part(
      'HID',
      'hid_passes',
      "p.pass_status in ('PENDING_ACTIVATION', 'ACTIVATED')",
      'u.full_name',
      // An invitation that nobody takes up runs out as well.
      "case when p.pass_status = 'PENDING_ACTIVATION' then least(p.expiry_date, p.end_at) else p.end_at end",
    ),
    part('FACE', 'fr_passes', `${assigned} and p.latest`),
    part('PIN', 'access_pin_codes', assigned),
    part('CARD', 'third_party_cards', assigned),
  ],
  sql.raw(' union all '),
);

/** `GET …/qr-pass-history/report`. */
export const passReport = returning(
  objectOf({
    days: whole,
    more: flag,
    expiring: listOf(
      objectOf({
        kind: textOf(...passKinds),
        id: whole,
        userId: orNull(whole),
        holder: orNull(text),
        company: orNull(text),
        endAt: moment,
      }),
    ),
    pins: listOf(objectOf({ type: textOf(...pinTypes), count: whole })),
  }),
  async ({ db, reach, query }) => {
    const { buildingId, tenantId, session, today, zone } = reach;
    if (buildingId === null) throw new AppError('centreRequired');
    const days = daysIn(query);
    const to = dayIn(query, 'to', today);
    const from = dayIn(query, 'from', addDays(to, 1 - USUAL_DAYS));
    const own = (alias: string) => (tenantId === null ? sql`true` : sql`${sql.raw(`${alias}.tenant_id`)} = ${tenantId}`);
    const faces = session.permissions.includes('FR_PASS_LIST') ? sql`true` : sql`p.kind <> 'FACE'`;
    const expiring = await db.query<{ endAt: string }>(sql`
      select p.kind, p.id, p."userId", p.holder, c.company_name as company, p."endAt" from (${ENDING}) p
        left join office_centres c on c.id = p.tenant_id
      where p.office_centre_id = ${buildingId} and ${own('p')} and ${faces} and p."endAt" > now() and p."endAt" < now() + make_interval(days => ${days})
      order by p."endAt", p.kind, p.id limit ${MOST + 1}`);
    const counts = await db.query<{ type: string; count: number }>(sql`
      select t.type, count(*)::int as count from access_pin_code_transactions t
      where t.office_centre_id = ${buildingId} and ${own('t')}
        and t.transaction_date >= ${new Date(startOfDay(zone, from)).toISOString()}::timestamptz
        and t.transaction_date < ${new Date(startOfDay(zone, dayAfter(to))).toISOString()}::timestamptz group by 1`);
    return {
      days,
      more: expiring.length > MOST,
      expiring: expiring.slice(0, MOST).map((one) => ({ ...one, endAt: new Date(one.endAt).toISOString() })),
      pins: pinTypes.map((type) => ({ type, count: counts.find((one) => one.type === type)?.count ?? 0 })),
    };
  },
);
