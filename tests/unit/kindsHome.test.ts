/** Everything that depends on the kind of a field is in its three registry entries, and nowhere else. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type FieldKind, kinds } from '#schemas/kernel/fields/field.ts';
import { kindOf } from '#server/db/kinds/index.ts';

const root = resolve(import.meta.dirname, '../..');
const homes = [
  'schemas/kernel/kinds/',
  'server/db/kinds/',
  'resources/generate/kinds/index.tsx',
  'resources/generate/kinds/PortalKind.ts',
];
/** Files that may name kinds anyway, and why. */
const allowed: Readonly<Record<string, string>> = {
  'server/engine/records/where.ts': 'the computed kinds are statements over other tables, which only the engine can make',
  'server/engine/calls/openapi.ts': 'asks for kinds of calls',
};

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? sources(path) : /\.tsx?$/.test(name) ? [path] : [];
  });
}
const all = Object.keys(kinds) as FieldKind[];
const literals = all.join('|');
const COMPARES = new RegExp(
  `\\bkind\\s*[!=]==\\s*'(${literals})'|switch \\(.*\\bfield[?]?\\.kind|\\.includes\\([\\w.?]*\\bfield[?]?\\.kind\\)`,
);
const MAPS = /(Record<FieldKind|Set<FieldKind)/;

describe('a field kind', () => {
  it('is named only in its registries', () => {
    const wrong = ['schemas', 'server', 'resources', 'src', 'dataProvider'].flatMap((folder) =>
      sources(join(root, folder)).flatMap((path) => {
        const name = relative(root, path);
        if (homes.some((home) => name.startsWith(home)) || name in allowed) return [];
        const lines = readFileSync(path, 'utf8').split('\n');
        return lines.flatMap((line, at) => (COMPARES.test(line) || MAPS.test(line) ? [`${name}:${at + 1} ${line.trim()}`] : []));
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('can be read from cells exactly if it declares that', () => {
    const read = all.filter((kind) => kindOf({ kind }).fromCell !== undefined);
    expect(read).toEqual(all.filter((kind) => 'inCell' in kinds[kind]));
    expect(read).toContain('date');
  });

  it('has a column unless it is computed', () => {
    for (const kind of all) expect([kind, kindOf({ kind }).column === undefined]).toEqual([kind, 'computed' in kinds[kind]]);
  });
});
