/**
 * Loading bay applications (002 §2, §3; decision 0070): which bay a vehicle gets, and its times at gate and bay. Who places a vehicle holds the
 * group until the end of the transaction, so that two who ask at once get two bays; that no bay is had twice is kept by the database.
 */
import { sql } from 'drizzle-orm';
import { checkInWindow } from '#schemas/bookings/checkIn.ts';
import { MINUTE } from '#schemas/kernel/fields/days.ts';
import { instantIn } from '#schemas/kernel/time/instants.ts';
import { arrivalOf, dwellFrom, minutesBetween } from '#schemas/loadingBays/dwell.ts';
import { loadingBayApplication } from '#schemas/loadingBays/loadingBayApplication.ts';
import { bayFor, startProblem } from '#schemas/loadingBays/offers.ts';
import { type ChangedRow, type NewRow, type RuleContext, rulesFor } from '#server/engine/areas/rules.ts';
import { deny, refuse } from '#server/engine/calls/refusal.ts';
import { changeDueNow } from '#server/engine/time/timedStates.ts';
import { type Gate, planOf, vehicleOf } from './plan.ts';

type Application = typeof loadingBayApplication;
type Row = NewRow<Application> | ChangedRow<Application>;

const iso = (at: number): string => new Date(at).toISOString();
const instant = (value: unknown): number => Date.parse(String(value));

/** Nobody else places a vehicle in the group, and those who have not come in time have given back their bays. */
async function holdGroup(context: RuleContext, groupId: number): Promise<void> {
  await context.tx.query(sql`select 1 as held from loading_bay_groups where id = ${groupId} for update`);
  const entity = context.model.entity(loadingBayApplication.name);
  await changeDueNow(context, entity, 'missed', sql`t.loading_bay_group_id = ${groupId}`);
}

/** When the gate opens to a vehicle and closes: who gets the bay late has as long from then on. */
function windowOf(startAt: string, endAt: string, { earlyMinutes, noShowMinutes }: Gate) {
  const terms = { opensMinutesBefore: earlyMinutes, closesMinutesAfter: noShowMinutes };
  const { from, to } = checkInWindow({ startAt, endAt, bookedAt: new Date() }, terms);
  return { gateOpensAt: from.toISOString(), noShowAt: to.toISOString() };
}

/** Start, end and bay of an application; a bay that is named must take the vehicle. */
async function place(context: RuleContext, row: Row): Promise<void> {
  const { tx, model, reach, entity } = context;
  const { values, before } = row;
  const all = { ...before, ...values };
  const buildingId = before?.officeCentreId ?? values.officeCentreId ?? reach.buildingId;
  const { loadingBayGroupId: groupId, vehicleTypeId, appointmentDate } = all;
  if (!buildingId || !groupId || !vehicleTypeId || !appointmentDate) return;
  await holdGroup(context, groupId);
  const isCompany = reach.session.side === 'tenant';
  const plan = await planOf(tx, model, { buildingId, groupId, date: appointmentDate, except: before?.id ?? null, isCompany });
  if (!plan) return refuse(row, 'loadingBayGroupId', 'notFound');
  const vehicle = await vehicleOf(tx, groupId, vehicleTypeId, all.appointmentTypeId ?? null);
  if (!vehicle) return refuse(row, 'vehicleTypeId', 'notFound');
  const startAt = instantIn(entity.fields, ['appointmentDate', 'appointmentTime'], all, plan.zone);
  // A time that is missing or skipped is refused where the instant is set.
  if (!startAt) return;
  const now = Date.now();
  const from = instant(startAt);
  const span = { from, to: from + vehicle.minutes * MINUTE };
  const problem = span.to <= now ? 'bayOver' : startProblem(plan, from, now);
  if (problem) return refuse(row, 'appointmentTime', problem, { params: { minutes: plan.slotMinutes } });
  const named = values.loadingBayId ?? undefined;
  const found = bayFor(plan, vehicle, span, named);
  if ('problem' in found) return refuse(row, named === undefined ? 'appointmentTime' : 'loadingBayId', found.problem);
  Object.assign(values, { loadingBayId: found.bay.id, endAt: iso(span.to), ...windowOf(startAt, iso(span.to), plan.gate) });
}

/** Of a vehicle at the gate: the reference embeds what its group says. */
const gateOf = (record: { loadingBayGroup?: unknown }): Gate => record.loadingBayGroup as Gate;

export const applicationRules = rulesFor(loadingBayApplication, {
  beforeCreate: async (context, rows) => {
    const { session } = context.reach;
    for (const row of rows) {
      row.values.createdByLandlord = session.side !== 'tenant';
      // A company's people ask for themselves.
      if (session.side === 'tenant') row.values.applicantUserId = session.userId;
      await place(context, row);
    }
  },
  beforeUpdate: async (context, rows) => {
    for (const row of rows) {
      // Who names none gets the best one for what is asked for now.
      if (!('loadingBayId' in row.values)) row.values.loadingBayId = null;
      await place(context, row);
    }
  },
  actions: {
    approve: async (_, rows) => {
      for (const row of rows) {
        const { values, before } = row;
        // Nobody comes to what is over.
        if (instant(before.endAt) <= Date.now()) deny(row, 'notAllowedNow');
        Object.assign(values, windowOf(String(before.startAt), String(before.endAt), gateOf(before)));
      }
    },
    moveBay: async (context, rows) => {
      const { tx, model } = context;
      for (const row of rows) {
        const { before, values } = row;
        const { id: except, officeCentreId: buildingId, loadingBayGroupId: groupId, appointmentDate: date } = before;
        if (!buildingId) continue;
        await holdGroup(context, groupId);
        const plan = await planOf(tx, model, { buildingId, groupId, date, except, isCompany: false });
        const vehicle = await vehicleOf(tx, groupId, before.vehicleTypeId, before.appointmentTypeId);
        if (!plan || !vehicle) return deny(row, 'notAllowedNow');
        const span = { from: instant(before.startAt), to: instant(before.endAt) };
        const found = bayFor(plan, vehicle, span, values.loadingBayId ?? undefined);
        if ('problem' in found) refuse(row, 'loadingBayId', found.problem);
      }
    },
    checkIn: async (_, rows) => {
      for (const { before, values } of rows)
        values.arrival = arrivalOf(instant(before.startAt), instant(values.checkedInDate), gateOf(before).graceMinutes);
    },
    dock: async (_, rows) => {
      for (const { before, values } of rows) {
        const unloading = instant(values.dockedDate);
        const arrived = before.checkedInDate ? instant(before.checkedInDate) : unloading;
        const from = dwellFrom({ appointment: instant(before.startAt), arrived, unloading }, gateOf(before).graceMinutes);
        Object.assign(values, { queueMinutes: minutesBetween(arrived, unloading), dwellFrom: iso(from) });
      }
    },
    checkOut: async (_, rows) => {
      for (const { before, values } of rows)
        if (before.dwellFrom) values.dwellMinutes = minutesBetween(instant(before.dwellFrom), instant(values.checkedOutDate));
    },
  },
});
