import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#server/config.ts';

describe('settings', () => {
  it('have safe defaults: this machine only, an embedded database, demo data', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      seed: 'demo',
      production: false,
      publicUrl: 'http://127.0.0.1:3000',
    });
    expect(config.dataDir).toBe(resolve('data'));
    expect(config.storageDir).toBe(resolve('data/files'));
    expect(config.backupDir).toBe(resolve('data/backups'));
    expect(config.databaseUrl).toBeUndefined();
  });

  it('show demo data and mail only on this machine, unless requested by name', () => {
    const shown = (env: Record<string, string>) => {
      const { seed, mailbox, demoAllowed } = readConfig(env);
      return { seed, mailbox, demoAllowed };
    };
    const all = { seed: 'demo', mailbox: true, demoAllowed: true };
    const nothing = { seed: 'none', mailbox: false, demoAllowed: false };
    for (const env of [
      {},
      { HOST: 'localhost' },
      { HOST: '::1' },
      { HOST: '127.0.0.2' },
      { PUBLIC_URL: 'http://localhost:5173' },
    ] as Record<string, string>[])
      expect(shown(env), JSON.stringify(env)).toEqual(all);
    for (const env of [
      { HOST: '0.0.0.0' },
      { HOST: '::' },
      { HOST: '192.168.1.5' },
      { HOST: 'atrium.local' },
      { PUBLIC_URL: 'https://atrium.example.com' },
      { PUBLIC_URL: 'https://localhost' },
      { PUBLIC_URL: 'http://atrium.example.com' },
      { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost' },
      { NODE_ENV: 'production' },
      { NODE_ENV: 'production', PUBLIC_URL: 'http://127.0.0.1' },
    ] as Record<string, string>[]) {
      expect(shown(env), JSON.stringify(env)).toEqual(nothing);
      expect(readConfig(env).portal.help.guides, JSON.stringify(env)).toEqual([]);
    }
    expect(shown({ HOST: '0.0.0.0', SEED: 'demo' })).toEqual({ ...all, mailbox: false });
    expect(shown({ PUBLIC_URL: 'https://atrium.example.com', MAILBOX: 'shown' })).toEqual({ ...nothing, mailbox: true });
    expect(shown({ MAILBOX: 'hidden' })).toEqual({ ...all, mailbox: false });
    expect(shown({ SEED: 'none' })).toEqual({ ...all, seed: 'none' });
    expect(shown({ SMTP_URL: 'smtp://127.0.0.1' })).toEqual({ ...all, mailbox: false });
    // Not even on request: the passwords are in the README.
    expect(shown({ NODE_ENV: 'production', SEED: 'demo' }).demoAllowed).toBe(false);
    expect(() => readConfig({ NODE_ENV: 'production', MAILBOX: 'shown' })).toThrow('MAILBOX');
    expect(() => readConfig({ SMTP_URL: 'smtp://127.0.0.1', MAILBOX: 'shown' })).toThrow('MAILBOX');
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://localhost/atrium'],
    ['DATABASE_POOL', '0'],
    ['SMTP_URL', 'localhost:25'],
    ['STORAGE_URL', 'ftp://bucket'],
    ['PUBLIC_URL', 'atrium.example'],
    ['API_URL', 'ftp://atrium.example'],
    ['SEED', 'everything'],
    ['LOG_LEVEL', 'loud'],
    ['MAILBOX', 'yes'],
    ['ALLOWED_HOSTS', 'https://atrium.example.com'],
    ['ALLOWED_HOSTS', 'atrium.example.com:443'],
    ['ALLOWED_HOSTS', '*'],
    ['DNS_SERVERS', 'dns.example'],
    ['DNS_SERVERS', '9.9.9.9:0'],
    ['DNS_SERVERS', '9.9.9.9, 10.0.0.1:99999'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,balancer'],
  ])('name the variable that is wrong: %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('never repeat a password from an address', () => {
    for (const name of ['DATABASE_URL', 'SMTP_URL'])
      try {
        readConfig({ [name]: 'ldap://somebody:secret@somewhere' });
        expect.unreachable();
      } catch (error) {
        expect((error as Error).message).not.toContain('secret');
      }
  });

  it('trust only the configured load balancers', () => {
    expect(readConfig({}).trustedProxies).toEqual([]);
    expect(readConfig({ DNS_SERVERS: '9.9.9.9, 127.0.0.1:5353,::1, [::1]:53' }).dnsServers).toEqual([
      '9.9.9.9',
      '127.0.0.1:5353',
      '::1',
      '[::1]:53',
    ]);
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustedProxies).toEqual(['10.0.0.0/8', '::1']);
  });

  it('show demo data and the mailbox by default only where nothing says that others come', () => {
    const here = { HOST: '127.0.0.1' };
    const alone = { seed: 'demo', mailbox: true, demoAllowed: true };
    expect(readConfig(here)).toMatchObject(alone);
    expect(readConfig({ ...here, ALLOWED_HOSTS: 'atrium.localhost' })).toMatchObject(alone);
    for (const told of [
      { TRUST_PROXY: '127.0.0.1' },
      { ALLOWED_HOSTS: 'atrium.example' },
      { PUBLIC_URL: 'http://atrium.example' },
      { PUBLIC_URL: 'https://localhost' },
      { HOST: '0.0.0.0' },
    ])
      expect(readConfig({ ...here, ...told }), JSON.stringify(told)).toMatchObject({
        seed: 'none',
        mailbox: false,
        demoAllowed: false,
      });
    expect(readConfig({ ...here, TRUST_PROXY: '127.0.0.1', SEED: 'demo' })).toMatchObject({ seed: 'demo', demoAllowed: true });
  });

  it('accept a folder for files', () => {
    expect(readConfig({ STORAGE_URL: 'file:/srv/files' }).storageDir).toBe('/srv/files');
    expect(readConfig({ STORAGE_URL: 'file:///srv/files' }).storageDir).toBe('/srv/files');
  });

  it('accept a bucket for files, with its keys', () => {
    const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
    expect(readConfig({ STORAGE_URL: 's3://atrium' }).s3).toEqual({
      bucket: 'atrium',
      prefix: '',
      region: 'us-east-1',
      pathStyle: false,
    });
    expect(
      readConfig({ STORAGE_URL: 's3://atrium/a/b?endpoint=http://minio:9000&region=ap-east-1&pathStyle=false', ...keys }).s3,
    ).toEqual({
      bucket: 'atrium',
      prefix: 'a/b/',
      region: 'ap-east-1',
      endpoint: 'http://minio:9000',
      pathStyle: false,
      keys: { accessKeyId: 'id', secretAccessKey: 'secret' },
    });
    for (const wrong of [
      's3://',
      's3://A_B',
      's3://id:secret@atrium',
      's3://atrium?endpoint=ftp://x',
      's3://atrium?acl=public',
      's3://atrium?pathStyle=perhaps',
    ])
      expect(() => readConfig({ STORAGE_URL: wrong }), wrong).toThrow(/^STORAGE_URL (?!.*secret@)/);
    expect(() => readConfig({ STORAGE_URL: 's3://atrium', AWS_ACCESS_KEY_ID: 'id' })).toThrow('belong together');
  });
});
