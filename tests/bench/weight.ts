/** What a page weighs: the bytes of its scripts, styles and fonts, as gzip would send them. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { gzippedKilobytes } from './sizes.ts';

const portal = join(import.meta.dirname, '../../dist/portal');

/** Kilobytes that a page may weigh until it is ready; the end-to-end tests and the bench keep to the same. */
export const budgets = { login: 130, firstList: 412 } as const;

/** The files that the page has asked for, each with its kilobytes, the heaviest first. */
export async function filesOf(page: Page): Promise<{ path: string; kilobytes: number }[]> {
  const paths = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname));
  return [...new Set(paths)]
    .filter((path) => path.startsWith('/assets/') && existsSync(join(portal, path)))
    .map((path) => ({ path, kilobytes: gzippedKilobytes(join(portal, path)) }))
    .sort((one, other) => other.kilobytes - one.kilobytes);
}

export const sumOf = (files: readonly { kilobytes: number }[]): number =>
  Number(files.reduce((sum, one) => sum + one.kilobytes, 0).toFixed(1));
