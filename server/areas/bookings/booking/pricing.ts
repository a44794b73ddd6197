/** What a booking costs: reckoned by the one function (`price.ts`) when it is asked for and when it is made or moved, and kept as it was. */
import { sql } from 'drizzle-orm';
import { fallbackLocale } from '#i18n/locales.ts';
import type { facilityBooking } from '#schemas/bookings/facilityBooking.ts';
import { type Price, type PriceLine, priceOf, type ServicePrice } from '#schemas/bookings/price.ts';
import { DAY_MINUTES, MINUTE } from '#schemas/kernel/fields/days.ts';
import type { Message } from '#schemas/kernel/rules/validate.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import type { ChangedRow, NewRow, RuleContext } from '#server/engine/areas/rules.ts';
import { refuse } from '#server/engine/calls/refusal.ts';
import { priceTerms } from '../prices.ts';

type Name = Readonly<Record<string, string | null>>;
export interface Service {
  id: string;
  name: Name;
  price: number;
  priceFor: ServicePrice;
  maxPieces: number | null;
  noticeMinutes: number;
}
export interface Fee {
  hoursBefore: number;
  feePercent: number;
}
/** What a facility asks for. */
export interface Costs {
  slotMinutes: number;
  categoryId: number;
  buildingId: number;
  currency: string;
  deposit: number | null;
  services: readonly Service[];
  cancellationFees: readonly Fee[];
  /** The building has a provider of payments. */
  canBePaid: boolean;
  paymentMinutes: number;
}
/** How long a booking waits for its payment where the building has not said it. */
const PAYMENT_MINUTES = 15;

/** Undefined where there is no such facility. */
export async function costsOf(on: Queryable, facilityId: number): Promise<Costs | undefined> {
  const [found] = await on.query<Costs & object>(sql`
    select f.slot_minutes as "slotMinutes", f.category_id as "categoryId", f.office_centre_id as "buildingId", c.currency,
      f.deposit::float8 as deposit, coalesce(f.services, '[]') as services, coalesce(f.cancellation_fees, '[]') as "cancellationFees",
      c.payment_provider is not null as "canBePaid", coalesce(s.payment_minutes, ${PAYMENT_MINUTES}) as "paymentMinutes"
    from facilities f join office_centres c on c.id = f.office_centre_id left join space_settings s on s.office_centre_id = c.id
    where f.id = ${facilityId}`);
  return found;
}

export interface Chosen {
  service: string;
  quantity?: number | null;
}
export interface Asked {
  facilityId: number;
  startAt: string;
  endAt: string;
  userId: number | null;
  tenantId: number | null;
  attendeeCount: number | null;
  services: readonly Chosen[];
  discountCode: string | null;
  /** Its services have been ordered for a start that is not later than this one: their notice is no question any more. */
  ordered?: boolean;
}
export interface NamedLine extends Omit<PriceLine, 'of'> {
  name: Name;
}
export interface Quote extends Omit<Price, 'lines'> {
  lines: NamedLine[];
  discountName: string | null;
  /** What cannot be had, by field. */
  problems: { services?: Message; discountCode?: Message };
}

/** In the reader's language. */
export const said = (name: Name, locale: string): string => name[locale] ?? name[fallbackLocale] ?? '';

/** Days of the longest booking that has a price. */
const LONGEST_DAYS = 366;
export const isTooLong = ({ startAt, endAt }: Pick<Asked, 'startAt' | 'endAt'>): boolean =>
  Date.parse(endAt) - Date.parse(startAt) > LONGEST_DAYS * DAY_MINUTES * MINUTE;

/** The services that are taken, and what stands in the way of one. */
function takenOf(
  { services, startAt, ordered }: Pick<Asked, 'services' | 'startAt' | 'ordered'>,
  offered: readonly Service[],
  locale: string,
): { taken: (Service & { quantity: number })[]; problem?: Message } {
  const taken: (Service & { quantity: number })[] = [];
  const ahead = (Date.parse(startAt) - Date.now()) / MINUTE;
  for (const { service: id, quantity } of services) {
    const found = offered.find((one) => one.id === id);
    if (!found) return { taken, problem: { code: 'bookingErrors.noService' } };
    const name = said(found.name, locale);
    if (taken.some((one) => one.id === id)) return { taken, problem: { code: 'bookingErrors.serviceTwice', params: { name } } };
    const pieces = found.priceFor === 'PIECE' ? (quantity ?? 1) : 1;
    if (found.maxPieces !== null && found.priceFor === 'PIECE' && pieces > found.maxPieces)
      return { taken, problem: { code: 'bookingErrors.servicePieces', params: { name, max: found.maxPieces } } };
    if (!ordered && ahead < found.noticeMinutes)
      return {
        taken,
        problem: { code: 'bookingErrors.serviceTooLate', params: { name, hours: Math.ceil(found.noticeMinutes / 60) } },
      };
    taken.push({ ...found, quantity: pieces });
  }
  return { taken };
}

async function groupsOf(on: Queryable, userId: number | null, buildingId: number): Promise<number[]> {
  if (userId === null) return [];
  const found = await on.query<{ id: number }>(sql`
    select g.id::int as id from user_group_members m join user_groups g on g.id = m.user_group_id
    where m.user_id = ${userId} and g.building_id = ${buildingId}`);
  return found.map(({ id }) => id);
}

const NOTHING = { subtotal: 0, discountId: null, discount: 0, tax: 0, total: 0, codeIsWrong: false, discountName: null } as const;

/** The price of what is asked for, whether it can be had or not. */
export async function quoteFor(on: Queryable, model: Model, asked: Asked, costs: Costs, locale: string): Promise<Quote> {
  const { buildingId, categoryId, slotMinutes } = costs;
  const { taken, problem } = takenOf(asked, costs.services, locale);
  const problems: Quote['problems'] = problem ? { services: problem } : {};
  // The building has it for itself.
  if (asked.userId === null && asked.tenantId === null) return { ...NOTHING, lines: [], problems };
  const terms = await priceTerms(on, model, buildingId, asked);
  const price = priceOf(
    {
      startAt: asked.startAt,
      endAt: asked.endAt,
      facilityId: asked.facilityId,
      categoryId,
      slotMinutes,
      tenantId: asked.tenantId,
      userGroupIds: await groupsOf(on, asked.userId, buildingId),
      people: asked.attendeeCount ?? 1,
      services: taken,
      code: asked.discountCode,
    },
    terms,
  );
  const names = new Map(terms.rates.map(({ id, name }) => [id, { [fallbackLocale]: name }]));
  return {
    ...price,
    lines: price.lines.map(({ of, ...line }) => ({
      ...line,
      name: (line.kind === 'RATE' ? names.get(of) : taken[of]?.name) ?? {},
    })),
    discountName: terms.discounts.find(({ id }) => id === price.discountId)?.name ?? null,
    problems: price.codeIsWrong ? { ...problems, discountCode: { code: 'bookingErrors.codeWrong' } } : problems,
  };
}

/** As the booking keeps it. */
export const keptPrice = ({ total, discount, tax, lines }: Quote) => ({
  price: total,
  discountAmount: discount,
  taxAmount: tax,
  priceLines: lines.map((line, index) => ({ id: `${index + 1}`, ...line })),
});

type New = NewRow<typeof facilityBooking>;
type Changed = ChangedRow<typeof facilityBooking>;

/** The row asks for what its values say; a move keeps the services and the code of the booking. */
export async function priceRow(context: RuleContext, row: New | Changed): Promise<{ quote: Quote; costs: Costs } | undefined> {
  const { tx, model, locale } = context;
  const all = { ...row.before, ...row.values } as unknown as Asked & Record<string, unknown>;
  const costs = await costsOf(tx, Number(all.facilityId));
  if (!costs) return undefined;
  const services = (all.services ?? []) as readonly Chosen[];
  const asked = {
    facilityId: Number(all.facilityId),
    startAt: new Date(all.startAt).toISOString(),
    endAt: new Date(all.endAt).toISOString(),
    userId: all.userId ?? null,
    tenantId: all.tenantId ?? null,
    attendeeCount: all.attendeeCount ?? null,
    services,
    discountCode: all.discountCode ?? null,
    ordered: row.before !== undefined && Date.parse(all.startAt) >= Date.parse(String(row.before.startAt)),
  };
  // What is wrong with its time has been said.
  if (Date.parse(asked.endAt) <= Date.parse(asked.startAt)) return undefined;
  if (isTooLong(asked)) {
    refuse(row, 'endAt', 'bookingErrors.overAYear');
    return undefined;
  }
  const quote = await quoteFor(tx, model, asked, costs, locale);
  const { services: noService, discountCode } = quote.problems;
  // A code that has ended gives nothing to a booking that is moved; services have to be there.
  const field = row.before ? 'startAt' : 'services';
  if (noService) refuse(row, field, noService.code, noService.params ? { params: noService.params } : undefined);
  if (discountCode && !row.before) refuse(row, 'discountCode', discountCode.code);
  Object.assign(row.values, keptPrice(quote));
  return { quote, costs };
}
