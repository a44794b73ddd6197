/** The answers to what a booking would cost: reckoned as the booking itself would be, and never kept. */
import { type SQL, sql } from 'drizzle-orm';
import { translate } from '#i18n/server.ts';
import { facility } from '#schemas/bookings/facility.ts';
import { facilityBooking } from '#schemas/bookings/facilityBooking.ts';
import type { PriceAnswer } from '#schemas/bookings/priceCalls.ts';
import { keyOfCode, type Message } from '#schemas/kernel/fields/message.ts';
import { companyOf } from '#server/auth/people/places.ts';
import { type AreaContext, returning } from '#server/engine/areas/areaCalls.ts';
import { type OccupantEntity, shownTo } from '#server/engine/occupant/addressed.ts';
import { scopeOf } from '#server/engine/reach/scope.ts';
import { tableAs } from '#server/engine/records/select.ts';
import { loadRecord } from '#server/engine/verbs/get.ts';
import { AppError } from '#server/errors/appError.ts';
import { listOf, objectOf, orNull, text, whole } from '#server/openapi/values.ts';
import { decides, isKept, timeProblem } from './openness.ts';
import { type Asked, type Chosen, costsOf, isTooLong, quoteFor, said } from './pricing.ts';
import { type Terms, termsOf } from './terms.ts';

export const priceSchema = objectOf({
  currency: text,
  lines: listOf(
    objectOf({
      kind: text,
      name: text,
      unit: text,
      quantity: whole,
      price: whole,
      amount: whole,
      discount: whole,
      tax: whole,
    }),
  ),
  subtotal: whole,
  discount: whole,
  discountName: orNull(text),
  tax: whole,
  total: whole,
  priceBefore: orNull(whole),
  payWithin: orNull(whole),
  deposit: orNull(whole),
  cancellationFees: listOf(objectOf({ hoursBefore: whole, feePercent: whole })),
  services: listOf(
    objectOf({ id: text, name: text, price: whole, priceFor: text, maxPieces: orNull(whole), noticeMinutes: whole }),
  ),
  problems: objectOf({ time: orNull(text), services: orNull(text), discountCode: orNull(text) }),
});

/** A booking that is moved, as it is; and whether rules of its time are left aside. */
interface Moved {
  before?: {
    price: number | null;
    facilityId: number;
    startAt: string;
    endAt: string;
    createdDate: string;
    outsideRules: boolean;
  };
  outside?: boolean;
}

interface Body {
  startAt: string;
  endAt: string;
  attendeeCount?: number | null;
  services?: readonly Chosen[] | null;
  discountCode?: string | null;
}
/** @throws AppError validation for a time that ends before it begins, or lasts too long */
async function answer(context: AreaContext, asked: Asked, { before, outside = false }: Moved = {}): Promise<PriceAnswer> {
  const { db, model, locale } = context;
  if (Date.parse(asked.endAt) <= Date.parse(asked.startAt))
    throw new AppError('validation', { fields: { endAt: { code: 'after' } } });
  if (isTooLong(asked)) throw new AppError('validation', { fields: { endAt: { code: 'bookingErrors.overAYear' } } });
  const costs = await costsOf(db, asked.facilityId);
  if (!costs) throw new AppError('notFound');
  const { lines, problems, ...quote } = await quoteFor(db, model, asked, costs, locale);
  const { subtotal, discount, discountName, tax, total } = quote;
  const terms = (await termsOf(db, asked.facilityId, locale)) as Terms;
  const period = { from: Date.parse(asked.startAt), to: Date.parse(asked.endAt) };
  // Whoever keeps the start keeps the notice that there was.
  const since = before && Date.parse(before.startAt) === period.from ? Date.parse(before.createdDate) : Date.now();
  const standing = { since, outside: outside || isKept(before, terms.id, period) };
  const time = await timeProblem({ tx: db, model, locale }, terms, period, standing);
  const sentence = (problem: Message | undefined) =>
    problem ? translate(locale, keyOfCode(problem.code), problem.params ?? {}) : null;
  return {
    currency: costs.currency,
    lines: lines.map(({ name, ...line }) => ({ ...line, name: said(name, locale) })),
    subtotal,
    discount,
    discountName,
    tax,
    total,
    priceBefore: before ? (before.price ?? 0) : null,
    payWithin: total > 0 && costs.canBePaid && !decides(context) ? costs.paymentMinutes : null,
    deposit: costs.deposit,
    cancellationFees: costs.cancellationFees.map(({ hoursBefore, feePercent }) => ({ hoursBefore, feePercent })),
    services: costs.services.map(({ id, name, price, priceFor, maxPieces, noticeMinutes }) => ({
      id,
      name: said(name, locale),
      price,
      priceFor,
      maxPieces,
      noticeMinutes,
    })),
    problems: {
      time: sentence(time) ?? null,
      services: sentence(problems.services),
      discountCode: sentence(problems.discountCode),
    },
  };
}

/** The number of the facility that the condition finds. Throws AppError notFound. */
async function facilityBy(context: AreaContext, where: SQL): Promise<number> {
  const [found] = await context.db.query<{ id: number }>(
    sql`select t.id::int as id from ${tableAs(context.model.entity(facility.name))} where ${where}`,
  );
  if (!found) throw new AppError('notFound');
  return found.id;
}
const timesOf = ({ startAt, endAt, attendeeCount, services, discountCode }: Body) => ({
  startAt: new Date(startAt).toISOString(),
  endAt: new Date(endAt).toISOString(),
  attendeeCount: attendeeCount ?? null,
  services: services ?? [],
  discountCode: discountCode ?? null,
});

/** A company sees what itself and its people pay; the building asks for anybody. */
async function payerOf({ db, reach }: AreaContext, { tenantId, userId }: { tenantId?: number | null; userId?: number | null }) {
  if (reach.session.side === 'tenant') return { tenantId: reach.tenantId, userId: reach.session.userId };
  const company = userId && !tenantId && reach.buildingId !== null ? await companyOf(db, userId, reach.buildingId) : null;
  return { tenantId: tenantId ?? company, userId: userId ?? null };
}

export const bookingPrice = returning(priceSchema, async (context) => {
  const { db, model, reach } = context;
  const body = context.body as Body & {
    facilityId: number;
    bookingId?: number | null;
    tenantId?: number | null;
    userId?: number | null;
    outsideRules?: boolean | null;
  };
  const outside = body.outsideRules === true;
  const facilityId = await facilityBy(
    context,
    sql`t.id = ${body.facilityId} and ${scopeOf(model, model.entity(facility.name), 't', reach)}`,
  );
  if (!body.bookingId) return answer(context, { ...timesOf(body), ...(await payerOf(context, body)), facilityId }, { outside });
  const booking = await loadRecord(db, model, model.entity(facilityBooking.name), reach, sql`t.id = ${body.bookingId}`);
  const before = booking as unknown as Asked & NonNullable<Moved['before']>;
  const { userId, tenantId, attendeeCount, services, discountCode, startAt } = before;
  const { startAt: from, endAt } = timesOf(body);
  const ordered = Date.parse(from) >= Date.parse(startAt);
  const asked = {
    facilityId,
    startAt: from,
    endAt,
    userId,
    tenantId,
    attendeeCount,
    services: services ?? [],
    discountCode,
    ordered,
  };
  return answer(context, asked, { before, outside });
});

export const facilityPrice = returning(priceSchema, async (context) => {
  const { db, model, reach, params, body } = context;
  const entity = model.entity(facility.name) as OccupantEntity;
  const shown = shownTo(model, entity, reach);
  const facilityId = await facilityBy(context, sql`t.uuid::text = ${params.uuid} and ${shown}`);
  const { userId } = reach.session;
  const tenantId = reach.session.side === 'tenant' ? reach.centreId : await companyOf(db, userId, reach.buildingId as number);
  return answer(context, { ...timesOf(body as Body), facilityId, userId, tenantId });
});
