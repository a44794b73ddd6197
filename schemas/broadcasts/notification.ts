import { defineEntity } from '../kernel/entity/entity.ts';
import { dateTime, integer, localized, reference, sequence, statuses, url } from '../kernel/fields/field.ts';
import { stamp } from '../users/stamp.ts';
import { audienceExceptGroups, exceptUserGroups, viewableBy } from '../users/viewableBy.ts';

const words = ['title', 'message', 'link'] as const;

/**
 * Notification (002 §2, §7): what a building tells its people, at once or at a set time. Who they are is settled when sending begins;
 * from then on each of them has a row of `notification-recipients`.
 */
export const notification = defineEntity({
  name: 'notifications',
  area: 'broadcasts',
  doc: 'A message of a building to its people, sent to each of them once.',
  title: '{title}',
  naming: ['referenceNo', 'title'],
  icon: 'NotificationsNone',
  menu: { order: 5 },
  pages: {
    list: '/notifications',
    create: '/notifications/add',
    show: '/notifications/:id',
    edit: '/notifications/:id/edit',
  },
  api: {
    path: '/notifications',
    key: 'uuid',
    verbs: {
      list: true,
      get: true,
      create: true,
      update: true,
      delete: true,
      statusCount: true,
      emailRecord: true,
      history: true,
    },
  },
  scope: { building: 'officeCentreId', viewableBy: true },
  access: {
    list: 'NOTIFICATION_LIST',
    get: 'NOTIFICATION_VIEW',
    create: 'NOTIFICATION_ADD',
    update: 'NOTIFICATION_EDIT',
    delete: 'NOTIFICATION_DELETE',
    emailRecord: 'NOTIFICATION_DOWNLOAD',
  },
  traits: ['softDeleted'],
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    referenceNo: sequence('NT'),
    title: localized({ required: true, short: true, max: 100, search: true }),
    message: localized({ required: true, max: 1000 }),
    /** A page of the portal, or a web address. */
    link: url({ inApp: true }),
    ...viewableBy(),
    ...exceptUserGroups(),
    /** Empty: at once. */
    sendAt: dateTime({ notBefore: '$now' }),
    status: statuses({
      DRAFT: 'info',
      SCHEDULED: 'info',
      SENDING: 'warning',
      PAUSED: 'warning',
      SENT: 'success',
      STOPPED: 'danger',
    }),
    /** How many people it is for, and to how many of them it has been sent. */
    recipientCount: integer({ system: true, default: 0 }),
    sentCount: integer({ system: true, default: 0 }),
    /** The batch that is next, and the recipient after whom it begins. */
    batch: integer({ system: true, default: 0 }),
    sentUpTo: integer({ system: true, default: 0 }),
    beganDate: dateTime({ system: true }),
    endedDate: dateTime({ system: true }),
    ...stamp('scheduled'),
    ...stamp('paused'),
    ...stamp('stopped'),
  },
  states: {
    field: 'status',
    initial: 'DRAFT',
    timed: { begin: { from: 'SCHEDULED', to: 'SENDING', when: { sendAt: { lte: '$now' } } } },
  },
  allow: { update: { status: 'DRAFT' }, delete: { status: ['DRAFT', 'SENT', 'STOPPED'] } },
  list: {
    columns: ['title', 'viewableBy', 'sendAt', 'beganDate', 'recipientCount', 'sentCount', 'status'],
    more: ['referenceNo', 'endedDate'],
    filters: ['title', 'viewableBy', 'status', 'sendAt', 'beganDate'],
    sortable: ['title', 'sendAt', 'beganDate', 'status'],
    tabs: (['DRAFT', 'SCHEDULED', 'SENDING', 'PAUSED', 'SENT', 'STOPPED'] as const).map((status) => ({
      code: status,
      where: { status },
    })),
  },
  form: [
    { section: 'message', fields: words },
    { section: 'audience', fields: audienceExceptGroups },
    { section: 'schedule', fields: ['sendAt'] },
  ],
  facts: ['status', 'sendAt', 'recipientCount', 'sentCount'],
  show: [
    { section: 'message', fields: words },
    { section: 'audience', fields: audienceExceptGroups },
    { section: 'schedule', fields: ['referenceNo', 'sendAt', 'beganDate', 'endedDate'] },
  ],
  related: [{ entity: 'notification-recipients', by: 'notification', page: '/notifications/:id/recipients' }],
  actions: {
    send: {
      call: 'PUT /{id}/send',
      permission: 'NOTIFICATION_MANAGE',
      // SENDING at once if it has no time, or its time has come.
      moves: { DRAFT: 'SCHEDULED' },
      stamp: 'scheduled',
      tone: 'primary',
      page: '/notifications/review?id=:id',
      notice: 'notificationReleased',
    },
    test: {
      call: 'PUT /{id}/test',
      permission: 'NOTIFICATION_EDIT',
      moves: { DRAFT: 'DRAFT', SCHEDULED: 'SCHEDULED' },
      notice: 'notificationTested',
    },
    withdraw: {
      call: 'PUT /{id}/withdraw',
      permission: 'NOTIFICATION_MANAGE',
      moves: { SCHEDULED: 'DRAFT' },
      confirm: 'plain',
      notice: 'notificationWithdrawn',
    },
    pause: {
      call: 'PUT /{id}/pause',
      permission: 'NOTIFICATION_MANAGE',
      moves: { SENDING: 'PAUSED' },
      stamp: 'paused',
      notice: 'notificationPaused',
    },
    resume: {
      call: 'PUT /{id}/resume',
      permission: 'NOTIFICATION_MANAGE',
      moves: { PAUSED: 'SENDING' },
      tone: 'primary',
      notice: 'notificationResumed',
    },
    stop: {
      call: 'PUT /{id}/stop',
      permission: 'NOTIFICATION_MANAGE',
      moves: { SENDING: 'STOPPED', PAUSED: 'STOPPED' },
      stamp: 'stopped',
      confirm: 'countdown',
      tone: 'danger',
      notice: 'notificationStopped',
    },
  },
  occupant: {
    shown: { status: ['SENDING', 'PAUSED', 'SENT', 'STOPPED'] },
    fields: ['title', 'message', 'link'],
    acts: {},
    received: {
      entity: 'notification-recipients',
      by: 'notification',
      person: 'user',
      sent: 'sentDate',
      read: 'readDate',
      notice: 'notification',
    },
  },
  afterForm: 'send',
  notices: { create: 'notificationDraftCreated', delete: { DRAFT: 'draftDeleted', else: 'notificationDeleted' } },
  endpoints: {
    ownNotices: {
      call: 'GET /occupant/notices',
      summary: 'What has been sent to the person, the newest first, and how much of it is unread; ?limit= at most 100',
      everybody: 'People read what has been sent to themselves.',
      query: ['limit'],
    },
    readNotices: {
      call: 'PUT /occupant/notices/read',
      summary: 'All of the person’s notices are read',
      everybody: 'People mark what has been sent to themselves.',
    },
    readNotice: {
      call: 'PUT /occupant/notices/{id}/read',
      summary: 'One of the person’s notices is read',
      everybody: 'People mark what has been sent to themselves.',
    },
  },
});
