/** Gzipped size of every chunk of the built portal; `pages.ts` measures what a page loads in total. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { report } from './report.ts';

const assets = join(import.meta.dirname, '../../dist/portal/assets');
const SHOWN = 15;

export const gzippedKilobytes = (path: string): number => gzipSync(readFileSync(path), { level: 9 }).length / 1000;

export async function benchSizes(): Promise<number> {
  const chunks = readdirSync(assets)
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => ({ what: name, value: Number(gzippedKilobytes(join(assets, name)).toFixed(1)), unit: ' kB' }))
    .sort((a, b) => b.value - a.value);
  const sum = chunks.reduce((total, one) => total + one.value, 0);
  return report([...chunks.slice(0, SHOWN), { what: `all ${chunks.length} chunks`, value: Number(sum.toFixed(1)), unit: ' kB' }]);
}
