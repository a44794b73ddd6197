/** The size of a page: gzipped bytes of its scripts, styles and fonts. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { gzippedKilobytes } from './sizes.ts';

const own = join(import.meta.dirname, '../../dist/portal');

/** The maximum kilobytes that a page loads until it is ready; used by the end-to-end tests and the bench. */
export const budgets = { login: 100, firstList: 350 } as const;

/**
 * The files that the page has requested, each with its kilobytes, the largest first.
 * @param portal the folder of the built portal
 */
export async function filesOf(page: Page, portal = own): Promise<{ path: string; kilobytes: number }[]> {
  const paths = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname));
  return [...new Set(paths)]
    .filter((path) => path.startsWith('/assets/') && existsSync(join(portal, path)))
    .map((path) => ({ path, kilobytes: gzippedKilobytes(join(portal, path)) }))
    .sort((one, other) => other.kilobytes - one.kilobytes);
}

export const sumOf = (files: readonly { kilobytes: number }[]): number =>
  Number(files.reduce((sum, one) => sum + one.kilobytes, 0).toFixed(1));
