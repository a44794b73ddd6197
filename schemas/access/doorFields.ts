/** What is said of a door (000 §3), whoever sees it: those who install doors, and those who let people through. */
import { boolean, integer, oneOf, reference, references, systemCode, tags, text } from '../kernel/fields/field.ts';

/** The types of the access configuration (000 §3 `accessCfgType`). */
export const accessCfgTypes = ['DOOR', 'ELEVATOR'] as const;
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
  /** How long it stays unlocked once somebody may pass, and how long it may stand open; longer for people who need that. */
  unlockSeconds: integer({ required: true, min: 1, max: MOST, default: 5 }),
  heldOpenSeconds: integer({ required: true, min: 1, max: MOST, default: 30 }),
  longUnlockSeconds: integer({ required: true, min: 1, max: MOST, default: 15 }),
  longHeldOpenSeconds: integer({ required: true, min: 1, max: MOST, default: 60 }),
  /** People who look after it. */
  subAdmin: references('users', { onDelete: 'clear', maxItems: 50 }),
  active: boolean({ default: true }),
} as const;

export const doorRules = [
  { field: 'longUnlockSeconds', gte: 'unlockSeconds' },
  { field: 'longHeldOpenSeconds', gte: 'heldOpenSeconds' },
] as const;

export const doorSections = [
  { section: 'door', fields: ['code', 'name', 'tag', 'floorNo', 'accessCfgType', 'active'] },
  { section: 'wiring', fields: ['doorConfiguration', 'deviceController'] },
  { section: 'times', fields: ['unlockSeconds', 'heldOpenSeconds', 'longUnlockSeconds', 'longHeldOpenSeconds'] },
  { section: 'people', fields: ['subAdmin'] },
] as const;

export const doorList = {
  columns: ['code', 'name', 'floorNo', 'tag', 'accessCfgType', 'deviceController', 'active'],
  more: ['doorConfiguration', 'subAdmin'],
  filters: ['code', 'name', 'tag', 'floorNo', 'accessCfgType', 'deviceController', 'active'],
  sortable: ['code', 'name', 'floorNo'],
  sort: ['code', 'ASC'],
} as const;
