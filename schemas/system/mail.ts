import { defineEntity } from '../kernel/entity/entity.ts';
import { dateTime, email, integer, longText, reference, statuses, text } from '../kernel/fields/field.ts';
import { tabsOf } from '../kernel/lists/tabs.ts';

/**
 * Mail that the product sends, for the provider's operations: to whom, about what, and how it went. What it says is none of the
 * entity's fields: one-time codes and links stand in it. Those columns are the server's own (`server/db/system/mailContents.ts`).
 */
export const mail = defineEntity({
  name: 'mails',
  area: 'system',
  doc: 'A mail that the product sends: addressee, subject and how the sending went, never what it says.',
  title: '{subject} · {toAddress}',
  icon: 'Mail',
  menu: { order: 10 },
  pages: { list: '/management/mails', show: '/management/mails/:id' },
  api: { path: '/mails', verbs: { list: true, get: true, statusCount: true, history: true } },
  scope: {},
  access: { list: 'MAIL_LIST', get: 'MAIL_VIEW' },
  fields: {
    toAddress: email({ required: true, system: true, search: true }),
    subject: text({ required: true, system: true, max: 250, search: true }),
    status: statuses({
      QUEUED: 'neutral',
      SENDING: 'neutral',
      RETRYING: 'neutral',
      /** It was handed over, and no answer came: it may have arrived, so that it is not sent again by itself. */
      UNCERTAIN: 'warning',
      FAILED: 'danger',
      SENT: 'neutral',
      KEPT: 'neutral',
      EXPIRED: 'danger',
      REFUSED: 'danger',
    }),
    /** The building whose mail server sends it; nothing: the provider's (docs/decisions). */
    officeCentre: reference('office-centres', { onDelete: 'clear', system: true }),
    attempts: integer({ system: true }),
    error: longText({ system: true, max: 300 }),
    /** Since when it is tried: for two days from then on. */
    queuedDate: dateTime({ system: true }),
    lastAttemptDate: dateTime({ system: true }),
    nextAttemptDate: dateTime({ system: true }),
    sentDate: dateTime({ system: true }),
    /** When the code or link in it ends: it is not sent any more then. */
    expiresDate: dateTime({ system: true }),
  },
  states: { field: 'status', initial: 'QUEUED' },
  list: {
    columns: ['toAddress', 'subject', 'status', 'attempts', 'queuedDate', 'error'],
    more: ['officeCentre', 'lastAttemptDate', 'nextAttemptDate', 'sentDate', 'expiresDate'],
    filters: ['status', 'queuedDate'],
    // What only grows has few indexes.
    sortable: ['toAddress', 'status', 'queuedDate'],
    tabs: [
      { code: 'WAITING', where: { status: ['QUEUED', 'SENDING', 'RETRYING'] } },
      ...tabsOf('status', ['FAILED', 'UNCERTAIN', 'KEPT', 'SENT', 'EXPIRED', 'REFUSED']),
    ],
  },
  facts: ['status', 'attempts', 'queuedDate', 'nextAttemptDate', 'sentDate'],
  show: [
    { section: 'message', fields: ['toAddress', 'subject'] },
    {
      section: 'sending',
      fields: [
        'status',
        'officeCentre',
        'attempts',
        'error',
        'queuedDate',
        'lastAttemptDate',
        'nextAttemptDate',
        'sentDate',
        'expiresDate',
      ],
    },
  ],
  actions: {
    resend: {
      call: 'PUT /{id}/resend',
      permission: 'MAIL_MANAGE',
      moves: { RETRYING: 'QUEUED', FAILED: 'QUEUED', UNCERTAIN: 'QUEUED', KEPT: 'QUEUED' },
      confirm: 'plain',
      bulk: true,
      notice: 'mailResent',
    },
  },
});
