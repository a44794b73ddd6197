/**
 * Generic code contains no entity names: the schema declares what it needs to know. Names are only in schemas and in the
 * folders of areas.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';

const root = resolve(import.meta.dirname, '../..');
const generic = [
  'schemas/kernel',
  'server/engine',
  'server/http',
  'server/live',
  'resources/generate',
  'src/kit',
  'src/app',
  'dataProvider',
];
/** Names that areas share with entities, and places where the area is meant. */
const areasMeant: Readonly<Record<string, string>> = {
  'schemas/kernel/rights/catalogue.ts': 'sorts the permissions by area',
};

const names = entities.map(({ name }) => name);
const tables = [...new Set(entities.map(({ table }) => table))];
/** A name in quotes, or a table in a statement. */
const NAMED = new RegExp(`['"\`](?:${names.join('|')})['"\`]|\\b(?:from|join|into|update|table) "?(?:${tables.join('|')})\\b`);
const COMMENT = /^\s*(?:\/\*\*|\*|\/\/)/;

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && /\.tsx?$/.test(one.name))
    .map((one) => relative(root, join(one.parentPath, one.name)));

const namesIn = (text: string): string[] => text.split('\n').filter((line) => !COMMENT.test(line) && NAMED.test(line));

it('generic code contains no entity name and no table name of an entity', () => {
  const files = generic.flatMap(filesIn).filter((path) => !(path in areasMeant));
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((path) => namesIn(readFileSync(join(root, path), 'utf8')).map((line) => `${path}: ${line.trim()}`));
  expect(found).toEqual([]);
});

it('the search finds names in code and SQL, and ignores comments', () => {
  expect(namesIn("model.entity('centres')\n// as 'centres' are\nsql`select 1 from user_groups g`\nconst users = 1;")).toEqual([
    "model.entity('centres')",
    'sql`select 1 from user_groups g`',
  ]);
});
