/** What axe finds on a page as it is. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Fault {
  id: string;
  impact: string;
  nodes: { html: string }[];
}

/** Colours on their way are no colours yet; what moves for ever, such as a line that waits, does not end. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const passing = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(passing.map((one) => one.finished)).then(() => undefined);
  });

/** Nothing sets out to fade while axe looks, such as a notice whose time is up: a half faded text has too little contrast. */
const withoutTransitions = (page: Page, isOn: boolean): Promise<void> =>
  page.evaluate((on) => {
    const held = window as unknown as { stillness?: CSSStyleSheet };
    held.stillness ??= new CSSStyleSheet();
    held.stillness.replaceSync('*, ::before, ::after { transition: none !important; }');
    const others = document.adoptedStyleSheets.filter((one) => one !== held.stillness);
    document.adoptedStyleSheets = on ? [...others, held.stillness] : others;
  }, isOn);

/** Everything serious or critical that axe finds on the page, or of it what has to do with colours. */
export async function faultsOn(page: Page, looksAt: 'everything' | 'colours' = 'everything'): Promise<string[]> {
  await withoutTransitions(page, true);
  await atRest(page);
  await page.addScriptTag({ path: axePath }).catch(() => undefined);
  const hasAxe = await page.evaluate(() => 'axe' in window);
  // The page's own policy keeps foreign scripts out; the test runs axe from outside of it.
  if (!hasAxe) await page.evaluate(await readFile(axePath, 'utf8'));
  const faults = await page.evaluate(
    async (runOnly) => {
      const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Fault[] }> } };
      return (await axe.run({ resultTypes: ['violations'], runOnly })).violations;
    },
    looksAt === 'colours' ? { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } : undefined,
  );
  await withoutTransitions(page, false);
  return faults
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .map((one) => `${one.id}: ${one.nodes[0]?.html}`);
}

/**
 * Expects nothing of the kind on the page as it is now, light and dark: it follows the system at once, and nothing but
 * colours differs.
 */
export async function isFine(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect.soft(await faultsOn(page, colorScheme === 'light' ? 'everything' : 'colours'), `${what}, ${colorScheme}`).toEqual([]);
  }
}
