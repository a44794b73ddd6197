import { defineEntity } from '../kernel/entity/entity.ts';
import { singletonCalls } from '../kernel/entity/singleton.ts';
import { integer, reference } from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';

export const accessDefaults = { eventDays: 365, alarmMinutes: 10, presenceHours: 16 } as const;

const fields = {
  /** Days for which events are kept. */
  eventDays: integer({ required: true, min: 30, max: 3650, default: accessDefaults.eventDays }),
  /** Minutes after which an alarm that a controller has kept is told to nobody any more. */
  alarmMinutes: integer({ required: true, min: 1, max: 1440, default: accessDefaults.alarmMinutes }),
  /** Hours after which somebody who has come in and was not seen again counts as gone. */
  presenceHours: integer({ required: true, min: 1, max: 72, default: accessDefaults.presenceHours }),
};

/** What a building sets once for its doors. */
export const accessSettings = defineEntity({
  name: 'access-settings',
  area: 'access',
  doc: 'How long events of doors are kept, and what counts as late.',
  title: '#{id}',
  api: { path: '/access-settings', verbs: {} },
  scope: { building: 'officeCentreId' },
  access: { list: 'ACCESS_CONTROL_LIST' },
  fields: { officeCentre: reference('office-centres', { required: true, onDelete: 'cascade', system: true }), ...fields },
  limits: { once: unique(['officeCentre'], { error: 'accessSettingsThere' }) },
  list: { columns: [] },
  form: [{ section: 'events', fields: ['eventDays', 'alarmMinutes', 'presenceHours'] }],
  singleton: { page: '/access-settings', of: 'access-doors' },
  endpoints: singletonCalls(
    '/access-settings',
    { read: 'ACCESS_CONTROL_LIST', write: 'ACCESS_CONTROL_MANAGE', notice: 'recordUpdated' },
    fields,
  ),
});
