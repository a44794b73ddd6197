/** On what terms a facility is booked: what a building sets once for new facilities (`space-settings`), and what each of them may say otherwise. */
import { boolean, integer, oneOf } from '../kernel/fields/field.ts';

/** Minutes in a year: nothing is booked further ahead. */
const YEAR_DAYS = 366;
const DAY_MINUTES = 1440;

/** Whether a booking that waits for approval keeps others out (HOLDS), or several may wait for the same time (COMPETES). */
export const pendingModes = ['HOLDS', 'COMPETES'] as const;

const asked = { needsApproval: true } as const;
const checked = { checkInNeeded: true } as const;

/** Lengths are minutes. */
export const timeTerms = {
  /** Bookings begin at the opening or so many minutes later, and last whole slots. */
  slotMinutes: integer({ required: true, default: 30, min: 5, max: DAY_MINUTES }),
  /** Empty: one slot. */
  minMinutes: integer({ min: 5, max: 7 * DAY_MINUTES }),
  /** Empty: as long as it is open. */
  maxMinutes: integer({ min: 5, max: 60 * DAY_MINUTES }),
  /** How long before its start a booking has to be made. */
  leadMinutes: integer({ required: true, default: 0, max: 60 * DAY_MINUTES }),
  /** How far ahead bookings begin: today is day 0. */
  horizonDays: integer({ required: true, default: 90, min: 0, max: YEAR_DAYS }),
  /** To prepare it, and to clear it up: nobody else has it then. */
  bufferBefore: integer({ required: true, default: 0, max: DAY_MINUTES }),
  bufferAfter: integer({ required: true, default: 0, max: DAY_MINUTES }),
};

export const approvalTerms = {
  needsApproval: boolean({ default: false }),
  pendingMode: oneOf(pendingModes, { default: 'HOLDS', when: asked, requiredWhen: asked }),
};

/** Whoever does not check in in time loses the rest (`checkIn.ts`). */
export const checkInTerms = {
  checkInNeeded: boolean({ default: false }),
  opensMinutesBefore: integer({ default: 15, max: DAY_MINUTES, when: checked, requiredWhen: checked }),
  closesMinutesAfter: integer({ default: 15, min: 1, max: DAY_MINUTES, when: checked, requiredWhen: checked }),
};

export const personTerms = {
  /** May one person hold bookings of facilities at the same time? */
  overlapAllowed: boolean({ default: false }),
  /** Bookings of it that a person may have open at once; empty: any number. */
  maxOpenPerPerson: integer({ min: 1, max: 999 }),
  /** The same of a company and its people together. */
  maxOpenPerCompany: integer({ min: 1, max: 9999 }),
};

export const facilityTerms = { ...timeTerms, ...approvalTerms, ...checkInTerms, ...personTerms };
export const termNames = {
  time: ['slotMinutes', 'minMinutes', 'maxMinutes', 'leadMinutes', 'horizonDays', 'bufferBefore', 'bufferAfter'],
  approval: ['needsApproval', 'pendingMode'],
  checkIn: ['checkInNeeded', 'opensMinutesBefore', 'closesMinutesAfter'],
  person: ['overlapAllowed', 'maxOpenPerPerson', 'maxOpenPerCompany'],
} as const;
