import { defineEntity } from '../kernel/entity/entity.ts';
import { singletonCalls } from '../kernel/entity/singleton.ts';
import { integer, reference, time, weeklyHours } from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';

/** Monday to Friday from eight to seven, Saturday from eight to one: until a building has said otherwise. */
const usualHours = [1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '08:00', to: day === 6 ? '13:00' : '19:00' }));

const settings = {
  /** When the aircon runs by itself. */
  hours: weeklyHours({ default: usualHours }),
  /** The same on a public holiday; without them it does not run then. */
  holidayFrom: time({ requiredWhen: { holidayTo: { not: null } } }),
  holidayTo: time({ requiredWhen: { holidayFrom: { not: null } }, after: 'holidayFrom' }),
  /** Minutes between the request and its start. */
  noticeMinutes: integer({ required: true, default: 60, max: 20_160 }),
  /** Of each company in a month. */
  freeHours: integer({ required: true, default: 0, max: 744 }),
};

/** What a building sets once for its aircon: when it runs by itself, the notice that an extension needs, and the hours that a lease includes. */
export const airconSettings = defineEntity({
  name: 'aircon-settings',
  area: 'aircon',
  doc: 'When the aircon of a building runs by itself, and on what terms it is extended.',
  title: '#{id}',
  api: { path: '/aircon-settings', verbs: {} },
  scope: { building: 'officeCentreId' },
  access: { list: 'AIRCON_MANAGE' },
  fields: { officeCentre: reference('office-centres', { required: true, onDelete: 'cascade', system: true }), ...settings },
  limits: { once: unique(['officeCentre'], { error: 'airconSettingsThere' }) },
  list: { columns: [] },
  form: [
    { section: 'hours', fields: ['hours', 'holidayFrom', 'holidayTo'] },
    { section: 'terms', fields: ['noticeMinutes', 'freeHours'] },
  ],
  singleton: { page: '/aircon/settings', of: 'ahu-units' },
  endpoints: singletonCalls(
    '/aircon-settings',
    { read: 'AIRCON_MANAGE', write: 'AIRCON_MANAGE', notice: 'airconSettingsSaved' },
    settings,
  ),
});
