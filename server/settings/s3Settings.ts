/** `STORAGE_URL=s3://…`: which bucket of which S3-compatible service holds the files. */
import { ConfigError } from './configError.ts';

export interface S3Settings {
  bucket: string;
  /** Prefix of every key, with a trailing slash; empty when the bucket is used by nothing else. */
  prefix: string;
  region: string;
  /** Address of the service; absent means Amazon's own. */
  endpoint?: string;
  /** The bucket is in the path (`host/bucket/key`) instead of the host name. */
  pathStyle: boolean;
  /** Absent means what the machine provides: the role of the instance, of the container, of the profile. */
  keys?: { accessKeyId: string; secretAccessKey: string };
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^([\w.-]+\/)*$/;
const OPTIONS = ['endpoint', 'region', 'pathStyle'];

type Env = Readonly<Record<string, string | undefined>>;

function keysOf({ AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey }: Env): S3Settings['keys'] {
  if (!accessKeyId && !secretAccessKey) return undefined;
  if (!accessKeyId || !secretAccessKey)
    throw new ConfigError('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY belong together; one of them is missing.');
  return { accessKeyId, secretAccessKey };
}

/**
 * Reads `s3://bucket/prefix?endpoint=https://host&region=name&pathStyle=true`; everything but the bucket is optional. The
 * keys are never part of the address, which may be logged: they come from `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`.
 * @throws ConfigError that names the invalid part
 */
export function readS3Settings(address: string, env: Env): S3Settings {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const refuse = (why: string): never => {
    throw new ConfigError(`STORAGE_URL ${why}; it is written s3://bucket/prefix?endpoint=https://host&region=name.`);
  };
  if (!url || !BUCKET.test(url.hostname)) return refuse('names no bucket');
  if (url.username || url.password) return refuse('holds keys, which belong into AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  const path = url.pathname.replace(/^\/+|\/+$/g, '');
  const prefix = path ? `${path}/` : '';
  if (!PREFIX.test(prefix)) return refuse('has a prefix of other than letters, digits, dots and dashes');
  const unknown = [...url.searchParams.keys()].find((name) => !OPTIONS.includes(name));
  if (unknown) return refuse(`has the unknown option '${unknown}'`);
  const endpoint = url.searchParams.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !/^https?:\/\/[^/?#@]+\/?$/.test(endpoint))
    return refuse('has an endpoint that is no web address');
  const pathStyle = url.searchParams.get('pathStyle') ?? String(endpoint !== undefined);
  if (pathStyle !== 'true' && pathStyle !== 'false') return refuse('has a pathStyle that is neither true nor false');
  return {
    bucket: url.hostname,
    prefix,
    region: url.searchParams.get('region') || env.AWS_REGION || 'us-east-1',
    endpoint,
    pathStyle: pathStyle === 'true',
    keys: keysOf(env),
  };
}
