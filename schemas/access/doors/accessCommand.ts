import { defineEntity } from '../../kernel/entity/entity.ts';
import { dateTime, oneOf, reference, statuses, text } from '../../kernel/fields/field.ts';

/** What controllers are told to do: open a door once; heed the lockdowns as they are now; take the whole configuration anew. */
export const commandTypes = ['UNLOCK', 'LOCKDOWN', 'SYNC'] as const;
export type CommandType = (typeof commandTypes)[number];
/** Seconds for which one is worth doing: nobody waits longer at a door. */
export const commandSeconds = { UNLOCK: 30, LOCKDOWN: 3600, SYNC: 3600 } as const satisfies Record<CommandType, number>;

/** Command to a controller, which fetches it over the connection that it holds, and says what has become of it. */
export const accessCommand = defineEntity({
  name: 'access-commands',
  area: 'access',
  doc: 'What a controller was told to do, and what has become of it.',
  title: '#{id}',
  naming: ['deviceController.label'],
  pages: {},
  api: { path: '/office-centres/{officeCentreId}/access-commands', verbs: { list: true } },
  scope: { building: 'officeCentreId' },
  access: { list: 'ACCESS_CONTROL_VIEW' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    deviceController: reference('device-controllers', { onDelete: 'cascade', system: true }),
    door: reference('access-doors', { onDelete: 'cascade', system: true }),
    commandType: oneOf(commandTypes, { system: true }),
    reason: text({ max: 300, system: true }),
    requestedBy: reference('users', { onDelete: 'clear', system: true }),
    status: statuses({ PENDING: 'info', DONE: 'success', FAILED: 'danger', EXPIRED: 'neutral' }),
    requestedAt: dateTime({ system: true }),
    expiresAt: dateTime({ system: true }),
    answeredAt: dateTime({ system: true }),
    /** What the controller says to it. */
    outcome: text({ max: 200, system: true }),
  },
  states: {
    field: 'status',
    initial: 'PENDING',
    timed: { expire: { from: 'PENDING', to: 'EXPIRED', when: { expiresAt: { lte: '$now' } } } },
  },
  list: {
    columns: ['requestedAt', 'commandType', 'door', 'status', 'reason', 'requestedBy', 'outcome'],
    more: ['deviceController', 'expiresAt', 'answeredAt'],
    filters: ['deviceController', 'door', 'commandType', 'status'],
  },
});
