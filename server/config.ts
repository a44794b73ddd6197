/** Settings: environment variables with safe defaults, checked at start so that a wrong one is named at once. */
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { ConfigError } from './configError.ts';
import { isExposed } from './exposure.ts';
import { readS3Settings, type S3Settings } from './files/s3Settings.ts';
import { defaultPortalSettings, type PortalSettings, readPortalSettings } from './portalSettings.ts';
import { demoPortalSettings } from './seed/portalSettings.ts';

export { ConfigError };

export interface Config {
  production: boolean;
  host: string;
  port: number;
  dataDir: string;
  /** A PostgreSQL server; absent means the embedded database in `dataDir`. */
  databaseUrl?: string;
  /** Connections to that server that this process opens at most. */
  databasePool?: number;
  /** An SMTP server; absent means that mail is kept. */
  smtpUrl?: string;
  /** Whether a page shows all mail that is kept, to everybody. */
  mailbox: boolean;
  /** Sender of the mail; by default no-reply at the host of `publicUrl`. */
  mailFrom?: string;
  /** Folder of uploaded files. */
  storageDir: string;
  /** A bucket that holds them instead of the folder. */
  s3?: S3Settings;
  /** Address under which people reach the product: links in mails, secure cookies. */
  publicUrl: string;
  /** Folder of a built portal, when it is not the one that was built with this server. */
  portalRoot?: string;
  /** Base of another API that the portal should call instead of ours. */
  apiUrl?: string;
  /** Names beside that of `publicUrl` under which it is asked. */
  allowedHosts: readonly string[];
  seed: 'demo' | 'none';
  /** Demo accounts may be in the database: on this machine alone, or because `SEED` says so by name. */
  demoAllowed: boolean;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  backupDir: string;
  /** Requests per minute and address. */
  rateLimit: number;
  /** Connections of one address at once; behind a load balancer, its requests. */
  connectionsPerAddress: number;
  /** Load balancers (addresses or networks) whose `X-Forwarded-For` is believed; nobody's, when there are none. */
  trustedProxies: readonly string[];
  /** Name servers that are asked for the records of domains; none means those of the machine. */
  dnsServers: readonly string[];
  /** What the installation says about itself: help, footer, terms in force. */
  portal: PortalSettings;
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

function oneOf<const V extends string>(name: string, value: string, values: readonly V[]): V {
  if (!(values as readonly string[]).includes(value))
    throw new ConfigError(`${name} is '${value}'; it takes one of ${values.join(', ')}.`);
  return value as V;
}

function whole(name: string, value: string, min: number, max: number): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < min || number > max)
    throw new ConfigError(`${name} is '${value}'; it takes a whole number from ${min} to ${max}.`);
  return number;
}

function address(name: string, value: string | undefined, protocols: readonly string[]): string | undefined {
  if (!value) return undefined;
  const protocol = URL.canParse(value) ? new URL(value).protocol : '';
  if (!protocols.includes(protocol))
    throw new ConfigError(`${name} is no address that starts with ${protocols.map((one) => `${one}//`).join(' or ')}.`);
  return value;
}

function storage(value: string | undefined, dataDir: string): string {
  if (!value || value.startsWith('s3:')) return resolve(dataDir, 'files');
  if (!value.startsWith('file:'))
    throw new ConfigError(
      `STORAGE_URL is '${value}'; it takes a folder, written file:/path/to/folder, or a bucket, s3://bucket.`,
    );
  return resolve(value.slice('file:'.length).replace(/^\/\/(?=\/)/, ''));
}

function networks(name: string, value: string | undefined): string[] {
  const list = (value ?? '').split(',').map((one) => one.trim());
  return list.filter(Boolean).map((one) => {
    const [host = '', bits] = one.split('/');
    const most = isIP(host) === 6 ? 128 : 32;
    if (!isIP(host) || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most)))
      throw new ConfigError(`${name} has '${one}'; it takes addresses or networks such as 10.0.0.0/8, with commas between.`);
    return one;
  });
}

function hosts(name: string, value: string | undefined): string[] {
  const list = (value ?? '').split(',').map((one) => one.trim().toLowerCase());
  return list.filter(Boolean).map((one) => {
    if (!/^[a-z\d]([\w.-]*[a-z\d])?$/.test(one))
      throw new ConfigError(
        `${name} has '${one}'; it takes names without port, such as atrium.example.com, with commas between.`,
      );
    return one;
  });
}

/** Addresses, each with a port where it is not 53, as `dns.setServers` takes them. */
function nameServers(name: string, value: string | undefined): string[] {
  const list = (value ?? '').split(',').map((one) => one.trim());
  return list.filter(Boolean).map((one) => {
    const [, host = one, port = '53'] = /^(?:\[([\da-f:.]+)\]|([\d.]+)):(\d{1,5})$/i.exec(one)?.filter(Boolean) ?? [];
    if (!isIP(host) || Number(port) < 1 || Number(port) > 65_535)
      throw new ConfigError(`${name} has '${one}'; it takes addresses such as 9.9.9.9 or 127.0.0.1:5353, with commas between.`);
    return one;
  });
}

/** The mailbox page shows one-time codes to whoever opens it: it must be asked for by name where others reach it. */
function mailbox(env: Readonly<Record<string, string | undefined>>, isPrivate: boolean): boolean {
  const wanted = oneOf('MAILBOX', env.MAILBOX || 'auto', ['auto', 'shown', 'hidden']);
  if (wanted !== 'shown') return wanted === 'auto' && isPrivate && !env.SMTP_URL;
  if (env.NODE_ENV === 'production')
    throw new ConfigError("MAILBOX is 'shown'; in production it is not: everybody could read everybody's one-time codes.");
  if (env.SMTP_URL) throw new ConfigError("MAILBOX is 'shown'; with SMTP_URL set there is no mail to show.");
  return true;
}

/** Reads the settings; throws ConfigError on the first one that cannot be used. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const production = env.NODE_ENV === 'production';
  const dataDir = resolve(env.DATA_DIR || 'data');
  const host = env.HOST || '127.0.0.1';
  const port = whole('PORT', env.PORT || '3000', 0, 65_535);
  const publicUrl = (
    address('PUBLIC_URL', env.PUBLIC_URL, ['http:', 'https:']) ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  ).replace(/\/$/, '');
  const isPrivate = !production && !isExposed({ host, publicUrl });
  const seed = oneOf('SEED', env.SEED || (isPrivate ? 'demo' : 'none'), ['demo', 'none']);
  const portalDefaults = seed === 'demo' ? demoPortalSettings : defaultPortalSettings;
  return {
    production,
    host,
    port,
    dataDir,
    databaseUrl: address('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:']),
    databasePool: whole('DATABASE_POOL', env.DATABASE_POOL || '10', 2, 200),
    smtpUrl: address('SMTP_URL', env.SMTP_URL, ['smtp:', 'smtps:']),
    mailFrom: env.MAIL_FROM || undefined,
    storageDir: storage(env.STORAGE_URL, dataDir),
    s3: env.STORAGE_URL?.startsWith('s3:') ? readS3Settings(env.STORAGE_URL, env) : undefined,
    mailbox: mailbox(env, isPrivate),
    publicUrl,
    allowedHosts: hosts('ALLOWED_HOSTS', env.ALLOWED_HOSTS),
    portalRoot: env.PORTAL_ROOT ? resolve(env.PORTAL_ROOT) : undefined,
    apiUrl: address('API_URL', env.API_URL, ['http:', 'https:'])?.replace(/\/$/, ''),
    seed,
    demoAllowed: isPrivate || (!production && seed === 'demo'),
    logLevel: oneOf('LOG_LEVEL', env.LOG_LEVEL || 'info', LEVELS),
    backupDir: resolve(env.BACKUP_DIR || resolve(dataDir, 'backups')),
    rateLimit: whole('RATE_LIMIT', env.RATE_LIMIT || '3000', 1, 10_000_000),
    connectionsPerAddress: whole('CONNECTIONS_PER_ADDRESS', env.CONNECTIONS_PER_ADDRESS || '2000', 1, 1_000_000),
    trustedProxies: networks('TRUST_PROXY', env.TRUST_PROXY),
    dnsServers: nameServers('DNS_SERVERS', env.DNS_SERVERS),
    portal: env.PORTAL_SETTINGS ? readPortalSettings(resolve(env.PORTAL_SETTINGS)) : portalDefaults,
  };
}
