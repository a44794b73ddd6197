import { defineEntity } from '../kernel/entity/entity.ts';
import { countOf, dateTime, oneOf, reference, sequence, statuses } from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';
import { stamp } from '../users/stamp.ts';
import { answerCounts, emergencyFields, recipients } from './emergency.ts';
import { replies } from './emergencyBroadcastRecipient.ts';

const answered = (where: object) => countOf('emergency-broadcast-recipients', { by: 'emergencyBroadcast', where: { ...where } });

/**
 * Emergency broadcast (002 §2, §3, §4, §7): a building tells its people what has happened and asks whether they are safe. It begins at
 * its time, or when somebody broadcasts it, and goes on until somebody stops it; only one at a time. What people are being told
 * does not change: another message is another broadcast.
 */
export const emergencyBroadcast = defineEntity({
  name: 'emergency-broadcasts',
  area: 'broadcasts',
  doc: 'What a building tells its people in an emergency, and whether they are safe.',
  title: '{title}',
  naming: ['referenceNo', 'title'],
  icon: 'Campaign',
  menu: { order: 20 },
  pages: {
    list: '/emergency-broadcasts',
    create: '/emergency-broadcasts/add',
    show: '/emergency-broadcasts/:id',
    edit: '/emergency-broadcasts/:id/edit',
  },
  api: {
    path: '/office-centres/{officeCentreId}/emergency-broadcasts',
    verbs: { list: true, get: true, create: true, update: true, statusCount: true, history: true },
    options: { recipientType: 'GET /recipient-type' },
  },
  scope: { building: 'officeCentreId' },
  access: {
    list: 'ANNOUNCEMENT_LIST',
    get: 'ANNOUNCEMENT_VIEW',
    create: 'ANNOUNCEMENT_ADD',
    update: 'ANNOUNCEMENT_EDIT',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    referenceNo: sequence('EB'),
    ...emergencyFields(),
    /** Without it, it waits until somebody broadcasts it. */
    startAt: dateTime({ notBefore: '$now' }),
    status: statuses({ UPCOMING: 'info', ONGOING: 'danger', PAST: 'neutral', CANCELLED: 'neutral' }),
    /** The preset that it was made from. */
    preset: reference('emergency-broadcast-templates', { onDelete: 'clear', system: true }),
    addressedCount: answered({}),
    safeCount: answered({ reply: 'SAFE' }),
    helpCount: answered({ reply: 'NEEDS_HELP' }),
    silentCount: answered({ reply: 'NONE' }),
    ...stamp('broadcast'),
    ...stamp('stopped'),
    ...stamp('cancelled'),
  },
  states: { field: 'status', initial: 'UPCOMING' },
  limits: { oneOngoing: unique(['officeCentre'], { while: { status: 'ONGOING' }, error: 'emergencyOngoing' }) },
  allow: { update: { status: 'UPCOMING' } },
  list: {
    links: ['emergency-broadcast-templates'],
    columns: [
      'referenceNo',
      'title',
      'recipientType',
      'startAt',
      'broadcastDate',
      'addressedCount',
      'safeCount',
      'helpCount',
      'status',
    ],
    filters: ['recipientType', 'status', 'startAt', 'broadcastDate'],
    tabs: (['UPCOMING', 'ONGOING', 'PAST', 'CANCELLED'] as const).map((status) => ({ code: status, where: { status } })),
    opensOn: 'UPCOMING',
  },
  form: [
    { section: 'message', fields: ['title', 'message'] },
    { section: 'recipients', fields: recipients },
    { section: 'start', fields: ['startAt'] },
  ],
  facts: ['status', 'recipientType', ...answerCounts],
  show: [
    { section: 'message', fields: ['referenceNo', 'title', 'message'] },
    { section: 'recipients', fields: recipients },
    { section: 'start', fields: ['startAt', 'preset'] },
  ],
  related: [
    { entity: 'emergency-broadcast-tenant-details', by: 'emergencyBroadcast' },
    { entity: 'emergency-broadcast-recipients', by: 'emergencyBroadcast' },
    { entity: 'roll-calls', by: 'emergencyBroadcast' },
  ],
  actions: {
    broadcast: {
      call: 'PUT /{id}/broadcast',
      permission: 'ANNOUNCEMENT_MANAGE',
      moves: { UPCOMING: 'ONGOING' },
      stamp: 'broadcast',
      confirm: 'plain',
      tone: 'danger',
      facts: ['title', 'message', ...recipients],
      reaches: 'reach',
      notice: 'emergencyBroadcast',
    },
    stopBroadcast: {
      call: 'PUT /{id}/stop-broadcast',
      permission: 'ANNOUNCEMENT_MANAGE',
      moves: { ONGOING: 'PAST' },
      stamp: 'stopped',
      confirm: 'plain',
      tone: 'danger',
      facts: ['title', ...answerCounts],
      notice: 'emergencyStopped',
    },
    cancel: {
      call: 'PUT /{id}/cancel',
      permission: 'ANNOUNCEMENT_DELETE',
      moves: { UPCOMING: 'CANCELLED' },
      stamp: 'cancelled',
      confirm: 'countdown',
      tone: 'danger',
      notice: 'emergencyCancelled',
    },
  },
  endpoints: {
    reach: {
      call: 'GET /office-centres/{officeCentreId}/emergency-broadcasts/{id}/reach',
      summary: 'How many people the broadcast addresses now',
      permission: 'ANNOUNCEMENT_VIEW',
      of: 'record',
    },
    checkOngoing: {
      call: 'GET /office-centres/{officeCentreId}/emergency-broadcasts/check-ongoing',
      summary: 'Whether an emergency broadcast goes on in the building, and which',
      permission: 'ANNOUNCEMENT_LIST',
    },
    current: {
      call: 'GET /occupant/emergency-broadcasts/current',
      summary: 'The emergency broadcast that goes on and is addressed to the person, with their answer',
      everybody: 'Whoever has a place in the building may be addressed.',
      live: true,
    },
    reply: {
      call: 'PUT /occupant/emergency-broadcasts/uuid/{uuid}/reply',
      summary: 'The person is safe, or needs help; the last answer counts',
      everybody: 'Whoever is addressed answers for themselves.',
      body: { reply: oneOf(replies, { required: true }) },
      notice: 'emergencyReplied',
    },
  },
  notices: { create: 'emergencyAdded' },
});
