/**
 * The browsers of the end-to-end tests: the shell where there is one, as it is a third faster; the whole browser for what only
 * that has. `CHROMIUM_PATH` is used for everything; undefined is Playwright's own.
 */
import { existsSync } from 'node:fs';
import { shells, wholeBrowsers } from '../../scripts/browser.mjs';

const given = process.env.CHROMIUM_PATH;

export const wholeBrowser: string | undefined = given ?? wholeBrowsers.find(existsSync);
export const testBrowser: string | undefined = given ?? [...shells, ...wholeBrowsers].find(existsSync);

/**
 * Pages in tests live for seconds: what V8 does for a long life (optimised code, threads that collect garbage) takes a sixth of
 * the processor's time and is never used.
 */
export const shortLived = '--js-flags=--no-opt --no-maglev --max-lazy --single-threaded-gc --min-semi-space-size=16';
/** For a page that computes, such as one that reads codes from a camera. */
export const longLived = (args: readonly string[] = []): string[] => args.filter((one) => one !== shortLived);
