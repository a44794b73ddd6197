/** `npm run bench`: `main.ts`, with the code as fast as it is in the built product (`typesOut.mjs`). */
import { register } from 'node:module';

register('./typesOut.mjs', import.meta.url);
await import('./main.ts');
