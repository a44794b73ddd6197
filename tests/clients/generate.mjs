/**
 * Generates two clients of the API: `node generate.mjs FILE FOLDER TAGS` writes `openapi.ts` (openapi-typescript, every call) and
 * `sdk/` (@hey-api/openapi-ts with its fetch client). The second one's time grows with the square of the calls: it gets those of some tags.
 * Both need the interface of TypeScript that the product's version no longer has: here they find the version before it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire, register } from 'node:module';
import { join } from 'node:path';

const hook = `export const resolve = (name, context, next) => next(name === 'typescript' ? 'typescript5' : name, context);`;
register(`data:text/javascript,${encodeURIComponent(hook)}`, import.meta.url);

const [file, folder, tags] = process.argv.slice(2);
const document = JSON.parse(readFileSync(file, 'utf8'));

const { default: typesOf, astToString } = await import('openapi-typescript');
// Its own rules are among those of the linter, which has a test of its own.
const { createConfig } = createRequire(import.meta.resolve('openapi-typescript'))('@redocly/openapi-core');
const types = await typesOf(structuredClone(document), { redocly: await createConfig({}), silent: true });
writeFileSync(join(folder, 'openapi.ts'), astToString(types));

const known = new Set(tags.split(','));
const isOfTags = ([, calls]) => Object.values(calls).some((call) => known.has(call.tags[0]));
const { createClient } = await import('@hey-api/openapi-ts');
await createClient({
  input: { ...document, paths: Object.fromEntries(Object.entries(document.paths).filter(isOfTags)) },
  output: { path: join(folder, 'sdk'), importFileExtension: '.ts' },
  plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
  parser: { filters: { orphans: false } },
  logs: { level: 'silent', file: false },
});
