/** What the boot check says of records that people receive, of what follows a form, and of related lists with a page. */
import { expect, it } from 'vitest';
import { notification } from '#schemas/broadcasts/notification.ts';
import { entities } from '#schemas/index.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';

const told = notification as unknown as Entity;
const checkProblems = (parts: Partial<Entity>) =>
  checkSchemas(entities.map((one) => (one.name === told.name ? { ...told, ...parts } : one)));

it('finds receipts that point elsewhere or hold no instant', () => {
  const received = {
    entity: 'notification-recipients',
    by: 'user',
    person: 'sentDate',
    sent: 'tenant',
    read: 'readDate',
  };
  const acts = { dismiss: { summary: 'Closes it' } };
  expect(checkProblems({ occupant: { shown: {}, fields: ['title'], acts, received } })).toEqual([
    "notifications: people receive it by 'user', which does not point here",
    "notifications: 'sentDate' of those who receive it is no reference to a person",
    "notifications: 'tenant' of those who receive it is no instant",
    'notifications: people who receive it have receipts, and no acts',
  ]);
});

it('finds a form that is followed by an action without a page', () =>
  expect(checkProblems({ afterForm: 'pause' })).toEqual(["notifications: the action 'pause' after its form has no page"]));

it('finds the page of a related list that does not name the record', () =>
  expect(
    checkProblems({ related: [{ entity: 'notification-recipients', by: 'notification', page: '/notification-recipients' }] }),
  ).toEqual([
    'notifications: the page of the related list notification-recipients needs the key of the record, and nothing else',
  ]));
