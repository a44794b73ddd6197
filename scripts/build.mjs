/**
 * `npm run build`: portal and server into `dist/`. With `--when-stale` only what is older than its sources, with `--gallery` also the
 * gallery of widgets that the end-to-end tests go through.
 */
import { build, buildWhenStale, installPackages } from './installed.mjs';

installPackages({ tools: true });
const has = (flag) => process.argv.includes(`--${flag}`);
if (has('when-stale')) buildWhenStale({ gallery: has('gallery') });
else build();
