/**
 * `npm start`, `npm run seed`, `npm run import`, `npm run restore`: runs a program of `dist/server`, named by the first word.
 * In a checkout it first installs what is missing and builds what is stale; where the build tools were left out
 * (`npm ci --omit=dev`) it runs the built files as they are.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWhenStale, installPackages, isBuildOnly, root } from './installed.mjs';

const [program] = process.argv.splice(2, 1);
installPackages();
// Only the server serves the portal.
if (!isBuildOnly()) buildWhenStale({ portal: program === 'main' });
process.chdir(root);
process.setSourceMapsEnabled(true);
// In this process, so that a signal reaches the program itself.
await import(pathToFileURL(join(root, 'dist', 'server', `${program}.js`)).href);
