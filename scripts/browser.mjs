/** Sees to it that there is a Chromium for the tests (`tests/e2e/browsers.ts` chooses). */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where a whole browser may be. */
export const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/** The same engine without a browser's own window: it takes a third of the time away. */
export const shells = ['/usr/bin/chromium-headless-shell'];

const quiet = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Installs a browser if there is none, and with it the shell that most tests run in. Ends the process if that fails. */
export function requireBrowser() {
  if (process.env.CHROMIUM_PATH || wholeBrowsers.some(existsSync)) return;
  process.stdout.write('Installing a browser …\n');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const install = (name) => quiet('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
    quiet('apt-get', ['update', '-qq']);
    if (install('chromium')) {
      install('chromium-headless-shell');
      return;
    }
  }
  if (quiet(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'])) return;
  process.stderr.write('No Chromium was found or could be installed. Set CHROMIUM_PATH to one.\n');
  process.exit(1);
}
