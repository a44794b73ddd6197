/** What is said of a door (000 §3), whoever sees it: those who install doors, and those who let people through. */
import {
  boolean,
  cases,
  countOf,
  dateTime,
  integer,
  oneOf,
  reference,
  references,
  systemCode,
  tags,
  text,
} from '../../kernel/fields/field.ts';
import { balance } from '../../kernel/rules/limits.ts';
import { stamp } from '../../users/stamp.ts';
import { doorStates } from './doorStates.ts';

/** The types of the access configuration (000 §3 `accessCfgType`). */
export const accessCfgTypes = ['DOOR', 'ELEVATOR'] as const;
/** What its contact says, each with its tone; UNKNOWN until its controller has said something. */
const contactTones = {
  UNKNOWN: 'neutral',
  CLOSED: 'success',
  OPEN: 'info',
  HELD_OPEN: 'warning',
  FORCED: 'danger',
  TAMPERED: 'danger',
} as const;
export type ContactState = keyof typeof contactTones;
const contactStates = Object.keys(contactTones) as [ContactState, ...ContactState[]];
/** In seconds: nobody holds a door longer. */
const MOST = 600;

export const doorFields = {
  officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
  code: text({ required: true, max: 30, pattern: 'code', unique: 'perCentre', search: true }),
  name: text({ required: true, max: 100, search: true }),
  tag: tags({ maxItems: 20, suggest: true }),
  floorNo: text({ max: 10, pattern: 'alphanumeric', search: true }),
  accessCfgType: oneOf(accessCfgTypes, { required: true, default: 'DOOR' }),
  doorConfiguration: systemCode('DOOR_ACCESS_CONFIGURATION', { required: true, default: 'SINGLE' }),
  deviceController: reference('device-controllers', { onDelete: 'clear', pick: { active: true } }),
  /** It takes HID mobile passes, or QR passes: then it counts among those that the building bought (000 §3 `HID_DOOR`, `QR_DOOR`). */
  hidDoor: boolean({ default: false }),
  qrDoor: boolean({ default: false }),
  /** What it is by itself when no schedule says otherwise (`doorStates.ts`). */
  normalState: oneOf(doorStates, { required: true, default: 'CONTROLLED' }),
  /** When somebody was last said to be in, for the states that wait for that. */
  ...stamp('firstIn'),
  waitingStates: countOf('access-door-states', { by: 'accessDoor', where: { state: 'FREE', firstPersonIn: true } }),
  /** How long it stays unlocked once somebody may pass, and how long it may stand open; longer for people who need that. */
  unlockSeconds: integer({ required: true, min: 1, max: MOST, default: 5 }),
  heldOpenSeconds: integer({ required: true, min: 1, max: MOST, default: 30 }),
  longUnlockSeconds: integer({ required: true, min: 1, max: MOST, default: 15 }),
  longHeldOpenSeconds: integer({ required: true, min: 1, max: MOST, default: 60 }),
  /** People who look after it. */
  subAdmin: references('users', { onDelete: 'clear', maxItems: 50 }),
  active: boolean({ default: true }),
  /** What its contact said last, and when; and as long as its controller need not have been heard of again. */
  contactState: oneOf(contactStates, { system: true, default: 'UNKNOWN' }),
  contactAt: dateTime({ system: true }),
  onlineUntil: dateTime({ system: true }),
  /** What is known of it now. */
  liveState: cases({ INACTIVE: 'neutral', OFFLINE: 'danger', ...contactTones }, [
    { when: { active: false }, is: 'INACTIVE' },
    { when: { onlineUntil: { lte: '$now' } }, is: 'OFFLINE' },
    ...contactStates.map((one) => ({ when: { contactState: one }, is: one })),
    { when: { contactState: null }, is: 'UNKNOWN' },
  ]),
  ...stamp('unlocked'),
  /** Why it is unlocked from afar: asked, and kept with the event. */
  unlockReason: text({ max: 300, asked: true }),
} as const;

/** Doors that count take from what the building bought, while they are in use. */
export const doorLimits = {
  hidDoors: balance('officeCentre', 'hidDoorQuota', { while: { hidDoor: true, active: true }, error: 'hidDoorsUsedUp' }),
  qrDoors: balance('officeCentre', 'qrDoorQuota', { while: { qrDoor: true, active: true }, error: 'qrDoorsUsedUp' }),
} as const;

export const doorRules = [
  { field: 'longUnlockSeconds', gte: 'unlockSeconds' },
  { field: 'longHeldOpenSeconds', gte: 'heldOpenSeconds' },
] as const;

export const doorSections = [
  { section: 'door', fields: ['code', 'name', 'tag', 'floorNo', 'accessCfgType', 'active'] },
  { section: 'wiring', fields: ['doorConfiguration', 'deviceController', 'hidDoor', 'qrDoor'] },
  { section: 'state', fields: ['normalState'] },
  { section: 'times', fields: ['unlockSeconds', 'heldOpenSeconds', 'longUnlockSeconds', 'longHeldOpenSeconds'] },
  { section: 'people', fields: ['subAdmin'] },
] as const;

export const doorList = {
  columns: ['code', 'name', 'floorNo', 'liveState', 'tag', 'accessCfgType', 'deviceController', 'active'],
  more: ['doorConfiguration', 'hidDoor', 'qrDoor', 'normalState', 'subAdmin'],
  filters: [
    'code',
    'name',
    'tag',
    'floorNo',
    'liveState',
    'accessCfgType',
    'deviceController',
    'hidDoor',
    'qrDoor',
    'normalState',
    'active',
  ],
  sortable: ['code', 'name', 'floorNo'],
  sort: ['code', 'ASC'],
} as const;
