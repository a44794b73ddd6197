/** The bookings that a blocked date hits, and what becomes of them. */
import { boolean, date, oneOf, recurrence, references, time } from '../kernel/fields/field.ts';
import { appliesToValues } from './price.ts';

/** They stay, or they are cancelled and their people are told. */
export const hitChoices = ['KEEP', 'CANCEL'] as const;
export type HitChoice = (typeof hitChoices)[number];

/** As many are named; all of them are counted. */
export const MAX_HITS_SHOWN = 50;
export interface BlockHit {
  id: number;
  referenceNo: string;
  facility: string;
  /** Who has it: the person, otherwise the company; null for the building itself. */
  heldBy: string | null;
  startAt: string;
  endAt: string;
}
export interface BlockHits {
  count: number;
  bookings: readonly BlockHit[];
}

export const hitsEndpoint = {
  hits: {
    call: 'POST /blocked-dates/hits',
    summary: 'The bookings that a blocked date would hit, the first of them by name; nothing is stored',
    permission: 'BLOCKED_DATE_ADD',
    orHolding: ['BLOCKED_DATE_EDIT'],
    body: {
      appliesTo: oneOf(appliesToValues, { required: true }),
      facilityCategoryIds: references('facility-categories', { onDelete: 'clear' }),
      facilityIds: references('facilities', { onDelete: 'clear' }),
      allDay: boolean({ required: true }),
      startDate: date({ required: true }),
      endDate: date(),
      startTime: time(),
      endTime: time(),
      repeats: recurrence('startDate'),
    },
  },
} as const;
