import { expect, it } from 'vitest';
import { entities, entityOf } from '#schemas/index.ts';
import { buildApp } from '#server/app.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { makeProduct } from '#server/product.ts';
import { testConfig } from './harness.ts';

it('an invalid schema stops the start with an error that names it', async () => {
  const carPark = entityOf('car-parks');
  const wrong = { ...carPark, list: { ...carPark.list, columns: ['code', 'colour'] } };
  const start = async () =>
    buildApp({
      db: {} as Database,
      config: testConfig(),
      product: makeProduct({ entities: entities.map((one) => (one === carPark ? wrong : one)) }),
    });
  await expect(start()).rejects.toThrow("car-parks: list.columns names 'colour', which is no field");
});

it.each([
  ['PORT', 'eighty', 'PORT'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL'],
  ['SMTP_URL', 'mail.example.com', 'SMTP_URL'],
  ['STORAGE_URL', 'ftp://files', 'STORAGE_URL'],
  ['SEED', 'lots', 'SEED'],
  ['PUBLIC_URL', 'atrium', 'PUBLIC_URL'],
])('an invalid setting is named in the error: %s=%s', (name, value, named) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(named);
});

it('settings have safe defaults', () => {
  expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 3000, seed: 'demo' });
  expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ seed: 'none' });
});
