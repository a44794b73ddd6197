/** What `npm run mutants` takes out, and which tests it runs for it. */
import { expect, it } from 'vitest';
import { concernedBy, declaredIn, GENERATED } from '../mutants/concerned.ts';
import { mutantsOf, mutate, shuffled } from '../mutants/find.ts';

const SCHEMA = `export const locker = defineEntity({
  name: 'lockers',
  api: {
    path: '/lockers',
    verbs: { list: true },
  },
  scope: { building: 'officeCentreId' },
  access: { list: 'LOCKER_LIST' },
  fields: {
    code: text({ required: true, max: 8 }),
    open: boolean({ default: false }),
    level: oneOf(levels, { default: 'LOW', when: { open: true } }),
  },
  limits: { oneCode: unique(['code']) },
  list: { columns: ['code'], filters: ['code', 'level'], sort: ['code', 'ASC'] },
});`;

it('single declarations of a schema are taken out, and what is so without being declared is not', () => {
  const found = mutantsOf('schemas/lockers/locker.ts', SCHEMA);
  expect(found.map(({ kind, text, line }) => `${line} ${kind} ${text}`)).toEqual([
    "7 scope building: 'officeCentreId'",
    "8 permission list: 'LOCKER_LIST'",
    '10 bound required: true',
    '10 bound max: 8',
    "12 default default: 'LOW'",
    '12 when when: { open: true }',
    "14 limit oneCode: unique(['code'])",
    "15 filter 'code'",
    "15 filter 'level'",
    "15 sort sort: ['code', 'ASC']",
  ]);
  const without = (text: string) => mutate(SCHEMA, found.find((one) => one.text === text) ?? (found[0] as never));
  expect(without('required: true')).toContain('code: text({  max: 8 }),');
  expect(without("'level'")).toContain("filters: ['code', ],");
});

it('of rules a guard, an effect and a rule as a whole are taken out', () => {
  const rules = `export const lockerRules = rulesFor(locker, {
  beforeCreate: async ({ tx }, rows) => {
    if (!rows.length) throw new AppError('badQuery');
    if (rows.length > 9) return refuse(rows);
    else await count(tx);
    await lock(tx);
  },
});`;
  const found = mutantsOf('server/areas/lockers/rules.ts', rules);
  expect(found.map(({ kind, line }) => `${line} ${kind}`)).toEqual(['2 rule', '3 guard', '5 effect', '6 effect']);
  expect(mutate(rules, found[3] as never)).toContain('await count(tx);\n    ;\n  }');
});

it('a sample is the same for the same seed, and another for another', () => {
  const all = Array.from({ length: 50 }, (_, index) => index);
  expect(shuffled(all, 7)).toEqual(shuffled(all, 7));
  expect(shuffled(all, 7)).not.toEqual(shuffled(all, 8));
  expect(shuffled(all, 7).toSorted((one, other) => one - other)).toEqual(all);
});

it('tests that name the entity are run first, then the generated suites for it', () => {
  expect(declaredIn('schemas/lockers/locker.ts', SCHEMA)).toEqual({
    entities: ['lockers'],
    paths: ['/lockers'],
    words: ['lockers', 'locker'],
  });
  const runs = concernedBy('schemas/parking/carPark.ts', SCHEMA.replaceAll('lockers', 'car-parks'));
  expect(runs.map(({ files }) => files[0])).toContain('api/carParks.test.ts');
  expect(runs.at(-1)).toEqual({
    project: 'api',
    files: GENERATED.map((suite) => `api/${suite}.test.ts`),
    named: 'car-parks|/car-parks',
  });
});
