import type { Endpoint } from '../kernel/calls/endpoint.ts';
import { defineEntity } from '../kernel/entity/entity.ts';
import { singletonCalls } from '../kernel/entity/singleton.ts';
import { boolean, dateTime, email, integer, oneOf, reference, text } from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';

/** Why a server did not take mail. */
export const mailFailures = [
  'notAllowed',
  'unknown',
  'unreachable',
  'silent',
  'security',
  'certificate',
  'signIn',
  'sender',
  'recipient',
  'refused',
] as const;
export type MailFailure = (typeof mailFailures)[number];

const ON = { enabled: true };
const set = {
  /** Off: mail goes as if nothing were set up, and what is filled in stays. */
  enabled: boolean(),
  host: text({ max: 253, pattern: 'host', requiredWhen: ON }),
  port: integer({ min: 1, max: 65_535, default: 587, requiredWhen: ON }),
  security: oneOf(['STARTTLS', 'TLS', 'NONE'], { default: 'STARTTLS', required: true }),
  userName: text({ max: 200 }),
  password: text({
    max: 200,
    secret: { boundTo: ['host', 'port', 'security', 'userName'] },
    when: { userName: { not: null } },
    requiredWhen: { userName: { not: null } },
  }),
  fromName: text({ max: 100 }),
  fromAddress: email({ requiredWhen: ON }),
  replyTo: email(),
};
const { read, save } = singletonCalls(
  '/mail-server',
  { read: 'MAIL_SERVER_VIEW', write: 'MAIL_SERVER_EDIT', notice: 'mailServerSaved' },
  set,
);
const { version: _, ...typed } = save.body ?? {};
const test: Endpoint = {
  call: 'POST /mail-server/test',
  summary: 'Send a test mail to oneself through exactly these settings, stored or not',
  permission: 'MAIL_SERVER_EDIT',
  body: typed,
  notice: 'mailServerTested',
};

/** The mail server of a building, or the provider's own (000 §6): what hands over the mail that the product sends. */
export const mailServer = defineEntity({
  name: 'mail-servers',
  area: 'system',
  doc: 'The mail server of a building, or of the provider: where mail is handed over, and in whose name.',
  title: '{host}',
  api: { path: '/mail-servers', verbs: { history: true } },
  scope: { building: 'officeCentreId' },
  access: { list: 'MAIL_SERVER_VIEW', get: 'MAIL_SERVER_VIEW' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    ...set,
    /** Since when it takes no mail up; nothing: all is well. */
    failingSince: dateTime({ system: true }),
    /** Until then it is left alone, and its mail waits. */
    pausedUntil: dateTime({ system: true }),
    failure: oneOf(mailFailures, { system: true }),
    /** What it said, in its own words. */
    failureAnswer: text({ max: 200, system: true }),
  },
  limits: { once: unique(['officeCentre'], { error: 'mailServerThere' }) },
  list: { columns: [] },
  form: [
    { section: 'server', fields: ['enabled', 'host', 'port', 'security'] },
    { section: 'signIn', fields: ['userName', 'password'] },
    { section: 'sender', fields: ['fromName', 'fromAddress', 'replyTo'] },
  ],
  show: [
    { section: 'server', fields: ['enabled', 'host', 'port', 'security'] },
    { section: 'signIn', fields: ['userName', 'password'] },
    { section: 'sender', fields: ['fromName', 'fromAddress', 'replyTo'] },
    { section: 'state', fields: ['failingSince', 'pausedUntil', 'failure', 'failureAnswer'] },
  ],
  singleton: { provider: true },
  endpoints: { read, save, test },
});
