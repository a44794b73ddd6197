/**
 * `npm run --silent describe`: the product's pages, calls and English messages as one JSON object. Calls are those that
 * the server really registers; the names of the languages on inputs (EN, TC, SC) stand beside the catalogue.
 */
import { locales } from '#i18n/locales.ts';
import { englishTexts } from '#i18n/server.ts';
import { areas } from '#schemas/index.ts';
import { manifestOf } from '#schemas/kernel/areas/manifest.ts';
import { pagesOf } from '#schemas/kernel/areas/page.ts';
import { withBraces } from '#schemas/kernel/calls/path.ts';
import { publicPaths } from '#schemas/shell/publicPages.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';

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
        calls.push([one, withBraces(url.slice('/api'.length))]);
  },
});
await app.ready();

const routes = ['/', ...publicPaths, ...pagesOf(manifestOf(areas)).map(({ path }) => path)];
const messages = [...englishTexts(), ...locales.map(({ content }) => content)];
const described = { routes: [...new Set(routes)], calls, messages: [...new Set(messages)] };
process.stdout.write(`${JSON.stringify(described)}\n`, () => process.exit(0));
