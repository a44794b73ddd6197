/** Kinds of readers and readings: what the boot check refuses, and which roles a kind has. */
import { describe, expect, it } from 'vitest';
import { entities, entityOf } from '#schemas/index.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { rolesOfReader } from '#schemas/kernel/rights/readers.ts';
import { factsOf } from '#schemas/kernel/rights/roles.ts';

const document = entityOf('documents');
const problemsWith = (change: Partial<Entity>) =>
  checkSchemas(entities.map((one) => (one.name === document.name ? { ...one, ...change } : one)) as unknown as Entity[]);
const withReaders = (readers: object) =>
  problemsWith({ scope: { ...document.scope, readers: { ...document.scope.readers, ...readers } } as Entity['scope'] });
const withReadings = (change: object) => problemsWith({ readings: { ...document.readings, ...change } as Entity['readings'] });

describe('the boot check', () => {
  it.each<[string, object]>([
    ["'documentFile' is no choice with a column", { documentFile: { ALL: {} } }],
    ["nobody reads 'ADMIN' of 'accountType'", { accountType: { ALL: {}, EMPLOYEE: {}, APP_USER: {} } }],
    ["'accountType' has no 'GUEST'", { accountType: { ...document.scope.readers?.accountType, GUEST: {} } }],
    [
      "'category1' is no reference to a company",
      { accountType: { ...document.scope.readers?.accountType, ALL: { companyIn: 'category1' } } },
    ],
  ])('refuses readers: %s', (text, readers) => {
    expect(withReaders(readers)).toEqual([expect.stringContaining(text)]);
  });
  it('refuses readers together with viewers, or without a building', () => {
    expect(problemsWith({ scope: { ...document.scope, viewableBy: true } })).toContainEqual(
      expect.stringContaining('viewers and readers'),
    );
    expect(problemsWith({ scope: { readers: document.scope.readers } as Entity['scope'] })).toContainEqual(
      expect.stringContaining('no building'),
    );
  });
  it.each<[string, object]>([
    ["'documentName' is no file", { files: ['documentName'] }],
    ['which is no entity', { entity: 'nothing' }],
    ["'user' does not point here", { by: 'user' }],
    ["'versionNo' is no instant", { last: 'versionNo' }],
    ["'versionNo' cannot keep what the record says", { keeps: { versionNo: 'recipientType' } }],
    ['has no limit of one row', { person: 'tenant' }],
  ])('refuses readings: %s', (text, change) => {
    expect(withReadings(change)).toContainEqual(expect.stringContaining(text));
  });
});

it('a kind of account is known by the facts of its roles', () => {
  expect(rolesOfReader({})).toBeUndefined();
  for (const role of rolesOfReader({ inApp: true }) ?? []) expect(factsOf(role).enters).toBe('app');
  for (const role of rolesOfReader({ rank: 'admin' }) ?? []) expect(factsOf(role).rank).toBe('admin');
  expect(rolesOfReader({ rank: 'admin', inApp: true })).toEqual([]);
});
