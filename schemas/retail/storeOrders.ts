/** How a store takes orders (001 §3 Retail store): what is accepted, how long it takes, how it is handed over, what the docket says. */
import { boolean, cases, dateTime, integer, money, oneOf, percent, references, text } from '../kernel/fields/field.ts';

/** Minutes of a day. */
const DAY = 1440;
/** A number of minutes that is needed while `name` is on. */
const minutesWhile = (name: string) => integer({ min: 1, max: DAY, when: { [name]: true }, requiredWhen: { [name]: true } });
const onDelivery = { when: { enableDelivery: true } };

export const fontSizes = ['SMALL', 'MEDIUM', 'LARGE'] as const;

/** What holds for a store that says nothing else. */
export const ANSWER_MINUTES = 10;
export const SLOT_MINUTES = 15;

/** How long a pause lasts: minutes, or until the store opens on the next day. */
export const pauses = ['MINUTES_10', 'MINUTES_25', 'TODAY'] as const;

/** Of its account at the provider of payments. */
const accountTones = { PENDING: 'warning', ACTIVE: 'success', RESTRICTED: 'danger' } as const;
const accountStatuses = Object.keys(accountTones) as (keyof typeof accountTones)[];

export const orderFields = {
  /** PAUSED: open, but takes no orders for now. */
  orderStatus: oneOf(['OPEN', 'PAUSED'], { required: true, default: 'OPEN', tones: { OPEN: 'success', PAUSED: 'warning' } }),
  /** A pause ends then by itself; empty: when somebody ends it. */
  pausedUntil: dateTime({ system: true }),
  pauseFor: oneOf(pauses, { asked: true }),
  autoAcceptOrder: boolean({ default: false }),
  orderAcceptMode: cases({ AUTO: 'info', MANUAL: 'neutral' }, [
    { when: { autoAcceptOrder: true }, is: 'AUTO' },
    { when: { autoAcceptOrder: false }, is: 'MANUAL' },
  ]),
  /** An order that nobody answers for so many minutes is cancelled, and paid back. */
  answerMinutes: integer({ min: 1, max: 240, default: ANSWER_MINUTES }),
  autoMarkAsPrepared: boolean({ default: false }),
  autoMarkAsPreparedDuration: minutesWhile('autoMarkAsPrepared'),
  autoMarkAsCollected: boolean({ default: false }),
  autoMarkAsCollectedDuration: minutesWhile('autoMarkAsCollected'),
  /** From so many open orders on, people are told to wait longer. */
  peakActivity: boolean({ default: false }),
  peakNoOfOrder: integer({ min: 1, max: 1000, when: { peakActivity: true } }),
  peakWaitDuration: minutesWhile('peakActivity'),
  /** Orders that can be ready in the same slot; empty: any number. What does not fit is ready in the next one. */
  maxOrdersPerSlot: integer({ min: 1, max: 1000 }),
  slotMinutes: integer({ min: 5, max: 120, default: SLOT_MINUTES }),
  enablePickUp: boolean({ default: true }),
  enableDelivery: boolean({ default: false }),
  collectionMethod: cases({ PICK_UP: 'info', DELIVERY: 'info', PICK_UP_AND_DELIVERY: 'success', NONE: 'neutral' }, [
    { when: { enablePickUp: true, enableDelivery: true }, is: 'PICK_UP_AND_DELIVERY' },
    { when: { enablePickUp: true }, is: 'PICK_UP' },
    { when: { enableDelivery: true }, is: 'DELIVERY' },
    { when: { enablePickUp: false }, is: 'NONE' },
  ]),
  /** Minutes from an order until it can be collected. */
  collectionTime: integer({ required: true, min: 0, max: DAY, default: 15 }),
  deliveryFee: money(onDelivery),
  /** Minutes from an order until it is delivered. */
  deliveryLeadTime: integer({ min: 0, max: DAY, ...onDelivery }),
  /** Empty: everywhere in the building. */
  deliverToOfficeCentre: references('centres', { ...onDelivery, onDelete: 'clear', byUuid: true }),
  /** Prices have the tax in them; otherwise it comes on top. */
  taxIncluded: boolean({ default: true }),
  /** What the building keeps of an order. */
  applicationFeePercent: percent({ writableBy: ['platform', 'building'] }),
  /** Of the provider of payments: what is paid for its orders goes there. */
  paymentAccount: text({ max: 100, system: true }),
  paymentAccountStatus: oneOf(accountStatuses, { system: true, tones: accountTones }),
  fontSize: oneOf(fontSizes, { required: true, default: 'MEDIUM' }),
  includeCardDetail: boolean({ default: false }),
  nameOnDocket: boolean({ default: true }),
  phoneOnDocket: boolean({ default: false }),
} as const;

export const acceptMode = [
  'autoAcceptOrder',
  'answerMinutes',
  'autoMarkAsPrepared',
  'autoMarkAsPreparedDuration',
  'autoMarkAsCollected',
  'autoMarkAsCollectedDuration',
] as const;
export const peak = ['peakActivity', 'peakNoOfOrder', 'peakWaitDuration', 'maxOrdersPerSlot', 'slotMinutes'] as const;
export const prices = ['taxIncluded', 'applicationFeePercent', 'paymentAccount', 'paymentAccountStatus'] as const;
export const collection = [
  'enablePickUp',
  'collectionTime',
  'enableDelivery',
  'deliveryFee',
  'deliveryLeadTime',
  'deliverToOfficeCentre',
] as const;
export const docket = ['fontSize', 'includeCardDetail', 'nameOnDocket', 'phoneOnDocket'] as const;
