/** The imports between the product's files, for the boundary test. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');
export const TOP = ['schemas', 'i18n', 'dataProvider', 'authProvider', 'resources', 'src', 'server'] as const;

export interface Import {
  /** Path from the root, or the name of a package. */
  to: string;
  isPackage: boolean;
}

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(m?ts|tsx|mjs)$/.test(name) && !/\.d\.m?ts$/.test(name) ? [path] : [];
  });
}

/** Static, type and dynamic imports alike. */
function importsOf(path: string): Import[] {
  const code = readFileSync(path, 'utf8');
  return [...code.matchAll(/\b(?:from|import)\s*\(?\s*'([\w#.@:/-]+)'/g)].map(([, name = '']) => {
    if (name.startsWith('#')) return { to: name.slice(1), isPackage: false };
    if (name.startsWith('.')) return { to: relative(root, resolve(path, '..', name)), isPackage: false };
    return { to: name, isPackage: true };
  });
}

/** Every source file of the product with its imports. */
export const readImports = (): ReadonlyMap<string, readonly Import[]> =>
  new Map(TOP.flatMap((folder) => sources(join(root, folder)).map((path) => [relative(root, path), importsOf(path)] as const)));

/** The cycles of a graph: sets of files that can all reach each other (Tarjan). */
export function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    low.set(file, order.get(file) as number);
    open.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!graph.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (open.includes(next)) low.set(file, Math.min(low.get(file) as number, low.get(next) as number));
    }
    if (low.get(file) !== order.get(file)) return;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1 || graph.get(file)?.includes(file)) circles.push(circle.sort());
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}
