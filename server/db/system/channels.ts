/** How notices reach people: one row per person and channel, and the browsers that take push messages. */
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, now, number, ofUser } from './columns.ts';
import { sessions } from './signIn.ts';

/** A notice as it was ordered. `key` is its caller's name for it, so that the same notice ordered twice is one. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: id(),
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    title: jsonb('title').notNull(),
    message: jsonb('message').notNull(),
    /** A path of the portal, or a web address. */
    link: text('link'),
    /** The building that it is about; null where it is about none. */
    buildingId: number('building_id'),
    urgent: boolean('urgent').notNull(),
    createdDate: now('created_date'),
  },
  (table) => [
    uniqueIndex('deliveries_key').on(table.kind, table.key),
    index('deliveries_created_date_idx').on(table.createdDate),
  ],
);

/** That a notice goes to a person by a channel: once, whatever is repeated. The rows of the portal are what its bell shows. */
export const deliveryRecipients = pgTable(
  'delivery_recipients',
  {
    deliveryId: number('delivery_id').notNull(),
    /** PORTAL, MAIL or PUSH. */
    channel: text('channel').notNull(),
    userId: number('user_id').notNull(),
    /** WAITING, or SENT: handed over to the queue of the channel. In the portal UNREAD or READ. */
    status: text('status').notNull().default('WAITING'),
  },
  (table) => [
    primaryKey({ name: 'delivery_recipients_pk', columns: [table.deliveryId, table.channel, table.userId] }),
    index('delivery_recipients_waiting_idx').on(table.deliveryId, table.channel, table.userId).where(sql`status = 'WAITING'`),
    index('delivery_recipients_user_id_idx').on(table.userId, table.channel, table.deliveryId),
    index('delivery_recipients_unread_idx').on(table.userId, table.deliveryId).where(sql`status = 'UNREAD'`),
    foreignKey({
      name: 'delivery_recipients_delivery_id_fk',
      columns: [table.deliveryId],
      foreignColumns: [deliveries.id],
    }).onDelete('cascade'),
    ofUser('delivery_recipients', table.userId),
  ],
);

/** A browser that takes push messages for the person who signed in there; it ends with that sign-in. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: number('user_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    /** The address at the browser's push service; whoever knows it can only send with our key. */
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdDate: now('created_date'),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint_key').on(table.endpoint),
    index('push_subscriptions_user_id_idx').on(table.userId),
    index('push_subscriptions_session_id_idx').on(table.sessionId),
    foreignKey({
      name: 'push_subscriptions_session_id_fk',
      columns: [table.sessionId],
      foreignColumns: [sessions.id],
    }).onDelete('cascade'),
    ofUser('push_subscriptions', table.userId),
  ],
);

/** That a notice goes to a browser: a job that runs again does not send again what was sent. */
export const pushMessages = pgTable(
  'push_messages',
  {
    deliveryId: number('delivery_id').notNull(),
    subscriptionId: number('subscription_id').notNull(),
    claimedDate: instant('claimed_date'),
    /** SENT or REFUSED; null while it is under way. */
    status: text('status'),
  },
  (table) => [
    primaryKey({ name: 'push_messages_pk', columns: [table.deliveryId, table.subscriptionId] }),
    index('push_messages_subscription_id_idx').on(table.subscriptionId),
    foreignKey({
      name: 'push_messages_delivery_id_fk',
      columns: [table.deliveryId],
      foreignColumns: [deliveries.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'push_messages_subscription_id_fk',
      columns: [table.subscriptionId],
      foreignColumns: [pushSubscriptions.id],
    }).onDelete('cascade'),
  ],
);
