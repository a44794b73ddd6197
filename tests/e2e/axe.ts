/** Checks a page with axe in its current state. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Fault {
  id: string;
  impact: string;
  nodes: { html: string }[];
}

/** Waits for transitions, because colours are not final before; endless animations, such as a progress bar, are ignored. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const passing = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(passing.map((one) => one.finished)).then(() => undefined);
  });

/** Prevents fade-outs while axe checks, such as that of a snackbar: a half faded text has too little contrast. */
const withoutTransitions = (page: Page, isOn: boolean): Promise<void> =>
  page.evaluate((on) => {
    const held = window as unknown as { stillness?: CSSStyleSheet };
    held.stillness ??= new CSSStyleSheet();
    held.stillness.replaceSync('*, ::before, ::after { transition: none !important; }');
    const others = document.adoptedStyleSheets.filter((one) => one !== held.stillness);
    document.adoptedStyleSheets = on ? [...others, held.stillness] : others;
  }, isOn);

/** All serious and critical findings of axe on the page, or only those about colours. */
export async function faultsOn(page: Page, looksAt: 'everything' | 'colours' = 'everything'): Promise<string[]> {
  await withoutTransitions(page, true);
  await atRest(page);
  // The page's content security policy blocks foreign scripts; the test runs axe from outside.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readFile(axePath, 'utf8'));
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

export type Theme = 'light' | 'dark';
/**
 * Expects no such findings on the page in its current state, light and dark: the theme follows the system at once, and only
 * colours differ.
 */
export async function isFine(page: Page, what: string, themes: readonly Theme[] = ['light', 'dark']): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect.soft(await faultsOn(page, colorScheme === 'light' ? 'everything' : 'colours'), `${what}, ${colorScheme}`).toEqual([]);
  }
}
