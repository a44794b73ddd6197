/** Who may subscribe to what, for whom, and when it is sent next. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { reportSubscription } from '#schemas/reports/reportSubscription.ts';
import type { Schedule } from '#schemas/reports/schedule.ts';
import { findPlace } from '#server/auth/people/places.ts';
import { type ChangedRow, type NewRow, type RuleContext, rulesFor } from '#server/engine/areas/rules.ts';
import { deny, hasNoProblems, refuse } from '#server/engine/calls/refusal.ts';
import { throttle } from '#server/engine/calls/throttle.ts';
import { AppError } from '#server/errors/appError.ts';
import { isListed } from './deliver.ts';
import { claimByHand, planned } from './plan.ts';
import { checkQuery, maySubscribe, type Subscribed, sourceOf } from './subscribed.ts';

type New = NewRow<typeof reportSubscription>;
type Changed = ChangedRow<typeof reportSubscription>;
interface Whole extends Subscribed, Schedule {
  officeCentreId: number | null;
  zone: string | null;
  outside: readonly string[] | null;
}

async function checkWhat({ tx, model, reach }: RuleContext, row: New | Changed, whole: Whole): Promise<void> {
  const entity = sourceOf(model, whole);
  if (!entity || !maySubscribe(reach.session, entity)) return refuse(row, 'source', 'notSubscribed');
  try {
    await checkQuery({ db: tx, model }, whole, entity, reach);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    refuse(row, 'query', 'filterRefused');
  }
}

async function checkWhom({ tx, reach }: RuleContext, row: New | Changed, { outside }: Whole): Promise<void> {
  if (!outside?.length) return;
  const [set] = await tx.query<{ domains: string[] }>(
    sql`select mail_domains as domains from report_settings where office_centre_id = ${reach.buildingId}`,
  );
  const stranger = outside.find((one) => !isListed(one, set?.domains ?? null));
  if (stranger) refuse(row, 'outside', 'domainNotListed', { params: { domain: stranger.split('@').at(-1) ?? '' } });
}

async function complete(context: RuleContext, row: New | Changed, before: object = {}): Promise<void> {
  const whole = { ...before, ...row.values } as unknown as Whole;
  await checkWhat(context, row, whole);
  await checkWhom(context, row, whole);
  if (!hasNoProblems(row)) return;
  const building = Number(whole.officeCentreId ?? context.reach.buildingId);
  const zone = whole.zone || (await findPlace(context.tx, { id: building }))?.zone || context.reach.zone;
  Object.assign(row.values, planned({ ...whole, time: whole.time.slice(0, 5) }, zone, Date.now()));
}

async function make(context: RuleContext, rows: readonly New[]): Promise<void> {
  const { session } = context.reach;
  for (const row of rows) {
    Object.assign(row.values, {
      userId: session.userId,
      language: context.locale,
      providerBuilding: session.providerBuildingId,
    });
    await complete(context, row);
  }
}

/** Others may only stop it, or let it go on: what it says to whom depends on the rights of its owner. */
const isOnlyPaused = ({ values, before }: Changed): boolean =>
  Object.entries(values).every(([key, value]) => key === 'active' || same(value, before[key as keyof typeof before]));
const same = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null) || (isNone(one) && isNone(other));
const isNone = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length);

async function change(context: RuleContext, rows: readonly Changed[]): Promise<void> {
  for (const row of rows) {
    if (row.before.userId === context.reach.session.userId) await complete(context, row, row.before);
    else if (isOnlyPaused(row)) Object.assign(row.values, { nextDate: null, nextDay: null, nextZone: null });
    else deny(row, 'forbidden');
  }
}

async function sendNow(context: RuleContext, rows: readonly Changed[]): Promise<void> {
  const { tx, reach, writing } = context;
  for (const { before } of rows) {
    if (!writing) continue;
    await throttle(tx, 'emailRecord', reach);
    await claimByHand(tx, Number(before.id), reach.session.userId, randomUUID());
  }
}

export const subscriptionRules = rulesFor(reportSubscription, { beforeCreate: make, beforeUpdate: change, actions: { sendNow } });
