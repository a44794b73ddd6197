import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, dateTime, integer, oneOf, reference, statuses, text } from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';

/** Why nothing was sent. */
export const refusals = ['OWNER_LEFT', 'LEFT', 'NO_RIGHT', 'DOMAIN', 'STOPPED', 'FILTER', 'FAILED'] as const;
export type Refusal = (typeof refusals)[number];

/**
 * Delivery: a subscription of one period for one recipient, and what has come of it. It is claimed before anything is sent, and the database has
 * no second one, so that two processes, or one that starts again, send it once.
 */
export const reportDelivery = defineEntity({
  name: 'report-deliveries',
  area: 'reports',
  doc: 'What has come of a subscription of one period for one recipient.',
  title: '{address} · {period}',
  icon: 'MarkEmailRead',
  menu: { order: 30 },
  pages: { list: '/reports/deliveries' },
  api: { path: '/report-deliveries', verbs: { list: true, get: true, statusCount: true, history: true } },
  scope: { building: 'officeCentreId', tenant: 'tenantId', person: 'userId' },
  access: { list: 'REPORT_LIST', get: 'REPORT_VIEW' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    tenant: reference('tenants', { onDelete: 'cascade', system: true }),
    /** Whose subscription it is. */
    user: reference('users', { onDelete: 'cascade', system: true }),
    subscription: reference('report-subscriptions', { onDelete: 'cascade', system: true }),
    /** The day of the subscription's clock; what is sent at once has a text of its own. */
    period: text({ max: 60, system: true }),
    byHand: boolean({ system: true }),
    /** Absent: an address outside. */
    recipient: reference('users', { onDelete: 'clear', system: true }),
    address: text({ max: 254, system: true, search: true }),
    status: statuses({
      PENDING: 'info',
      /** Handed to the mail, which has not sent it yet. */
      QUEUED: 'info',
      SENT: 'success',
      /** There is no mail server: it is in the mailbox of the product. */
      KEPT: 'neutral',
      SKIPPED: 'neutral',
      REFUSED: 'danger',
      FAILED: 'danger',
    }),
    reason: oneOf(refusals, { system: true }),
    rowCount: integer({ system: true }),
    /** The instant for which it was planned. */
    dueDate: dateTime({ system: true }),
    doneDate: dateTime({ system: true }),
    /** What follows how the mail goes. */
    mailId: integer({ system: true }),
  },
  states: { field: 'status', initial: 'PENDING' },
  limits: { once: unique(['subscription', 'period', 'address'], { error: 'duplicate' }) },
  list: {
    columns: ['dueDate', 'subscription', 'address', 'status', 'reason', 'rowCount'],
    more: ['period', 'byHand', 'recipient', 'user', 'doneDate'],
    filters: ['subscription', 'status', 'reason'],
    sortable: ['dueDate'],
  },
});
