/** Whom or what a code means at a counter, within the building: a person, an item, a loan or another counter; and what a person has. */
import { type SQL, sql } from 'drizzle-orm';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Handler } from '#server/engine/areas/areaCalls.ts';
import { parseId } from '#server/engine/reach/reach.ts';
import { AppError } from '#server/errors/appError.ts';
import { flag, listOf, moment, objectOf, orNull, text, textOf, uuid, whole } from '#server/openapi/values.ts';

const person = objectOf({ id: whole, uuid, name: text, username: text, company: orNull(text) });
const stock = objectOf({
  id: whole,
  uuid,
  name: text,
  itemCode: orNull(text),
  locationId: whole,
  location: text,
  available: whole,
  loanHours: whole,
  depositAmount: orNull(whole),
});
const loan = objectOf({
  id: whole,
  uuid,
  referenceNo: text,
  name: text,
  itemCode: orNull(text),
  quantity: whole,
  userId: whole,
  borrower: text,
  location: text,
  status: text,
  dueAt: moment,
  overdue: flag,
});
const place = objectOf({ id: whole, uuid, name: text, uniqueCode: text });
export const foundSchema = objectOf({
  kind: textOf('PERSON', 'ITEM', 'LOAN', 'LOCATION'),
  person: orNull(person),
  items: listOf(stock),
  loan: orNull(loan),
  location: orNull(place),
});
export const outSchema = objectOf({
  person,
  loans: listOf(loan),
  reservations: listOf(
    objectOf({ uuid, referenceNo: text, name: text, quantity: whole, location: text, fromAt: moment, untilAt: moment }),
  ),
});

/** What a scanner has read: without the address before it. */
const codeIn = (read: string): string =>
  decodeURIComponent(
    read
      .trim()
      .replace(/^mailto:/i, '')
      .split('/')
      .at(-1) ?? '',
  );

const personIn = (db: Queryable, building: SQL, which: SQL) =>
  db.query<{ id: number; uuid: string; name: string; username: string; company: string | null }>(sql`
    select u.id, u.uuid, u.full_name as name, u.username, c.company_name as company
    from users u join lateral (
      select r.office_centre_id from user_roles r where r.user_id = u.id and r.active and ${building} order by r.id limit 1) m on true
    left join office_centres c on c.id = m.office_centre_id
    where u.status = 'ACTIVE' and ${which} limit 1`);

const loansIn = (db: Queryable, which: SQL) =>
  db.query<{ dueAt: string }>(sql`
    select l.id, l.uuid, l.reference_no as "referenceNo", l.item_name as name, i.item_code as "itemCode", l.quantity, l.user_id as "userId",
      u.full_name as borrower, p.name as location, l.status, l.due_at as "dueAt", l.status = 'LOANED' and l.due_at < now() as overdue
    from loan_item_requests l join users u on u.id = l.user_id join loan_locations p on p.id = l.location_id
      join loan_items i on i.id = l.loan_item_id
    where ${which} order by l.due_at, l.id limit 200`);

export const counterFind: Handler = async ({ db, query, reach }) => {
  const { code: read = '', locationId } = query as { code?: string; locationId?: string };
  let code = '';
  try {
    code = codeIn(read);
  } catch {
    // A percent sign that is no escape: as it was read.
    code = read.trim();
  }
  if (!code || code.length > 200 || code.includes('\u0000'))
    throw new AppError('notFound', { messageKey: 'loanErrors.codeUnknown' });
  const own = (alias: string) =>
    reach.buildingId === null ? sql`true` : sql`${sql.raw(alias)}.office_centre_id = ${reach.buildingId}`;
  const isUuid = UUID.test(code);
  const nothing = { person: null, items: [], loan: null, location: null };

  const [loan] = await loansIn(
    db,
    sql`${own('l')} and (l.hash = ${code.toUpperCase()} or l.reference_no = ${code.toUpperCase()})`,
  );
  if (loan) return { ...nothing, kind: 'LOAN', loan };
  const [location] = await db.query(sql`
    select p.id, p.uuid, p.name, p.unique_code as "uniqueCode" from loan_locations p where ${own('p')} and p.active and p.unique_code = ${code.toUpperCase()}`);
  if (location) return { ...nothing, kind: 'LOCATION', location };
  const here = locationId === undefined ? null : parseId(locationId);
  const items = await db.query(sql`
    select s.id, s.uuid, i.name, i.item_code as "itemCode", p.id as "locationId", p.name as location, s.available_count as available,
      i.loan_hours as "loanHours", i.deposit_amount::int as "depositAmount"
    from location_loan_items s join loan_items i on i.id = s.loan_item_id join loan_locations p on p.id = s.location_id
    where ${own('s')} and s.deleted_date is null and s.active and p.active and i.active
      and (lower(i.item_code) = ${code.toLowerCase()} or (${isUuid} and ${isUuid ? code : null}::uuid in (s.uuid, i.uuid)))
    order by (s.location_id = ${here}) desc nulls last, s.available_count desc, s.id limit 20`);
  if (items.length) return { ...nothing, kind: 'ITEM', items };
  const inBuilding = reach.buildingId === null ? sql`true` : sql`r.building_id = ${reach.buildingId}`;
  const which = isUuid ? sql`u.uuid = ${code}::uuid` : sql`lower(u.username) = ${code.toLowerCase()}`;
  const [found] = await personIn(db, inBuilding, which);
  if (found) return { ...nothing, kind: 'PERSON', person: found };
  throw new AppError('notFound', { messageKey: 'loanErrors.codeUnknown' });
};

export const counterOut: Handler = async ({ db, query, reach }) => {
  const id = parseId(String((query as { userId?: string }).userId ?? ''));
  const inBuilding = reach.buildingId === null ? sql`true` : sql`r.building_id = ${reach.buildingId}`;
  const [found] = await personIn(db, inBuilding, sql`u.id = ${id}`);
  if (!found) throw new AppError('notFound');
  const own = (alias: string) =>
    reach.buildingId === null ? sql`true` : sql`${sql.raw(alias)}.office_centre_id = ${reach.buildingId}`;
  const loans = await loansIn(db, sql`${own('l')} and l.user_id = ${id} and l.status = 'LOANED'`);
  const reservations = await db.query(sql`
    select v.uuid, v.reference_no as "referenceNo", v.item_name as name, v.quantity, p.name as location, v.from_at as "fromAt", v.until_at as "untilAt"
    from loan_item_reservations v join loan_locations p on p.id = v.location_id
    where ${own('v')} and v.user_id = ${id} and v.status = 'RESERVED' and v.until_at > now() order by v.from_at, v.id limit 50`);
  return { person: found, loans, reservations };
};
