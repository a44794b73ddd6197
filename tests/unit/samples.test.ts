/** The samples are valid records of their entities, complete, and no weight for the portal. */
import { describe, expect, it } from 'vitest';
import { entities, entityOf } from '#schemas/index.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { defineSample, type Sample } from '#schemas/kernel/entity/sample.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import { bodySchema, fieldSchema, inputNames, problemsOf } from '#schemas/kernel/rules/validate.ts';
import { isOnRecord } from '#schemas/kernel/states/action.ts';
import { carPark } from '#schemas/parking/carPark.ts';
import { samples } from '#schemas/samples.ts';
import { readImports } from './imports.ts';
import { sessionOf } from './session.ts';

/** What is wrong with a record, by wire key. A form may need more than a sample tells. */
function checkProblems(entity: Entity, record: Readonly<Record<string, unknown>>): string[] {
  const fields = Object.fromEntries(Object.entries(entity.fields).map(([name, field]) => [wireKey(name, field), field]));
  const keys = new Set(inputNames(entity, 'create').map((name) => wireKey(name, entity.fields[name] as Field)));
  const inForm = Object.fromEntries(Object.entries(record).filter(([key, value]) => keys.has(key) && value !== null));
  const across = problemsOf(
    bodySchema(entity, 'create', { ...sessionOf('SUPERADMIN', 'platform'), today: '2027-01-01' }),
    inForm,
  );
  return [
    ...Object.entries(record).flatMap(([key, value]) => {
      const field = fields[key];
      return !field ? [`${key} is no field`] : problemsOf(fieldSchema(field), value) ? [`${key} is not valid`] : [];
    }),
    ...Object.entries(across ?? {}).flatMap(([key, { code }]) => (code === 'required' ? [] : [`${key}: ${code}`])),
  ];
}
const check = (some: readonly Sample[]) =>
  some.flatMap(({ entity, records }) => records.flatMap((record) => checkProblems(entityOf(entity), record)));

describe('samples', () => {
  it('satisfy the validation of their entity', () => {
    expect(check(samples)).toEqual([]);
    const wrong = { code: 'B 1!', name: '=1+1', height: 2 } as { code: string; name: string };
    expect(check([defineSample(carPark, [wrong]) as Sample])).toEqual(
      expect.arrayContaining(['code is not valid', 'name is not valid', 'height is no field']),
    );
  });

  it('are there for every entity that people create, once each', () => {
    const named = samples.map(({ entity }) => entity);
    expect(new Set(named).size).toBe(named.length);
    const byForm = entities.filter(({ api }) => api.verbs.create).map(({ name }) => name);
    expect(byForm.filter((name) => !named.includes(name))).toEqual([]);
    // An action creates the others.
    const byAction = entities.filter(({ actions }) => Object.values(actions).some((action) => !isOnRecord(action)));
    const creatable = new Set([...byForm, ...byAction.map(({ name }) => name)]);
    expect(named.filter((name) => !creatable.has(name))).toEqual([]);
    for (const { records } of samples) expect(records.length).toBeGreaterThan(0);
  });

  it('are no part of the portal: only the demo data, the tests and the gallery load them', () => {
    const importers = [...readImports()]
      .filter(([, all]) => all.some(({ to }) => /^schemas\/(\w+\/)?samples\.ts$/.test(to)))
      .map(([path]) => path);
    const may = /^(server\/seed|src\/gallery|tests)\/|^schemas\/samples\.ts$/;
    expect(importers.length).toBeGreaterThan(3);
    expect(importers.filter((path) => !may.test(path))).toEqual([]);
  });
});
