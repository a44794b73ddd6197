/** Finds a Chromium for the tests, or installs one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const quiet = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Path of a browser, installed if necessary; undefined means Playwright's own. Ends the process if there is none. */
export function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const known = KNOWN.find(existsSync);
  if (known) return known;
  process.stdout.write('Installing a browser …\n');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    quiet('apt-get', ['update', '-qq']);
    if (quiet('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])) return KNOWN.find(existsSync);
  }
  if (quiet(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'])) return undefined;
  process.stderr.write('No Chromium was found or could be installed. Set CHROMIUM_PATH to one.\n');
  return process.exit(1);
}
