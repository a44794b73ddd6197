/** Axe looks at every page of the portal, once by the right account, unless a test of its own does. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pageAt } from '#schemas/kernel/areas/page.ts';
import { allPages, visited, visitedBy } from '../e2e/visitedPages.ts';

it('every page of the portal is visited by the accessibility tests', () => {
  const paths = Object.values(visited).flat();
  expect(paths.filter((path) => !pageAt(allPages, path))).toEqual([]);
  const seen = new Set([...paths.map((path) => pageAt(allPages, path)?.path), ...Object.values(visitedBy).flat()]);
  expect(allPages.map(({ path }) => path).filter((path) => !seen.has(path))).toEqual([]);
});

it('no page is visited twice, and none without a test of its own needs more than an address', () => {
  for (const paths of Object.values(visited))
    expect(new Set(paths.filter((path) => !path.startsWith('/made'))).size).toBe(
      paths.filter((path) => !path.startsWith('/made')).length,
    );
  expect(
    Object.values(visited)
      .flat()
      .filter((path) => path.includes(':')),
  ).toEqual([]);
});

it('pages with a test of their own are pages of the portal, and the test exists', () => {
  const known = allPages.map(({ path }) => path);
  for (const [spec, paths] of Object.entries(visitedBy)) {
    expect(existsSync(join(import.meta.dirname, '../e2e', spec)), spec).toBe(true);
    expect(paths.filter((path) => !known.includes(path))).toEqual([]);
  }
});
