/** What is known of a loading bay group, whose identity and whose rules are edited on pages of their own. */
import { boolean, countOf, emails, integer, longText, reference, text, weeklyHours } from '../kernel/fields/field.ts';
import { viewableBy } from '../users/viewableBy.ts';

/** Longest appointment, notice and grace, in minutes. */
export const DAY_MINUTES = 1440;

export const groupFields = {
  officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
  name: text({ required: true, max: 150, unique: 'perCentre', search: true }),
  floorNo: text({ max: 10, pattern: 'alphanumeric', search: true }),
  location: text({ max: 200 }),
  active: boolean({ default: true }),
  notifyPartyEmail: emails({ maxItems: 20 }),
  /** So many vehicles at once in all of its bays; empty: as many as there are bays. */
  slots: integer({ min: 1, max: 500 }),
  /** Appointments begin at multiples of it after midnight. */
  slotMinutes: integer({ required: true, min: 5, max: 240, default: 15 }),
  /** Companies apply so long before the start; the building enters a vehicle that stands at the gate. */
  noticeMinutes: integer({ required: true, min: 0, max: 20_160, default: 0 }),
  /** Days ahead that companies may apply for; empty: any. */
  horizonDays: integer({ min: 1, max: 730 }),
  /** The gate opens to a vehicle so long before its appointment. */
  earlyMinutes: integer({ required: true, min: 0, max: DAY_MINUTES, default: 60 }),
  /** So far from its appointment a vehicle counts as on time. */
  graceMinutes: integer({ required: true, min: 0, max: DAY_MINUTES, default: 15 }),
  /** Who has not come so long after the start has lost the bay. */
  noShowMinutes: integer({ required: true, min: 5, max: DAY_MINUTES, default: 60 }),
  approvalNeeded: boolean({ default: true }),
  /** Empty: around the clock. */
  openingHrs: weeklyHours({ holidays: true, overnight: true }),
  /** Told to every driver, before what the kind of appointment says. */
  driverInstructions: longText({ max: 1000 }),
  bayCount: countOf('loading-bays', { by: 'loadingBayGroup', where: { active: true } }),
  ...viewableBy(),
};
