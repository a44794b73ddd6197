import { defineEntity } from '../../kernel/entity/entity.ts';
import { boolean, dateTime, reference, statuses, text } from '../../kernel/fields/field.ts';
import { stamp } from '../../users/stamp.ts';

const tick = { permission: 'ACCESS_CONTROL_MANAGE', parentMoves: { OPEN: 'OPEN' }, notice: 'rollCallTicked' } as const;
/** What somebody was before being ticked. */
const before = [{ when: { expected: true }, to: 'EXPECTED' }, 'MISSING'] as const;

/** A person of a roll call: to be accounted for, safe, not in the building, or expected and not in. Names are kept as they were: it is read years later. */
export const rollCallEntry = defineEntity({
  name: 'roll-call-entries',
  area: 'access',
  doc: 'One person of a roll call.',
  title: '{fullName}',
  naming: ['fullName'],
  pages: {},
  parent: 'rollCall',
  api: {
    path: '/roll-call-entries',
    verbs: { list: true, get: true, emailRecord: true, history: true },
    under: 'rollCall',
    also: [{ path: '/office-centres/{officeCentreId}/roll-calls/{rollCallId}/people', key: 'id' }],
  },
  scope: { building: 'officeCentreId' },
  access: { list: 'ACCESS_CONTROL_LIST', get: 'ACCESS_CONTROL_VIEW', emailRecord: 'ACCESS_CONTROL_DOWNLOAD' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    rollCall: reference('roll-calls', { required: true, onDelete: 'cascade', system: true }),
    user: reference('users', { onDelete: 'clear', system: true }),
    fullName: text({ max: 200, system: true, search: true }),
    company: text({ max: 200, system: true, search: true }),
    /** Where the person was last seen. */
    floorNo: text({ max: 10, system: true }),
    doorName: text({ max: 140, system: true }),
    lastSeenAt: dateTime({ system: true }),
    /** Has a visit, a desk or a room at that time, and had not been seen; since when. */
    expected: boolean({ default: false, system: true }),
    expectedAt: dateTime({ system: true }),
    /** Said so in reply to the emergency broadcast. */
    needsHelp: boolean({ default: false, system: true }),
    status: statuses({ MISSING: 'danger', EXPECTED: 'warning', SAFE: 'success', NOT_HERE: 'neutral' }),
    ...stamp('ticked'),
  },
  states: { field: 'status', initial: 'MISSING' },
  list: {
    columns: ['fullName', 'company', 'floorNo', 'status', 'doorName', 'lastSeenAt', 'tickedUser'],
    more: ['needsHelp', 'expectedAt', 'tickedDate'],
    filters: ['rollCall', 'company', 'floorNo', 'status', 'user'],
    sortable: ['fullName', 'company', 'floorNo'],
    sort: ['fullName', 'ASC'],
  },
  actions: {
    markSafe: {
      ...tick,
      call: 'PUT /{id}/safe',
      moves: { MISSING: 'SAFE', EXPECTED: 'SAFE', NOT_HERE: 'SAFE' },
      stamp: 'ticked',
      tone: 'primary',
    },
    markNotHere: {
      ...tick,
      call: 'PUT /{id}/not-here',
      moves: { MISSING: 'NOT_HERE', EXPECTED: 'NOT_HERE', SAFE: 'NOT_HERE' },
      stamp: 'ticked',
    },
    undoTick: { ...tick, call: 'PUT /{id}/missing', moves: { SAFE: before, NOT_HERE: before }, stamp: 'ticked' },
  },
});
