/**
 * The browsers of the end-to-end tests: the shell where there is one, as it is a third faster; the whole browser for what only
 * that has. `CHROMIUM_PATH` is used for everything; undefined is Playwright's own.
 */
import { existsSync } from 'node:fs';
import { shells, wholeBrowsers } from '../../scripts/browser.mjs';

const given = process.env.CHROMIUM_PATH;

export const wholeBrowser: string | undefined = given ?? wholeBrowsers.find(existsSync);
export const testBrowser: string | undefined = given ?? [...shells, ...wholeBrowsers].find(existsSync);
