import type { Endpoint } from '../kernel/calls/endpoint.ts';
import { defineEntity } from '../kernel/entity/entity.ts';
import { singletonCalls } from '../kernel/entity/singleton.ts';
import { boolean, dateTime, integer, longText, oneOf, reference, text, url } from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';

/** What came of reading: the days were taken over, or why they were not; `FAILED` for a fault of ours. */
export const readings = ['READ', 'NOT_ALLOWED', 'UNREACHABLE', 'SIGN_IN', 'NOT_FOUND', 'UNREADABLE', 'EMPTY', 'FAILED'] as const;
export type Reading = (typeof readings)[number];

const ON = { enabled: true };
const set = {
  /** Off: nothing is read, and what is filled in stays. */
  enabled: boolean(),
  /** A calendar (iCalendar, RFC 5545) with the public holidays where the building stands. */
  holidaysUrl: url({ calendar: true, requiredWhen: ON }),
  userName: text({ max: 200 }),
  password: text({
    max: 200,
    secret: { boundTo: ['holidaysUrl', 'userName'] },
    when: { userName: { not: null } },
    requiredWhen: { userName: { not: null } },
  }),
};
const { read, save } = singletonCalls(
  '/data-provider',
  { read: 'DATA_PROVIDER_VIEW', write: 'DATA_PROVIDER_EDIT', notice: 'dataProviderSaved' },
  set,
);
const readNow: Endpoint = {
  call: 'POST /data-provider/read-now',
  summary: 'Read what the building has set, at once',
  permission: 'DATA_PROVIDER_EDIT',
  body: {},
  notice: 'dataProviderRead',
};

const form = [
  { section: 'holidays', fields: ['enabled', 'holidaysUrl'] },
  { section: 'signIn', fields: ['userName', 'password'] },
] as const;

/** Where the data come from that a building does not enter itself (000 §1, §6): its public holidays, read every night. */
export const dataProvider = defineEntity({
  name: 'data-providers',
  area: 'setup',
  doc: 'The data provider of a building: the calendar from which its public holidays are read every night.',
  title: '{holidaysUrl}',
  addOn: 'DATA_PROVIDER',
  api: { path: '/data-providers', verbs: { history: true } },
  scope: { building: 'officeCentreId' },
  access: { list: 'DATA_PROVIDER_VIEW', get: 'DATA_PROVIDER_VIEW' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    ...set,
    readDate: dateTime({ system: true }),
    reading: oneOf(readings, { system: true }),
    /** Of the last time that it could be read: the holidays to come, and how many of them were added, changed and removed. */
    found: integer({ system: true }),
    added: integer({ system: true }),
    changed: integer({ system: true }),
    removed: integer({ system: true }),
    /** Names of the events that could not be read, or whose day could not be taken over. */
    leftOut: longText({ max: 2000, system: true }),
  },
  limits: { once: unique(['officeCentre'], { error: 'dataProviderThere' }) },
  list: { columns: [] },
  form,
  show: [...form, { section: 'reading', fields: ['readDate', 'reading', 'found', 'added', 'changed', 'removed', 'leftOut'] }],
  singleton: {},
  endpoints: { read, save, readNow },
});
