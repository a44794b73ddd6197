/** The configuration derived from the settings (`settings/settings.ts`), checked at start; errors name the invalid setting. */
import { resolve } from 'node:path';
import { ValidationError } from 'yup';
import { ConfigError } from './settings/configError.ts';
import { demoPortalSettings } from './settings/demoPortalSettings.ts';
import { isExposed } from './settings/exposure.ts';
import { defaultPortalSettings, type PortalSettings, readPortalSettings } from './settings/portalSettings.ts';
import { listOf } from './settings/rules.ts';
import { readS3Settings, type S3Settings } from './settings/s3Settings.ts';
import { type LOG_LEVELS, type Settings, settings } from './settings/settings.ts';
import { readStripeSettings, type StripeSettings } from './settings/stripeSettings.ts';

export { ConfigError };

export interface Config {
  production: boolean;
  host: string;
  port: number;
  dataDir: string;
  /** A PostgreSQL server; absent means the embedded database in `dataDir`. */
  databaseUrl?: string;
  /** The server itself, where that address leads to a pooler. */
  databaseDirectUrl?: string;
  /** A replica that may answer reads, and how far it may be behind for files and reports. */
  databaseReadUrl?: string;
  databaseReadAgeMs?: number;
  /** Maximum number of connections to that server from this process. */
  databasePool?: number;
  /** Whether statements are prepared on them. */
  databasePrepares?: boolean;
  /** An SMTP server; absent means that mail is kept. */
  smtpUrl?: string;
  /** Networks in which a building may have its mail server, besides the public internet. */
  mailNetworks: readonly string[];
  /** Whether a page shows all kept mail, to everybody. */
  mailbox: boolean;
  /** Sender of the mail; by default no-reply at the host of `publicUrl`. */
  mailFrom?: string;
  /** Part of the key under which PIN codes are hashed, kept outside the database. */
  pinKey?: string;
  /** With which `GET /metrics` is read; absent means that there is no such address. */
  metricsKey?: string;
  /** Where traces are handed over (OTLP over HTTP); absent means that nothing is traced. */
  tracesUrl?: string;
  /** Machines whose `traceparent` is continued. */
  traceCallers: readonly string[];
  /** Folder of uploaded files. */
  storageDir: string;
  /** The account at Stripe; absent means that no building can have it as its provider of payments. */
  stripe?: StripeSettings;
  /** A bucket that stores them instead of the folder. */
  s3?: S3Settings;
  /** Public address of the product: links in mails, secure cookies. */
  publicUrl: string;
  /** Folder of a built portal, if it is not the one built with this server. */
  portalRoot?: string;
  /** Base of another API that the portal should call instead of ours. */
  apiUrl?: string;
  /** Further host names besides that of `publicUrl`. */
  allowedHosts: readonly string[];
  seed: 'demo' | 'none';
  /** Demo accounts may be in the database: on this machine alone, or because `SEED` enables them explicitly. */
  demoAllowed: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
  backupDir: string;
  /** Requests per minute and address. */
  rateLimit: number;
  /** Connections of one address at once; behind a load balancer, its requests. */
  connectionsPerAddress: number;
  /** Load balancers (addresses or networks) whose `X-Forwarded-For` is trusted; by default none. */
  trustedProxies: readonly string[];
  /** DNS servers for the records of domains; empty means those of the machine. */
  dnsServers: readonly string[];
  /** The public settings of the installation: help, footer, terms in force. */
  portal: PortalSettings;
}

/** A folder for files; the bucket of an `s3:` address is parsed separately. */
function folderOf(value: string | undefined, dataDir: string): string {
  if (!value || value.startsWith('s3:')) return resolve(dataDir, 'files');
  if (!value.startsWith('file:'))
    throw new ConfigError(
      `STORAGE_URL is '${value}'; it takes a folder, written file:/path/to/folder, or a bucket, s3://bucket.`,
    );
  return resolve(value.slice('file:'.length).replace(/^\/\/(?=\/)/, ''));
}

/** As the SDK of OpenTelemetry reads them: the address of everything gets the path of traces, that of traces is complete. */
const tracesUrlOf = ({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces, OTEL_EXPORTER_OTLP_ENDPOINT: all }: Settings) =>
  traces ?? (all && `${all.replace(/\/$/, '')}/v1/traces`);

/** The mailbox page shows one-time codes to everybody: where others can reach it, it must be enabled explicitly. */
function showsMailbox({ MAILBOX, NODE_ENV, SMTP_URL }: Settings, isPrivate: boolean): boolean {
  if (MAILBOX !== 'shown') return MAILBOX === 'auto' && isPrivate && !SMTP_URL;
  if (NODE_ENV === 'production')
    throw new ConfigError("MAILBOX is 'shown'; in production it is not: everybody could read everybody's one-time codes.");
  if (SMTP_URL) throw new ConfigError("MAILBOX is 'shown'; with SMTP_URL set there is no mail to show.");
  return true;
}

/** The variables by their table, defaults filled in. Empty ones count as absent; values are not trimmed. */
function check(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.keys(settings.fields).map((name) => [name, env[name] || undefined]));
  try {
    return settings.validateSync(given);
  } catch (error) {
    throw ValidationError.isError(error) ? new ConfigError(error.message) : error;
  }
}

/** Reads the settings; throws ConfigError on the first invalid one. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const set = check(env);
  const production = set.NODE_ENV === 'production';
  const dataDir = resolve(set.DATA_DIR as string);
  const host = set.HOST as string;
  const port = Number(set.PORT);
  const publicUrl = (set.PUBLIC_URL ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`).replace(/\/$/, '');
  const [allowedHosts, trustedProxies] = [listOf(set.ALLOWED_HOSTS?.toLowerCase()), listOf(set.TRUST_PROXY)];
  const isPrivate = !production && !isExposed({ host, publicUrl, allowedHosts, trustedProxies });
  const seed = (set.SEED ?? (isPrivate ? 'demo' : 'none')) as Config['seed'];
  const portalDefaults = seed === 'demo' ? demoPortalSettings : defaultPortalSettings;
  return {
    production,
    host,
    port,
    dataDir,
    databaseUrl: set.DATABASE_URL,
    databaseDirectUrl: set.DATABASE_DIRECT_URL,
    databaseReadUrl: set.DATABASE_READ_URL,
    databaseReadAgeMs: Number(set.DATABASE_READ_AGE) * 1000,
    databasePool: Number(set.DATABASE_POOL),
    databasePrepares: set.DATABASE_PREPARE === 'on',
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM,
    pinKey: set.PIN_KEY,
    metricsKey: set.METRICS_KEY,
    tracesUrl: tracesUrlOf(set),
    traceCallers: listOf(set.TRACEPARENT_FROM),
    stripe: readStripeSettings(set),
    mailNetworks: listOf(set.MAIL_NETWORKS),
    storageDir: folderOf(set.STORAGE_URL, dataDir),
    s3: set.STORAGE_URL?.startsWith('s3:') ? readS3Settings(set.STORAGE_URL, set) : undefined,
    mailbox: showsMailbox(set, isPrivate),
    publicUrl,
    allowedHosts,
    portalRoot: set.PORTAL_ROOT ? resolve(set.PORTAL_ROOT) : undefined,
    apiUrl: set.API_URL?.replace(/\/$/, ''),
    seed,
    demoAllowed: isPrivate || (!production && seed === 'demo'),
    logLevel: set.LOG_LEVEL as Config['logLevel'],
    backupDir: resolve(set.BACKUP_DIR ?? resolve(dataDir, 'backups')),
    rateLimit: Number(set.RATE_LIMIT),
    connectionsPerAddress: Number(set.CONNECTIONS_PER_ADDRESS),
    trustedProxies,
    dnsServers: listOf(set.DNS_SERVERS),
    portal: set.PORTAL_SETTINGS ? readPortalSettings(resolve(set.PORTAL_SETTINGS)) : portalDefaults,
  };
}
