/** The Dockerfile and the compose file: no root, no secrets, nothing published but the public port, settings that the server takes. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '#server/config.ts';
import { settings } from '#server/settings/settings.ts';
import { readDockerfile, type Stage, variablesOf } from '../../scripts/image/dockerfile.mjs';

const root = join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const stages = readDockerfile();
const last = stages.at(-1) as Stage;
const textOf = (word: string) => last.steps.filter(({ does }) => does === word).map(({ text }) => text);
const linesOf = (name: string) =>
  read(name)
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));

describe('the Dockerfile', () => {
  it('builds with the tools and runs without them, on the Node of the checkout', () => {
    expect(stages.map(({ name }) => name)).toEqual(['build', undefined]);
    expect(read('Dockerfile')).toContain(`ARG NODE_VERSION=${read('.nvmrc').trim()}\n`);
    expect(new Set(stages.map(({ from }) => from)).size).toBe(1);
    expect(textOf('RUN')[0]).toMatch(/^npm ci --omit=dev/);
    expect(textOf('COPY')).toContain('--from=build /atrium/dist ./dist');
  });

  it('copies files that exist, and none that git ignores', () => {
    const names = textOf('COPY')
      .filter((text) => !text.startsWith('--from'))
      .flatMap((text) => text.split(' ').slice(0, -1));
    expect(names.filter((name) => !existsSync(join(root, name)))).toEqual([]);
    expect(linesOf('.gitignore').filter((line) => !linesOf('.dockerignore').includes(line))).toEqual([]);
    const built = ['schemas', 'server', 'src', 'package.json', 'scripts', 'config', 'THIRD_PARTY_NOTICES.md', 'LICENSE'];
    expect(built.filter((name) => linesOf('.dockerignore').some((line) => line.replace(/\/$/, '') === name))).toEqual([]);
  });

  it('runs Node itself, not as root, with a health check and a data volume', () => {
    expect(textOf('USER')).toEqual(['1000:1000']);
    expect(textOf('CMD')).toEqual(['["node", "--enable-source-maps", "dist/server/main.js"]']);
    expect(textOf('HEALTHCHECK')[0]).toContain('/api/health/ready');
    expect(textOf('HEALTHCHECK')[0]).toContain('CMD ["node",');
    expect(textOf('VOLUME')).toEqual([variablesOf(last).DATA_DIR]);
  });

  it('holds no secret, and settings that the server takes', () => {
    const { PORT, ...variables } = variablesOf(last);
    expect(textOf('ARG')).toEqual([]);
    expect(Object.keys(variables).filter((name) => !(name in settings.fields))).toEqual([]);
    expect(textOf('EXPOSE')).toEqual([PORT]);
    expect(readConfig({ ...variablesOf(last), PUBLIC_URL: 'https://atrium.example' })).toMatchObject({
      production: true,
      host: '0.0.0.0',
    });
  });
});

interface Service {
  image: string;
  build?: string;
  ports?: string[];
  environment: Record<string, string>;
  volumes: string[];
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
}
const compose = parse(read('compose.yaml')) as { services: Record<string, Service>; volumes: Record<string, unknown> };
const { atrium, database, storage } = compose.services as Record<'atrium' | 'database' | 'storage', Service>;
/** As compose fills in `${NAME:-default}` and `${NAME:?message}`. */
const filled = (values: Record<string, string>, { environment }: Service) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, text]) => [
      name,
      text.replace(
        /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
        (_, key: string, sign: string, more = '') => values[key] || (sign === '-' ? more : `missing ${key}`),
      ),
    ]),
  );
const given = { PUBLIC_URL: 'https://atrium.example', POSTGRES_PASSWORD: 'first-secret', STORAGE_SECRET_KEY: 'second-secret' };

describe('the compose file', () => {
  it('has the product, PostgreSQL and storage, each with a health check before what needs it', () => {
    expect(Object.keys(compose.services)).toEqual(['atrium', 'database', 'storage']);
    expect(database.healthcheck?.test[0]).toBe('CMD');
    expect(storage.healthcheck?.test[0]).toBe('CMD');
    expect(atrium.depends_on).toEqual({ database: { condition: 'service_healthy' }, storage: { condition: 'service_healthy' } });
    expect(Number(/postgres:(\d+)/.exec(database.image)?.[1])).toBeGreaterThanOrEqual(15);
    for (const { image } of [database, storage]) expect(image).toMatch(/:\d+\.\d+/);
  });

  it('publishes the port of the product alone, and keeps data in named volumes', () => {
    expect(atrium.ports).toEqual([`\${PUBLISHED_PORT:-3000}:${variablesOf(last).PORT}`]);
    expect([database.ports, storage.ports]).toEqual([undefined, undefined]);
    const used = Object.values(compose.services).flatMap(({ volumes }) => volumes.map((one) => one.split(':')[0] as string));
    expect(used.sort()).toEqual(Object.keys(compose.volumes).sort());
    expect(atrium.volumes).toEqual([`data:${textOf('VOLUME')[0]}`]);
  });

  it('has no secret of its own: without one it says which is missing', () => {
    const secrets = Object.values(compose.services).flatMap(({ environment }) =>
      Object.entries(environment).filter(([name]) => /PASSWORD|SECRET/.test(name)),
    );
    expect(secrets).toHaveLength(4);
    for (const [, text] of secrets) expect(text).toMatch(/^\$\{(\w+):\?Set \1 in \.env [^}]+\}$/);
    expect(atrium.environment.PUBLIC_URL).toMatch(/:\?Set PUBLIC_URL/);
  });

  it('gives the product settings that it takes, and the same accounts as the services', () => {
    const env = filled(given, atrium);
    expect(Object.keys(env).filter((name) => !(name in settings.fields) && name !== 'PGPASSWORD')).toEqual([]);
    const config = readConfig({ ...variablesOf(last), ...env });
    const theirs = filled(given, database);
    const url = new URL(config.databaseUrl as string);
    expect([url.hostname, url.username, url.pathname, env.PGPASSWORD]).toEqual([
      'database',
      theirs.POSTGRES_USER,
      `/${theirs.POSTGRES_DB}`,
      theirs.POSTGRES_PASSWORD,
    ]);
    const stored = filled(given, storage);
    expect(config.s3).toMatchObject({
      bucket: stored.S3_BUCKET,
      endpoint: 'http://storage:8333',
      pathStyle: true,
      keys: { accessKeyId: stored.AWS_ACCESS_KEY_ID, secretAccessKey: stored.AWS_SECRET_ACCESS_KEY },
    });
    expect(config.smtpUrl).toBeUndefined();
  });

  it('uses what .env.example names, which sets no secret', () => {
    const named = linesOf('.env.example').map((line) => line.split('=') as [string, string]);
    const used = new Set([...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
    expect(new Set(named.map(([name]) => name))).toEqual(used);
    expect(named.filter(([, value]) => value)).toEqual([['PUBLISHED_PORT', '3000']]);
  });
});
