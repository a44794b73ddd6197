import { defineEntity } from '../kernel/entity.ts';
import { boolean, integer, localizedRich, reference } from '../kernel/field.ts';
import { unique } from '../kernel/limits.ts';
import { singletonCalls } from '../kernel/singleton.ts';

const set = {
  /** Terms and conditions. */
  tc: localizedRich(),
  isLimitedEvent: boolean({ default: true }),
  isCancellable: boolean({ default: true }),
  enableRegistrationLimit: boolean(),
  registrationLimitPerUser: integer({
    min: 1,
    max: 1000,
    when: { enableRegistrationLimit: true },
    requiredWhen: { enableRegistrationLimit: true },
  }),
};

/** What a building sets once for its events (002 §2): the form of a new one begins with it. */
export const eventSettings = defineEntity({
  name: 'event-settings',
  area: 'events',
  doc: 'What new events of a building begin with.',
  title: '#{id}',
  api: { path: '/event-settings', verbs: {} },
  scope: { building: 'officeCentreId' },
  access: { list: 'EVENT_LIST' },
  fields: { officeCentre: reference('office-centres', { required: true, onDelete: 'cascade', system: true }), ...set },
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
  asks: singletonCalls('/event-settings', { read: 'EVENT_LIST', write: 'EVENT_EDIT', notice: 'eventSettingsSaved' }, set),
});
