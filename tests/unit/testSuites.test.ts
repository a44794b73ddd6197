/** The lists of tests that do not always run name existing files. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';
import { callsOf } from '#schemas/kernel/calls/calls.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import { sameOnBoth } from '../databases.ts';
import { largeRegistry } from '../registry/large.ts';

it('the listed files that run on one database exist', () => {
  const files = Object.keys(sameOnBoth).map((name) => join(import.meta.dirname, '../api', `${name}.test.ts`));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it('the large registry has a hundred entities and six hundred calls, and is valid', () => {
  const all = [...entities, ...largeRegistry(100 - entities.length)];
  expect(all).toHaveLength(100);
  expect(all.flatMap(callsOf).length).toBeGreaterThanOrEqual(600);
  expect(checkSchemas(all)).toEqual([]);
});
