/** Checks a page with axe in its current state. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Problem {
  id: string;
  impact: string;
  nodes: { html: string }[];
}

/** Waits for transitions, because colours are not final before; endless animations, such as a progress bar, are ignored. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const passing = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(passing.map((one) => one.finished)).then(() => undefined);
  });

/** What stands behind a dialog is hidden from assistive technology a moment after the dialog is shown: before, axe would look at it, too. */
const behindDialogs = (page: Page) =>
  page.waitForFunction(() => {
    const isOpen = [...document.querySelectorAll('body > .MuiModal-root')].some((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
    return !isOpen || document.getElementById('root')?.getAttribute('aria-hidden') === 'true';
  });

/** Rows that others are about to replace are faded. */
const rowsThere = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('[aria-busy=true] > [data-rows], ul[aria-busy=true]'));

/** Prevents fade-outs while axe checks, such as that of a snackbar: a half faded text has too little contrast. */
const withoutTransitions = (page: Page, isOn: boolean): Promise<void> =>
  page.evaluate((on) => {
    const held = window as unknown as { stillness?: CSSStyleSheet };
    held.stillness ??= new CSSStyleSheet();
    held.stillness.replaceSync('*, ::before, ::after { transition: none !important; }');
    const others = document.adoptedStyleSheets.filter((one) => one !== held.stillness);
    document.adoptedStyleSheets = on ? [...others, held.stillness] : others;
  }, isOn);

/** Rules that find nothing serious, whatever they find, and take a third of the time. */
const neverSerious = { region: { enabled: false }, 'heading-order': { enabled: false } };
const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
/** The side menu, the bar and the footer: half of what axe would look at on each page. */
const FRAME = ['nav.at-screen', '.at-bar', '#root footer'];

interface Look {
  at?: 'everything' | 'colours';
  /** The frame is the same around all pages: tests about it look at it, and one page of each account; with `E2E_ALL` every one. */
  frame?: boolean;
}

/** All serious and critical findings of axe on the page, or only those about colours. */
export async function problemsOn(page: Page, { at = 'everything', frame = false }: Look = {}): Promise<string[]> {
  await withoutTransitions(page, true);
  await rowsThere(page);
  await atRest(page);
  await behindDialogs(page);
  // The page's content security policy blocks foreign scripts; the test runs axe from outside.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readFile(axePath, 'utf8'));
  const problems = await page.evaluate(
    async ([rules, exclude]) => {
      const { axe } = window as unknown as { axe: { run(part: object, options: object): Promise<{ violations: Problem[] }> } };
      // Style sheets are not fetched once more for axe: the rules that read them look at pages turned on their side.
      return (await axe.run({ exclude }, { resultTypes: ['violations'], preload: false, ...rules })).violations;
    },
    [at === 'colours' ? { runOnly: COLOURS } : { rules: neverSerious }, frame || process.env.E2E_ALL ? [] : FRAME] as const,
  );
  await withoutTransitions(page, false);
  return problems
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .map((one) => `${one.id}: ${one.nodes[0]?.html}`);
}

export type Theme = 'light' | 'dark';
/** The dark theme differs in colours, which pages share: by its name, every second one is looked at in the dark as well. */
const themesOf = (what: string): readonly Theme[] => {
  const sum = [...what].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return sum % 2 === 0 || process.env.E2E_ALL ? ['light', 'dark'] : ['light'];
};

/**
 * Expects no such findings on the page in its current state, in the light theme or in both: the theme follows the system at once,
 * and only colours differ.
 */
export async function isFine(
  page: Page,
  what: string,
  { themes = themesOf(what), frame }: { themes?: readonly Theme[]; frame?: boolean } = {},
): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const problems = await problemsOn(page, { at: colorScheme === 'light' ? 'everything' : 'colours', frame });
    expect.soft(problems, `${what}, ${colorScheme}`).toEqual([]);
  }
}
