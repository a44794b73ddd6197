/**
 * The settings of an installation, each an environment variable: its values, its default, its purpose, and
 * which programs use it. `readConfig` validates with this table, and `docs/settings.md` is generated from it.
 */
import { type InferType, object, type StringSchema } from 'yup';
import { address, anyText, isHostName, isNameServer, isNetwork, many, oneOf, share, wholeNumber } from './rules.ts';

/** The programs that settings are for: the server, and the commands beside it. */
export type Program = 'server' | 'seed' | 'import' | 'restore';
const ALL: readonly Program[] = ['server', 'seed', 'import', 'restore'];
const SERVER: readonly Program[] = ['server'];
const DATA: readonly Program[] = ['server', 'seed', 'import'];

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** The accepted values, in words. */
    takes?: string;
    meaning?: string;
    usedBy?: readonly Program[];
    /** The default in words, where it is derived from other settings. */
    otherwise?: string;
    secret?: true;
  }
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type Text = StringSchema<string | undefined>;

/** A setting: its rule, its purpose, who uses it, and its default, in words. */
const setting = (rule: Text, meaning: string, usedBy = SERVER, more: { otherwise?: string; secret?: true } = {}): Text =>
  rule.meta({ meaning, usedBy, ...more });
/** One with a default of its own. */
const preset = (rule: Text, value: string, meaning: string, usedBy = SERVER) => setting(rule, meaning, usedBy).default(value);

export const settings = object({
  NODE_ENV: setting(
    anyText('production, or anything else'),
    'In production there are no demo accounts and no mailbox page, and the documentation of the API asks for a sign-in.',
    ALL,
  ),
  HOST: preset(anyText('an address or a name'), '127.0.0.1', 'Where the server listens.'),
  PORT: preset(wholeNumber(0, 65_535), '3000', 'The port on which it listens; 0 takes any that is free.'),
  PUBLIC_URL: setting(
    address('http:', 'https:'),
    'The address that people use: links in mails, secure cookies, the redirect address of single sign-on (`PUBLIC_URL/code`).',
    DATA,
    { otherwise: 'http://HOST:PORT' },
  ),
  ALLOWED_HOSTS: setting(
    many('names without port, such as atrium.example.com', isHostName),
    'Further names under which the server answers. Under any name but these, that of `PUBLIC_URL` and a bare address it answers 421 (health calls excepted).',
  ),
  DATABASE_URL: setting(address('postgres:', 'postgresql:'), 'The PostgreSQL server.', ALL, {
    otherwise: 'the embedded database in DATA_DIR',
    secret: true,
  }),
  DATABASE_DIRECT_URL: setting(
    address('postgres:', 'postgresql:'),
    'The PostgreSQL server itself, where `DATABASE_URL` leads to a pooler that hands connections from transaction to transaction (PgBouncer): for live updates and for one start at a time. With the same role: at the first start it gets the settings of its sessions.',
    DATA,
    { otherwise: '`DATABASE_URL`', secret: true },
  ),
  DATABASE_READ_URL: setting(
    address('postgres:', 'postgresql:'),
    'A streaming replica of the PostgreSQL server, which answers lists that it has as new as the server, and files and reports up to an age. Where it is behind or away, the server answers.',
    DATA,
    { otherwise: 'the server answers everything', secret: true },
  ),
  DATABASE_READ_AGE: preset(wholeNumber(1, 3600), '10', 'Seconds that the replica may be behind for files and reports.', DATA),
  DATABASE_POOL: preset(wholeNumber(2, 200), '10', 'Connections to PostgreSQL that a process opens at most.', DATA),
  DATABASE_PREPARE: preset(
    oneOf(['on', 'off']),
    'on',
    'Whether statements that are planned once are prepared on each connection. `off` behind a pooler that hands connections from transaction to transaction and keeps no prepared statements (PgBouncer before 1.21, or with `max_prepared_statements = 0`).',
    DATA,
  ),
  DATA_DIR: preset(anyText('a folder'), 'data', 'Embedded database, backups, uploaded files.', ALL),
  BACKUP_DIR: setting(anyText('a folder'), 'Backups of the embedded database.', ['server', 'restore'], {
    otherwise: 'DATA_DIR/backups',
  }),
  STORAGE_URL: setting(
    anyText('file:/path/to/folder or s3://bucket/prefix?endpoint=https://host&region=name&pathStyle=true'),
    'Where uploaded files are kept: a folder, or a bucket of an S3 service. Processes on several machines need a shared one.',
    DATA,
    { otherwise: 'file:DATA_DIR/files' },
  ),
  AWS_ACCESS_KEY_ID: setting(anyText('a key'), 'The key of the bucket; both or none.', DATA, {
    otherwise: 'the role of the machine',
    secret: true,
  }),
  AWS_SECRET_ACCESS_KEY: setting(anyText('a key'), 'The secret of that key.', DATA, {
    otherwise: 'the role of the machine',
    secret: true,
  }),
  AWS_REGION: preset(anyText('a region'), 'us-east-1', 'The region of the bucket, where `STORAGE_URL` names none.', DATA),
  SMTP_URL: setting(address('smtp:', 'smtps:'), 'The mail server.', SERVER, {
    otherwise: 'mail is kept until there is one',
    secret: true,
  }),
  MAIL_FROM: setting(anyText('an e-mail address'), 'The sender of the mail.', SERVER, {
    otherwise: 'no-reply at the host of PUBLIC_URL',
  }),
  PIN_KEY: setting(
    anyText('a long random text'),
    'Part of the key under which PIN codes of doors are hashed. With it, a dump of the database gives no PIN away. Whoever changes it makes every PIN anew.',
    DATA,
    { otherwise: 'the key of the installation alone, which is in the database', secret: true },
  ),
  STRIPE_SECRET_KEY: setting(
    anyText('a secret key'),
    'The secret key of an account at Stripe. With it, buildings can have Stripe as their provider of payments; without it, only the simulator, which moves no money.',
    SERVER,
    { secret: true },
  ),
  STRIPE_WEBHOOK_SECRET: setting(
    anyText('a signing secret'),
    'With which Stripe signs its calls to `PUBLIC_URL/api/payments/stripe`: the events of payment intents, charges, refunds, Checkout sessions and accounts.',
    SERVER,
    { secret: true },
  ),
  STRIPE_API: setting(address('http:', 'https:'), 'Another address of the API of Stripe, such as that of a proxy.', SERVER, {
    otherwise: 'that of Stripe',
  }),
  METRICS_KEY: setting(
    anyText('a random text of 16 characters or more').min(
      16,
      ({ path }) => `${path} is too short; it takes a random text of 16 characters or more.`,
    ),
    'The key with which Prometheus reads `GET /metrics`, as a bearer token. Without it there is no such address.',
    SERVER,
    { secret: true },
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    address('http:', 'https:'),
    'A collector of OpenTelemetry, which takes OTLP over HTTP (port 4318). With it, requests, statements, calls to others, mail and jobs are traced; without it, nothing of that is loaded.',
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: setting(address('http:', 'https:'), 'The complete address for traces.', SERVER, {
    otherwise: 'OTEL_EXPORTER_OTLP_ENDPOINT/v1/traces',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: setting(
    anyText('name=value, with commas between'),
    'What is sent to the collector with each batch, such as a key.',
    SERVER,
    { secret: true },
  ),
  OTEL_SERVICE_NAME: preset(anyText('a name'), 'atrium', 'How this installation is called in traces.'),
  OTEL_TRACES_SAMPLER: preset(
    oneOf([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ]),
    'parentbased_always_on',
    'Which requests and jobs are traced. `parentbased_traceidratio`: a share of them (`OTEL_TRACES_SAMPLER_ARG`).',
  ),
  OTEL_TRACES_SAMPLER_ARG: setting(share, 'That share, such as 0.05.', SERVER, { otherwise: '1' }),
  TRACEPARENT_FROM: setting(
    many('addresses or networks such as 10.0.0.0/8', isNetwork),
    'Machines whose `traceparent` is continued: a balancer that begins traces itself, or other software of yours. From all others the header is ignored, because it decides what is recorded. Never name a balancer that passes on what it gets.',
  ),
  MAIL_NETWORKS: setting(
    many('addresses or networks such as 10.0.0.0/8', isNetwork),
    'Networks in which the provider or a building may have a mail server of its own, at any port. Without it, only the public internet at the ports 25, 465, 587 and 2525.',
  ),
  MAILBOX: preset(
    oneOf(['auto', 'shown', 'hidden']),
    'auto',
    'The mailbox page, which shows all kept mail to everybody. `auto` shows it on this machine alone; `shown` is refused in production and with `SMTP_URL`.',
  ),
  SEED: setting(oneOf(['demo', 'none']), 'Demo data on the first start.', SERVER, {
    otherwise: 'demo on this machine alone, else none',
  }),
  API_URL: setting(address('http:', 'https:'), 'Another API that the portal calls.', SERVER, { otherwise: 'the server’s own' }),
  PORTAL_ROOT: setting(anyText('a folder'), 'A built portal.', SERVER, { otherwise: 'the one that was built with the server' }),
  PORTAL_SETTINGS: setting(
    anyText('a JSON file'),
    'What the installation says about itself: whom to turn to, guides, footer links, new features, versions of the terms in force (its shape is in `server/settings/portalSettings.ts`).',
  ),
  TRUST_PROXY: setting(
    many('addresses or networks such as 10.0.0.0/8', isNetwork),
    'Your load balancers, whose `X-Forwarded-For` says where a request comes from. Needed behind one, because attempts are counted by address; with one, others can reach this machine: no demo data, no mailbox by default.',
  ),
  DNS_SERVERS: setting(
    many('addresses such as 9.9.9.9 or 127.0.0.1:5353', isNameServer),
    'Name servers that are asked for the TXT records of e-mail domains.',
    SERVER,
    { otherwise: 'those of the machine' },
  ),
  RATE_LIMIT: preset(
    wholeNumber(1, 10_000_000),
    '3000',
    'Requests a minute and address; ten times as many for the files of the portal.',
  ),
  CONNECTIONS_PER_ADDRESS: preset(
    wholeNumber(1, 1_000_000),
    '2000',
    'What one address may hold open at once: its connections or, behind a load balancer, its requests.',
  ),
  LOG_LEVEL: preset(oneOf(LOG_LEVELS), 'info', 'How much is logged.', DATA),
});

export type Settings = InferType<typeof settings>;
