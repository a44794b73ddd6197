import { defineEntity } from '../kernel/entity/entity.ts';
import { singletonCalls } from '../kernel/entity/singleton.ts';
import { reference } from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';
import { signUpRules } from './signUpRules.ts';

/** What a building sets once for its events (002 §2): the form of a new one begins with it. */
export const eventSettings = defineEntity({
  name: 'event-settings',
  area: 'events',
  doc: 'What new events of a building begin with.',
  title: '#{id}',
  api: { path: '/event-settings', verbs: {} },
  scope: { building: 'officeCentreId' },
  access: { list: 'EVENT_LIST' },
  fields: { officeCentre: reference('office-centres', { required: true, onDelete: 'cascade', system: true }), ...signUpRules },
  limits: { once: unique(['officeCentre'], { error: 'eventSettingsThere' }) },
  list: { columns: [] },
  form: [
    {
      section: 'registration',
      fields: ['isLimitedEvent', 'isCancellable', 'enableRegistrationLimit', 'registrationLimitPerUser'],
    },
    { section: 'terms', fields: ['tc'] },
  ],
  singleton: { page: '/events/settings', of: 'activity-events' },
  endpoints: singletonCalls(
    '/event-settings',
    { read: 'EVENT_LIST', write: 'EVENT_EDIT', notice: 'eventSettingsSaved' },
    signUpRules,
  ),
});
