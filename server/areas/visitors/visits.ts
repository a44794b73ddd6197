/**
 * Visits (000 §1, §2; decision 0078): times, what is still asked, who approves, who is stopped, and what follows from a step: mails, approvals,
 * passes. Members of a group are visits of their own, made with the first.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { localAt } from '#schemas/kernel/fields/clock.ts';
import { DAY } from '#schemas/kernel/fields/days.ts';
import { COMING, MAX_VISIT_DATES, visit } from '#schemas/visitors/visit.ts';
import { nameKey } from '#schemas/visitors/visitName.ts';
import { type ChangedRow, type NewRow, type RuleContext, rulesFor, type WrittenRow } from '#server/engine/areas/rules.ts';
import { deny, refuse } from '#server/engine/calls/refusal.ts';
import { storeNew } from '#server/engine/write/create.ts';
import { AppError } from '#server/errors/appError.ts';
import { askApprovers, endApprovals } from './approvals.ts';
import { type Given, isComplete, lackingOf, lackingText } from './lacking.ts';
import { tellVisitors } from './letters.ts';
import { settlePasses } from './pass.ts';
import { identityHash, matchOf } from './person.ts';
import { settingOf } from './setting.ts';
import { isQuotaSpent, isReceived, timesOfVisit } from './times.ts';

type Visit = typeof visit;
type Row = NewRow<Visit> | ChangedRow<Visit>;
const iso = (at: number): string => new Date(at).toISOString();
/** Written by the rules alone. */
type Own = Record<string, unknown>;

/**
 * Times, completeness, approval and blocks of a visit as it is about to be stored.
 * @param ahead how many of the same set come before it, by company and day
 */
async function prepare(context: RuleContext, row: Row, ahead?: Map<string, number>): Promise<void> {
  const { tx, model, reach } = context;
  const { values, before, linked } = row;
  const all = { ...before, ...values };
  const buildingId = before?.officeCentreId ?? values.officeCentreId ?? reach.buildingId;
  const { tenantId, visitDate, arrivalTime, leaveTime } = all;
  if (!buildingId || !tenantId || !visitDate || !arrivalTime || !leaveTime) return;
  const setting = await settingOf(tx, buildingId, tenantId);
  const times = timesOfVisit({ visitDate, arrivalTime, leaveTime }, setting);
  if (!times) return;
  const own: Own = {};
  const moved =
    !before || before.endAt === null || Date.parse(String(before.endAt)) !== times.endAt || values.arrivalTime !== undefined;
  if (moved) {
    if (times.endAt <= Date.now()) refuse(row, 'leaveTime', 'visitErrors.over');
    if (times.endAt - times.startAt > setting.longestStayHours * 3_600_000)
      refuse(row, 'leaveTime', 'visitErrors.tooLong', { params: { hours: setting.longestStayHours } });
  }
  if (!before && !(await isReceived(tx, model, buildingId, times.startAt, setting)))
    refuse(row, 'arrivalTime', 'visitErrors.closed');
  const group = `${tenantId} ${visitDate}`;
  const earlier = ahead?.get(group) ?? 0;
  if (!before && (await isQuotaSpent(tx, { tenantId, visitDate, quota: setting.quota, ahead: earlier })))
    refuse(row, 'visitDate', 'visitErrors.quota', { params: { quota: setting.quota ?? 0 } });
  ahead?.set(group, earlier + 1);
  const { startAt: _, ...instants } = times;
  for (const [name, at] of Object.entries(instants)) own[name] = iso(at);
  own.linkUntil = iso(times.validUntil + DAY);
  if (linked.identityNo) own.identityHash = await identityHash(tx, 'identity', linked.identityNo);
  own.nameKey = nameKey(all.visitorName ?? '').slice(0, 200);
  const whole = { ...all, ...own } as Given & Own;
  const lacking = lackingOf(whole, setting);
  own.reachable = Boolean(all.email);
  own.lacking = lackingText(lacking);
  own.incomplete = !isComplete(lacking);
  if (!before) {
    const { session } = reach;
    const isHost = setting.approval === 'HOST' && session.userId === values.hostId;
    const isBuilding = setting.approval === 'BUILDING' && session.side !== 'tenant' && session.userId !== 0;
    own.approval = isHost || isBuilding ? 'NONE' : setting.approval;
    own.approvalNeeded = own.approval !== 'NONE';
    own.needsBuilding = own.approval === 'BUILDING' || own.approval === 'LIST';
  }
  if (!before?.cleared && !before?.stopped) {
    const match = await matchOf(tx, buildingId, { ...all, ...own } as Parameters<typeof matchOf>[2]);
    if (match) {
      Object.assign(own, { stopped: true, needsBuilding: true, approvalNeeded: true, blockId: match.blockId });
      if (before?.status === 'APPROVED') own.status = 'PENDING_APPROVAL';
    }
  }
  Object.assign(values, own);
}

/** Whoever comes along has a visit of the same kind. */
async function addMembers(context: RuleContext, { record, linked, values }: WrittenRow<Visit>): Promise<void> {
  const members = (linked.members ?? []) as unknown as readonly {
    visitorName: string;
    email?: string | null;
  }[];
  if (!members.length) return;
  const { tx, model, config, entity, reach, origin, locale, untold } = context;
  const groupKey = randomUUID();
  await tx.query(sql`update visits set group_key = ${groupKey} where id = ${record.id}`);
  const { tenantId, hostId, coHostIds, company, locale: language, purpose, visitDate, arrivalTime, leaveTime } = values;
  const { floorNo, doorGroupIds, hostMessage, privateNote, repeats } = values;
  const same = { tenantId, hostId, coHostIds, company, locale: language, purpose, visitDate, arrivalTime, leaveTime };
  for (const { visitorName, email } of members) {
    const own = { visitorName, email: email ?? null, mobileNo: null, vehiclePlateNo: null, groupKey };
    const all = { ...same, floorNo, doorGroupIds, hostMessage, privateNote, repeats, ...own };
    await storeNew(tx, { model, config, entity, reach, origin, locale, untold }, 'create', { values: all, linked: {} });
  }
}

/** What follows from a step, whoever has taken it: approvals are asked for or over, passes given or ended, the visitor is written to. */
export async function settle(context: RuleContext, ids: readonly number[]): Promise<void> {
  const { tx } = context;
  await askApprovers(context, ids);
  await endApprovals(tx, ids);
  await settlePasses(context, ids);
  if (!context.untold) await tellVisitors(context, ids);
}

export const visitRules = rulesFor(visit, {
  beforeCreate: async (context, rows) => {
    const ahead = new Map<string, number>();
    for (const row of rows) await prepare(context, row, ahead);
  },
  beforeUpdate: async (context, rows) => {
    for (const row of rows) await prepare(context, row);
  },
  actions: {
    complete: async (context, rows) => {
      for (const row of rows) {
        await prepare(context, row);
        if ((row.values as Own).incomplete) deny(row, 'notAllowedNow', { messageKey: 'visitErrors.stillLacking' });
      }
    },
    approve: async (_, rows) => {
      for (const row of rows) if (Date.parse(String(row.before.endAt)) <= Date.now()) deny(row, 'notAllowedNow');
    },
    approveForBuilding: async (_, rows) => {
      for (const row of rows) {
        if (Date.parse(String(row.before.endAt)) <= Date.now()) deny(row, 'notAllowedNow');
        if (row.before.stopped) (row.values as Own).cleared = true;
      }
    },
    extend: async ({ tx }, rows) => {
      for (const row of rows) {
        const { before, linked, values } = row;
        const [startAt, endsAt] = [before.startAt, before.endAt].map((instant) => Date.parse(String(instant))) as [
          number,
          number,
        ];
        // Whoever has overstayed gets the time from now on.
        const endAt = Math.max(endsAt, Date.now()) + Number(linked.extendMinutes) * 60_000;
        const setting = await settingOf(tx, before.officeCentreId as number, before.tenantId as number);
        if (endAt - startAt > setting.longestStayHours * 3_600_000)
          refuse(row, 'extendMinutes', 'visitErrors.tooLong', { params: { hours: setting.longestStayHours } });
        const later = (instant: unknown, other: number) => iso(Math.max(Date.parse(String(instant)), other));
        const own: Own = { endAt: iso(endAt), outAt: later(before.outAt, endAt), validUntil: later(before.validUntil, endAt) };
        Object.assign(values, own, { forgetAt: later(before.forgetAt, endAt), leaveTime: localAt(setting.zone, endAt).time });
      }
    },
    checkIn: async ({ tx }, rows) => {
      for (const row of rows) {
        const { before, values } = row;
        const match = before.cleared ? undefined : await matchOf(tx, before.officeCentreId as number, before as never);
        if (match) deny(row, 'notAllowedNow', { messageKey: 'visitErrors.stopped' });
        (values as Own).receivedDate = new Date().toISOString();
      }
    },
  },
  afterWrite: async (context, rows) => {
    if (!context.writing) return;
    const ids = rows.map(({ record }) => record.id);
    await settle(context, ids);
    if (context.operation === 'create') for (const row of rows) await addMembers(context, row);
  },
  afterSeries: async (context, ids) => {
    const { tx, operation } = context;
    if (operation === 'create' && ids.length > MAX_VISIT_DATES)
      throw new AppError('validation', { fields: { repeats: { code: 'recurrence.tooMany', params: { max: MAX_VISIT_DATES } } } });
    const all = await tx.query<{ id: number }>(sql`
      select id from visits where id = any(${sql.param([...ids])}::bigint[])
        or (${operation === 'create'} and series in (select series from visits where id = any(${sql.param([...ids])}::bigint[]) and series is not null)) order by start_at, id`);
    await tellVisitors(
      context,
      all.map(({ id }) => id),
    );
  },
  timed: {
    lapse: async (tx, ids, context) => {
      await endApprovals(tx, ids);
      await settlePasses(context, ids);
    },
    leftByRule: async (tx, ids, context) => {
      await tx.query(
        sql`update visits set checked_out_date = auto_checked_out_date where id = any(${sql.param([...ids])}::bigint[])`,
      );
      await settlePasses(context, ids);
    },
  },
});
/** Is the visitor still to come? */
export const isComing = (status: string): boolean => (COMING as readonly string[]).includes(status);
