/**
 * The desk of the reception (000 §2): who comes today, and codes that are scanned or typed. A scan carries a key, so that one that is sent again
 * after a timeout is one check-in, and the time at which it happened where the desk had no network. Two desks take turns at one visit.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { LocaleCode } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { localAt } from '#schemas/kernel/fields/clock.ts';
import { codeIn } from '#schemas/kernel/fields/scannedCode.ts';
import type { ScanReason, ScanType } from '#schemas/visitors/deskCalls.ts';
import { visit } from '#schemas/visitors/visit.ts';
import { findCredential } from '#server/areas/access/passes/find.ts';
import { readQrToken } from '#server/areas/access/passes/qrToken.ts';
import type { Origin } from '#server/audit/origin.ts';
import type { Transaction } from '#server/db/database.ts';
import type { AreaContext } from '#server/engine/areas/areaCalls.ts';
import type { RuleContext } from '#server/engine/areas/rules.ts';
import type { Services } from '#server/engine/context.ts';
import type { Reach } from '#server/engine/reach/reach.ts';
import { scopeOf } from '#server/engine/reach/scope.ts';
import { writeBySystem } from '#server/engine/write/writeBySystem.ts';
import { AppError } from '#server/errors/appError.ts';
import { flag, listOf, moment, objectOf, orNull, text, uuid, whole } from '#server/openapi/values.ts';
import { matchOf } from './person.ts';
import { settle } from './visits.ts';

const person = {
  id: whole,
  uuid,
  referenceNo: text,
  visitorName: text,
  company: orNull(text),
  tenant: text,
  host: text,
  floorNo: orNull(text),
  startAt: moment,
  endAt: moment,
  status: text,
  checkInCode: orNull(text),
  checkedInDate: orNull(moment),
  desk: orNull(text),
  lacking: orNull(text),
  overstayed: flag,
};
export const daySchema = objectOf({
  today: text,
  counts: objectOf({ expected: whole, arrived: whole, inBuilding: whole, left: whole, overstayed: whole, waiting: whole }),
  visits: listOf(objectOf(person)),
});
export const scanSchema = objectOf({
  ok: flag,
  /** The same key had been sent before: nothing has changed. */
  again: flag,
  reason: orNull(text),
  message: text,
  visit: orNull(objectOf(person)),
});

/** A day of a lobby fits on the screen; more are found by typing. */
const MOST = 200;
const shown =
  sql.raw(`v.id, v.uuid, v.reference_no as "referenceNo", v.visitor_name as "visitorName", v.company, t.company_name as tenant,
  u.full_name as host, v.floor_no as "floorNo", v.start_at as "startAt", v.end_at as "endAt", v.status, v.check_in_code as "checkInCode",
  v.checked_in_date as "checkedInDate", v.desk, v.lacking, v.status = 'CHECKED_IN' and v.end_at < now() as overstayed`);
/** Whoever had to be out by now has left, whether the clock has said it yet or not. */
const isIn = sql.raw("(v.status = 'CHECKED_IN' and (v.out_at is null or v.out_at > now()))");
const joined = sql.raw('visits v join office_centres t on t.id = v.tenant_id join users u on u.id = v.host_id');
interface Shown {
  id: number;
  startAt: string;
  endAt: string;
  checkedInDate: string | null;
  [name: string]: unknown;
}
const asAnswer = (row: Shown) => ({
  ...row,
  id: Number(row.id),
  startAt: new Date(row.startAt).toISOString(),
  endAt: new Date(row.endAt).toISOString(),
  checkedInDate: row.checkedInDate ? new Date(row.checkedInDate).toISOString() : null,
});

const like = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

export async function dayOf({ db, model, reach, query }: AreaContext) {
  const mine = scopeOf(model, model.entity(visit.name), 'v', reach);
  const today = localAt(reach.zone, Date.now()).date;
  const q = String(query.q ?? '')
    .trim()
    .slice(0, 100);
  const isToday = sql`v.visit_date = ${today}::date`;
  const found: SQL = q
    ? sql`(v.visitor_name ilike ${like(q)} or v.company ilike ${like(q)} or v.reference_no ilike ${like(q)} or u.full_name ilike ${like(q)} or v.check_in_code = ${q.toUpperCase()})`
    : sql.raw('true');
  const [counts] = await db.query(sql`
    select count(*) filter (where ${isToday} and v.status = 'APPROVED')::int as expected,
      count(*) filter (where ${isToday} and v.status in ('CHECKED_IN', 'CHECKED_OUT'))::int as arrived,
      count(*) filter (where ${isIn})::int as "inBuilding",
      count(*) filter (where ${isToday} and (v.status = 'CHECKED_OUT' or v.status = 'CHECKED_IN' and not ${isIn}))::int as left,
      count(*) filter (where ${isIn} and v.end_at < now())::int as overstayed,
      count(*) filter (where ${isToday} and v.status in ('PRE_REGISTERED', 'PENDING_APPROVAL'))::int as waiting
    from visits v where (${isToday} or v.status = 'CHECKED_IN') and ${mine}`);
  const visits = await db.query<Shown>(sql`
    select ${shown} from ${joined}
    where (${isToday} or v.status = 'CHECKED_IN') and v.status in ('PRE_REGISTERED', 'PENDING_APPROVAL', 'APPROVED', 'CHECKED_IN', 'CHECKED_OUT')
      and ${mine} and ${found} order by v.status = 'CHECKED_OUT', v.start_at, v.id limit ${MOST}`);
  return { today, counts, visits: visits.map(asAnswer) };
}

export interface Scan {
  code: string;
  type: ScanType;
  requestKey: string;
  at: number;
  desk: string | null;
}
interface Held {
  id: number;
  buildingId: number;
  status: string;
  checkInKey: string | null;
  checkedInDate: string | null;
  desk: string | null;
  validFrom: string;
  validUntil: string;
  stopped: boolean;
  cleared: boolean;
  zone: string;
  visitorName: string;
  email: string | null;
  mobileNo: string | null;
  identityHash: string | null;
}

export interface ScanContext extends Pick<Services, 'model' | 'config'> {
  origin: Origin;
  reach: Reach;
  locale: LocaleCode;
}
type Answer = { ok: boolean; again: boolean; reason: ScanReason | null; message: string; visit: unknown };

/** Where a visitor holds up the changing code of the pass, whose visit it is: of another building as well, which is the wrong place. */
async function visitOfPass(tx: Transaction, { config }: ScanContext, code: string, at: number): Promise<string | undefined> {
  const value = code.trim();
  const token = readQrToken(value)?.token;
  if (token?.kind !== 'VISITOR') return undefined;
  const [pass] = await tx.query<{ visit: string }>(sql`
    select visit_key as visit from visitor_qr_passes where id = ${token.passId} and office_centre_id = ${token.buildingId}`);
  // Only its building's signature makes it the code of that pass.
  const { credential } = pass ? await findCredential(tx, { config }, token.buildingId, { kind: 'QR', value }, at) : {};
  return credential && pass?.visit;
}

/** Judges a code at the moment at which it was held up. The visit is locked: of two desks one has the check-in, and the other hears where it was. */
export async function takeScan(
  tx: Transaction,
  context: ScanContext,
  scope: SQL,
  { code, type, requestKey, at, desk }: Scan,
): Promise<Answer> {
  const { model, config, reach, origin, locale } = context;
  const pass = await visitOfPass(tx, context, code, at);
  const which = pass ? sql`v.uuid::text = ${pass}` : sql`v.check_in_code = ${codeIn(code).toUpperCase()}`;
  const [held] = await tx.query<Held & object>(sql`
    select v.id, v.office_centre_id as "buildingId", v.status, v.check_in_key as "checkInKey", v.checked_in_date as "checkedInDate", v.desk,
      v.valid_from as "validFrom", v.valid_until as "validUntil", v.stopped, v.cleared, o.time_zone as zone, v.visitor_name as "visitorName", v.email,
      v.mobile_no as "mobileNo", v.identity_hash as "identityHash"
    from visits v join office_centres o on o.id = v.office_centre_id
    where ${which} and v.forgotten_date is null for update of v`);
  const [mine] = held ? await tx.query(sql`select 1 as found from visits v where v.id = ${held.id} and ${scope}`) : [];
  const answer = async (reason: ScanReason | null, again = false): Promise<Answer> => {
    const [row] = mine && held ? await tx.query<Shown>(sql`select ${shown} from ${joined} where v.id = ${held.id}`) : [];
    const local = (instant: string | null | undefined) => {
      if (!instant || !held) return '';
      const { date, time } = localAt(held.zone, Date.parse(instant));
      return `${date} ${time}`;
    };
    const params = {
      from: local(held?.validFrom),
      until: local(held?.validUntil),
      at: local(held?.checkedInDate),
      desk: held?.desk ?? '',
    };
    const message = reason ? translate(locale, `visitErrors.scan.${reason}`, params) : '';
    return { ok: reason === null, again, reason, message, visit: row ? asAnswer(row) : null };
  };
  if (!held) return answer('INVALID');
  // Of another building, or of a company that is none of theirs: no word of whom.
  if (!mine) return answer('WRONG_PLACE');
  const key = `${type}:${requestKey}`;
  if (held.checkInKey === key) return answer(null, true);
  const write = async (operation: string, values: Record<string, unknown>) => {
    await writeBySystem(tx, { model, config, reach, origin, entity: visit.name }, held.id, operation, values);
    const rule: RuleContext = {
      tx,
      model,
      config,
      entity: model.entity(visit.name),
      reach,
      locale,
      origin,
      operation,
      writing: true,
    };
    await settle(rule, [held.id]);
  };
  const by = reach.session.userId || null;
  const now = new Date().toISOString();
  if (type === 'EXIT') {
    // A scan from before the check-in, which comes late, lets nobody out again.
    if (held.status !== 'CHECKED_IN' || at < new Date(held.checkedInDate ?? 0).getTime()) return answer('NOT_IN');
    await write('checkOut', {
      status: 'CHECKED_OUT',
      checkedOutDate: new Date(at).toISOString(),
      checkedOutUserId: by,
      checkInKey: key,
    });
    return answer(null);
  }
  if (held.status === 'CHECKED_IN') return answer('ALREADY');
  if (['CANCELLED', 'REJECTED'].includes(held.status)) return answer('CANCELLED');
  if (held.status === 'CHECKED_OUT') return answer('ALREADY');
  if (at < Date.parse(held.validFrom)) return answer('TOO_EARLY');
  if (held.status === 'EXPIRED' || at >= Date.parse(held.validUntil)) return answer('TOO_LATE');
  if (held.stopped) return answer('BLOCKED');
  if (held.status === 'PRE_REGISTERED') return answer('INCOMPLETE');
  if (held.status === 'PENDING_APPROVAL') return answer('UNAPPROVED');
  const match = held.cleared ? undefined : await matchOf(tx, held.buildingId, held);
  if (match) {
    await write('update', {
      status: 'PENDING_APPROVAL',
      stopped: true,
      needsBuilding: true,
      approvalNeeded: true,
      blockId: match.blockId,
    });
    return answer('BLOCKED');
  }
  await write('checkIn', {
    status: 'CHECKED_IN',
    checkedInDate: new Date(at).toISOString(),
    checkedInUserId: by,
    receivedDate: now,
    checkInKey: key,
    desk,
  });
  return answer(null);
}

/** How long a desk may have been without a network. */
const LATEST = 24 * 3_600_000;

export async function scan(context: AreaContext) {
  const { db, model, reach } = context;
  const {
    code,
    type = 'ENTRY',
    requestKey,
    at,
    desk,
  } = context.body as { code: string; type?: ScanType; requestKey: string; at?: string | null; desk?: string | null };
  const now = Date.now();
  const happened = at ? Date.parse(at) : now;
  if (happened > now + 60_000 || happened < now - LATEST)
    throw new AppError('validation', { fields: { at: { code: 'visitErrors.scanTime' } } });
  const mine = scopeOf(model, model.entity(visit.name), 'v', reach);
  return db.transaction((tx) =>
    takeScan(tx, context, mine, { code, type, requestKey, at: Math.min(happened, now), desk: desk ?? null }),
  );
}
