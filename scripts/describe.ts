/**
 * `npm run --silent describe`: the product's pages, calls and English messages as one JSON object. Calls are those that
 * the server really registers.
 */
import { englishTexts } from '#i18n/server.ts';
import { entities } from '#schemas/index.ts';
import { uploadPages } from '#schemas/kernel/upload.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { portalPaths } from '#src/routes.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
/** Registering routes asks nothing of a database. */
const nothing = {} as Database;

const calls: [string, string][] = [];
const app = await buildApp({
  db: nothing,
  config: readConfig({ LOG_LEVEL: 'silent' }),
  onRoute: ({ method, url }) => {
    for (const one of [method].flat())
      if ((METHODS as readonly string[]).includes(one) && url.startsWith('/api/') && !url.startsWith('/api/docs'))
        calls.push([one, url.slice('/api'.length).replace(/:(\w+)/g, '{$1}')]);
  },
});
await app.ready();

const entityPages = entities.flatMap((entity) => [
  ...Object.values(entity.pages),
  ...Object.values(entity.actions).flatMap((action) => action.page ?? []),
  ...Object.values(entity.uploads ?? {}).flatMap(uploadPages),
]);
const described = { routes: [...new Set([...portalPaths, ...entityPages])], calls, messages: [...new Set(englishTexts())] };
process.stdout.write(`${JSON.stringify(described)}\n`, () => process.exit(0));
