/** What the form of a request asks: the times that may be had, and what they cost. */
import { sql } from 'drizzle-orm';
import { airconExtensionRequest } from '#schemas/aircon/airconExtensionRequest.ts';
import { daysOfWeek, endDates, endTimes, type Plan, runsOf, startTimes, type Wish } from '#schemas/aircon/times.ts';
import type { Option } from '#schemas/kernel/calls/errors.ts';
import { type AreaContext, type Handler, returning } from '#server/engine/areas/areaCalls.ts';
import { choiceLabel } from '#server/engine/records/choiceLabel.ts';
import { AppError } from '#server/errors/appError.ts';
import { listOf, objectOf, text, whole } from '#server/openapi/values.ts';
import { costOf } from './charges.ts';
import { planFor } from './plan.ts';

const buildingOf = ({ reach }: AreaContext): number => {
  if (reach.buildingId === null) throw new AppError('centreRequired');
  return reach.buildingId;
};

/** A list of times or dates. */
const offering = (offer: (plan: Plan, wish: Wish, now: number) => string[]): Handler =>
  returning(listOf(text), async (context) => {
    const wish = context.body as Wish;
    return offer(await planFor(context.db, context.model, buildingOf(context), wish), wish, Date.now());
  });

/** The days of the week, from Monday on. */
const dayOfWeek: Handler = async ({ model, locale }) => {
  const entity = model.entity(airconExtensionRequest.name);
  return [...daysOfWeek.slice(1), daysOfWeek[0]].map(
    (day): Option => ({ code: day, label: choiceLabel(locale, entity, 'recurringDays', day), value: day }),
  );
};

/** Of a company of the building, and of an AHU that serves one of its units: nothing is said about the prices or the free hours of others. */
async function estimate(context: AreaContext) {
  const { db, model, reach } = context;
  const buildingId = buildingOf(context);
  const { tenantId, ahuUnitId, ...wish } = context.body as Wish & { tenantId?: number | null; ahuUnitId?: number | null };
  const company = reach.tenantId ?? tenantId ?? null;
  const [known] = await db.query<{ found: boolean }>(
    sql`select exists (select 1 from office_centres where id = ${company}::bigint and landlord_id = ${buildingId})
      and exists (
        select 1 from ahu_units a join office_centre_units u on u.id = any(a.unit_ids)
        where a.id = ${ahuUnitId ?? null}::bigint and a.office_centre_id = ${buildingId} and u.tenant_id = ${company}::bigint) as found`,
  );
  if (!known?.found || company === null || !ahuUnitId) throw new AppError('notFound');
  const runs = runsOf(await planFor(db, model, buildingId, wish), wish);
  return costOf(db, { buildingId, company, ahu: ahuUnitId, runs });
}

export const offers = {
  startTime: offering(startTimes),
  endDate: offering(endDates),
  endTime: offering(endTimes),
  dayOfWeek: returning('options', dayOfWeek),
  estimate: returning(objectOf({ runs: whole, minutes: whole, share: whole, free: whole, amount: whole }), estimate),
};
