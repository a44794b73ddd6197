import { defineEntity } from '../../kernel/entity/entity.ts';
import { dateTime, oneOf, reference, sequence, statuses, text } from '../../kernel/fields/field.ts';
import { stamp } from '../../users/stamp.ts';

/** What is locked: the whole building, the doors of a group, one door. */
export const lockdownCovers = ['BUILDING', 'DOOR_GROUP', 'DOOR'] as const;
const ofGroup = { covers: 'DOOR_GROUP' } as const;
const ofDoor = { covers: 'DOOR' } as const;
const form = ['covers', 'doorGroup', 'door', 'reason', 'endsAt'] as const;

/**
 * Lockdown: nobody passes these doors, whatever schedules and groups say, until it is lifted or its time is over. Several can cover a door:
 * it opens again once the last of them has ended.
 */
export const accessLockdown = defineEntity({
  name: 'access-lockdowns',
  area: 'access',
  doc: 'Doors that nobody passes for the time being.',
  title: '{referenceNo}',
  naming: ['referenceNo', 'reason'],
  icon: 'Lock',
  menu: { order: 14 },
  pages: { list: '/access-lockdowns', show: '/access-lockdowns/:id' },
  api: {
    path: '/office-centres/{officeCentreId}/access-lockdowns',
    verbs: { list: true, get: true, create: true, statusCount: true, history: true },
  },
  scope: { building: 'officeCentreId' },
  access: { list: 'ACCESS_CONTROL_LIST', get: 'ACCESS_CONTROL_VIEW', create: 'ACCESS_CONTROL_MANAGE' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    referenceNo: sequence('LD'),
    covers: oneOf(lockdownCovers, { required: true, default: 'BUILDING', clears: ['doorGroup', 'door'] }),
    doorGroup: reference('door-groups', { onDelete: 'cascade', when: ofGroup, requiredWhen: ofGroup }),
    door: reference('access-doors', { onDelete: 'cascade', when: ofDoor, requiredWhen: ofDoor }),
    reason: text({ required: true, max: 300, search: true }),
    startedAt: dateTime({ system: true }),
    /** Without it, it lasts until somebody lifts it. */
    endsAt: dateTime({ notBefore: '$now' }),
    status: statuses({ ACTIVE: 'danger', LIFTED: 'success', ENDED: 'neutral' }),
    endedDate: dateTime({ system: true }),
    ...stamp('lifted'),
  },
  states: {
    field: 'status',
    initial: 'ACTIVE',
    timed: { end: { from: 'ACTIVE', to: 'ENDED', when: { endsAt: { lte: '$now' } }, keeps: 'endedDate' } },
  },
  list: {
    columns: ['referenceNo', 'covers', 'doorGroup', 'door', 'reason', 'status', 'startedAt', 'endsAt'],
    more: ['liftedDate', 'liftedUser', 'endedDate'],
    filters: ['covers', 'doorGroup', 'door', 'status', 'endsAt'],
    tabs: [
      { code: 'ACTIVE', where: { status: 'ACTIVE' } },
      { code: 'PAST', where: { status: ['LIFTED', 'ENDED'] } },
    ],
  },
  form: [{ section: 'lockdown', fields: form }],
  facts: ['status', 'covers', 'endsAt'],
  show: [{ section: 'lockdown', fields: ['referenceNo', ...form, 'startedAt', 'endedDate'] }],
  actions: {
    lift: {
      call: 'PUT /{id}/lift',
      permission: 'ACCESS_CONTROL_MANAGE',
      moves: { ACTIVE: 'LIFTED' },
      stamp: 'lifted',
      confirm: 'countdown',
      tone: 'primary',
      notice: 'lockdownLifted',
    },
  },
  notifications: {
    started: { on: ['create'], to: [{ holders: 'ACCESS_CONTROL_MANAGE' }], kind: 'access', facts: ['reason'] },
    lifted: { on: ['lift'], to: [{ holders: 'ACCESS_CONTROL_MANAGE' }], kind: 'access', facts: ['reason'] },
    ended: { on: ['end'], to: [{ holders: 'ACCESS_CONTROL_MANAGE' }], kind: 'access', facts: ['reason'] },
  },
  notices: { create: 'lockdownStarted' },
});
