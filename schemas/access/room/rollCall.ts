import { defineEntity } from '../../kernel/entity/entity.ts';
import { countOf, dateTime, reference, sequence, statuses, text } from '../../kernel/fields/field.ts';
import type { Where } from '../../kernel/rules/where.ts';
import { stamp } from '../../users/stamp.ts';

const count = (where: Where) => countOf('roll-call-entries', { by: 'rollCall', where });

/**
 * Roll call: everybody who was in the building when it began, to be accounted for by several wardens on their phones; apart from them, those who were
 * expected then and had not been seen.
 */
export const rollCall = defineEntity({
  name: 'roll-calls',
  area: 'access',
  doc: 'Everybody who was in a building at a moment, to be accounted for.',
  title: '{referenceNo}',
  naming: ['referenceNo', 'reason'],
  icon: 'FactCheck',
  menu: { order: 16 },
  pages: { list: '/roll-calls', create: '/roll-calls/add', show: '/roll-calls/:id' },
  api: {
    path: '/office-centres/{officeCentreId}/roll-calls',
    verbs: { list: true, get: true, create: true, statusCount: true, history: true },
  },
  scope: { building: 'officeCentreId' },
  access: { list: 'ACCESS_CONTROL_LIST', get: 'ACCESS_CONTROL_VIEW', create: 'ACCESS_CONTROL_MANAGE' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    referenceNo: sequence('RC'),
    reason: text({ required: true, max: 300, search: true }),
    /** The broadcast that began it: who replies to that one is ticked. */
    emergencyBroadcast: reference('emergency-broadcasts', { onDelete: 'clear', system: true }),
    status: statuses({ OPEN: 'warning', CLOSED: 'neutral' }),
    startedAt: dateTime({ system: true }),
    /** Those who were in; nobody has to account for those who were expected alone. */
    peopleCount: count({ expected: false }),
    missingCount: count({ status: 'MISSING' }),
    safeCount: count({ status: 'SAFE' }),
    notHereCount: count({ status: 'NOT_HERE' }),
    helpCount: count({ needsHelp: true }),
    expectedCount: count({ status: 'EXPECTED' }),
    ...stamp('closed'),
  },
  states: { field: 'status', initial: 'OPEN' },
  list: {
    columns: ['referenceNo', 'reason', 'status', 'startedAt', 'peopleCount', 'missingCount', 'safeCount', 'notHereCount'],
    more: ['helpCount', 'expectedCount', 'emergencyBroadcast', 'closedDate', 'closedUser'],
    filters: ['status', 'emergencyBroadcast'],
    tabs: [
      { code: 'OPEN', where: { status: 'OPEN' } },
      { code: 'CLOSED', where: { status: 'CLOSED' } },
    ],
  },
  form: [{ section: 'rollCall', fields: ['reason'] }],
  facts: ['status', 'missingCount', 'safeCount', 'notHereCount', 'peopleCount', 'expectedCount'],
  show: [{ section: 'rollCall', fields: ['referenceNo', 'reason', 'startedAt', 'emergencyBroadcast'] }],
  actions: {
    close: {
      call: 'PUT /{id}/close',
      permission: 'ACCESS_CONTROL_MANAGE',
      moves: { OPEN: 'CLOSED' },
      stamp: 'closed',
      confirm: 'plain',
      notice: 'rollCallClosed',
    },
  },
  notices: { create: 'rollCallStarted' },
});
