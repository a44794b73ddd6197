/** The lists of tests that do not always run name existing files. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';
import { callsOf } from '#schemas/kernel/calls/calls.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import { sameOnBoth } from '../databases.ts';
import { COUNT, largeRegistry } from '../registry/large.ts';

it('the listed files that run on one database exist', () => {
  const files = Object.keys(sameOnBoth).map((name) => join(import.meta.dirname, '../api', `${name}.test.ts`));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it('the large registry has 200 entities and 1,000 calls, and is valid', () => {
  const all = [...entities, ...largeRegistry(COUNT - entities.length)];
  expect(all).toHaveLength(COUNT);
  expect(all.flatMap(callsOf).length).toBeGreaterThanOrEqual(1000);
  expect(checkSchemas(all)).toEqual([]);
});
