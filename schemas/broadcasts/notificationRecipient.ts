import { defineEntity } from '../kernel/entity/entity.ts';
import { dateTime, reference } from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';

/** One person to whom a notification is sent (002 §2, §7): once, and when they have read it. The server alone writes it. */
export const notificationRecipient = defineEntity({
  name: 'notification-recipients',
  area: 'broadcasts',
  doc: 'One person to whom a notification is sent, and when it was sent and read.',
  title: '{id}',
  api: { path: '/notification-recipients', verbs: { list: true, get: true, statusCount: true, emailRecord: true } },
  scope: { building: 'officeCentreId' },
  access: { list: 'NOTIFICATION_VIEW', emailRecord: 'NOTIFICATION_DOWNLOAD' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    notification: reference('notifications', { onDelete: 'cascade', system: true }),
    user: reference('users', { onDelete: 'cascade', system: true }),
    /** The company, or the building, in which the notification finds the person. */
    tenant: reference('centres', { onDelete: 'clear', system: true }),
    sentDate: dateTime({ system: true }),
    readDate: dateTime({ system: true }),
  },
  limits: { once: unique(['notification', 'user'], { error: 'addressedTwice' }) },
  list: {
    columns: ['user', 'tenant', 'sentDate', 'readDate'],
    filters: ['tenant', 'sentDate', 'readDate'],
    // People look for a name or for who has not read it; every further order would slow down the sending.
    sortable: ['id'],
    tabs: [{ code: 'ALL' }, { code: 'READ', where: { readDate: { not: null } } }, { code: 'UNREAD', where: { readDate: null } }],
    opensOn: 'ALL',
  },
});
