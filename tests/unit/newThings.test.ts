/**
 * How a newcomer adds an area, an entity, a role, a kind of field or a screen: the examples of the guide are carried out in a copy
 * of the product, and `npm run new` once more under other names, because the tree grows.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carryOut, stepsOf } from '../../scripts/new/example.ts';
import { insertAbove, insertAtEnd, insertImport, insertIn } from '../../scripts/new/insert.ts';
import { singularOf, spellingOf } from '../../scripts/new/names.ts';
import { skeletons } from '../../scripts/new/skeletons.ts';

const root = resolve(import.meta.dirname, '../..');
const examples = readdirSync(join(root, 'docs/examples')).map((name) => name.replace(/\.md$/, ''));
const touchedBy = (example: string) => [...new Set(stepsOf(example).map(({ file }) => file))].sort();
const inEveryLanguage = (file: string) => ['en', 'zh-Hans', 'zh-Hant'].map((locale) => `i18n/${locale}/${file}.ts`);
const PARTS = [
  'schemas',
  'server',
  'resources',
  'src',
  'dataProvider',
  'authProvider',
  'i18n',
  'tests',
  'config',
  'scripts',
  'docs',
];
const FILES = ['package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts'];
/** In the order in which they need each other. */
const others = [
  ['area', 'gym-halls'],
  ['entity', 'gym-halls/gym-lockers'],
  ['role', 'gate-keeper'],
  ['kind', 'shade'],
  ['screen', 'events/event-posters'],
] as const;
let copy: string;
/** What a program in the copy says; it is also what a failure shows. */
function node(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args[0]} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'atrium-new-'));
  for (const name of [...PARTS, ...FILES]) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  for (const example of examples) carryOut(copy, stepsOf(example));
  for (const [what, name] of others) node('node_modules/tsx/dist/cli.mjs', 'scripts/new/main.ts', what, name);
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('an example', () => {
  it('is there for everything that `npm run new` can add', () => {
    expect(
      Object.values(skeletons)
        .map(({ example }) => example)
        .sort(),
    ).toEqual(examples.toSorted());
    expect(others.map(([what]) => what).sort()).toEqual(Object.keys(skeletons).sort());
  });
  it('of a kind touches the three registries, its component, its texts and its test', () => {
    expect(touchedBy('colour-kind')).toEqual([
      ...inEveryLanguage('errors'),
      'resources/generate/kinds/index.tsx',
      'resources/generate/kinds/inputs/ColourInput.tsx',
      'schemas/kernel/kinds/text.ts',
      'server/db/kinds/text.ts',
      'tests/unit/colour.test.ts',
    ]);
  });
  it('of a role touches the table, its texts and its test', () => {
    const own = ['schemas/kernel/rights/roles.ts', 'server/seed/accounts.ts', 'tests/unit/parkingAttendant.test.ts'];
    expect(touchedBy('parking-attendant')).toEqual([...inEveryLanguage('access'), ...own]);
  });
});

it('all of them and others like them compile, and pass the tests of kinds, roles, samples and schemas', () => {
  node('node_modules/typescript/bin/tsc', '--noEmit');
  const files = [
    'colour',
    'shade',
    'parkingAttendant',
    'gateKeeper',
    'kindsHome',
    'rolesHome',
    'filterControls',
    'samples',
    'kernel',
  ];
  const said = node(
    'node_modules/vitest/vitest.mjs',
    ...['run', '--project', 'unit', ...files.map((file) => `tests/unit/${file}.test.ts`)],
  );
  expect(said).toContain(`${files.length} passed`);
}, 300_000);

it('the address of an entity is in the spelling of addresses, whatever the area is called in code', () => {
  expect(readFileSync(join(copy, 'schemas/gymHalls/gymLocker.ts'), 'utf8')).toContain("list: '/gym-halls/gym-lockers'");
});

it('a second one of the same name is refused, and nothing is written', () => {
  const { example, renamed } = skeletons.entity as (typeof skeletons)[string];
  const before = readdirSync(join(copy, 'schemas/parking'));
  expect(() => carryOut(copy, stepsOf(example, renamed('parking/bicycle-racks')))).toThrow('bicycleRack.ts exists already');
  expect(() => renamed('bicycle-racks')).toThrow('needs an area');
  expect(() => carryOut(copy, stepsOf(example, renamed('nowhere/bicycle-racks')))).toThrow('schemas/nowhere/index.ts');
  expect(readdirSync(join(copy, 'schemas/parking'))).toEqual(before);
});

describe('a place in a file', () => {
  const source = `import { a } from 'a';\n\nexport const area = f<typeof x>({\n  // 'one }'\n  one: [first],\n  "two": \`}\`,\n});\n/** Two. */\nconst two = 2;\n`;
  const flat = (text: string) => text.replace(/\s+/g, ' ');
  it('is found by its name, whatever stands around it', () => {
    expect(flat(insertIn(source, 'area.one', 'second,'))).toContain('one: [first, second, ]');
    expect(flat(insertIn(source, 'area', 'last: 1,'))).toContain('"two": `}`, last: 1, });');
    expect(flat(insertIn('interface A {\n  one: 1;\n}', 'A', 'two: 2;'))).toBe('interface A { one: 1; two: 2; }');
    expect(insertAbove(source, 'const two', 'const one = 1;')).toContain('const one = 1;\n/** Two. */');
    expect(insertAtEnd('', 'const a = 1;')).toBe('const a = 1;\n');
  });
  it('is made if it is missing', () => {
    expect(flat(insertIn(source, 'area.screens', 'board,', '['))).toContain('screens: [ board, ], }');
    expect(() => insertIn(source, 'other', 'x')).toThrow("there is no 'other'");
    expect(() => insertAbove(source, 'const three', 'x')).toThrow('no line begins');
  });
  it('takes an import once', () => {
    const added = insertImport(source, "import { b } from 'b';\n");
    expect(added.startsWith("import { b } from 'b';\nimport { a }")).toBe(true);
    expect(insertImport(added, "import { b } from 'b';\n")).toBe(added);
  });
});

it('a name is spelled for each place', () => {
  expect(spellingOf('GATE_KEEPER')).toEqual(spellingOf('gateKeeper'));
  expect(spellingOf('bicycle-racks')).toMatchObject({ camel: 'bicycleRacks', pascal: 'BicycleRacks', sentence: 'Bicycle racks' });
  expect(['companies', 'boxes', 'racks', 'access'].map((name) => singularOf(name).camel)).toEqual([
    'company',
    'box',
    'rack',
    'access',
  ]);
  expect(() => spellingOf('42')).toThrow('is no name');
});
