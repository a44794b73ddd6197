/**
 * Splits the portal's catalogues by area: what every page loads (`i18n/<language>/index.ts`) keeps the names of entities and of
 * the pages that menu and palette list, and the other words of an area become a chunk, loaded with its schemas.
 */
import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { localeCodes } from '../i18n/locales.ts';
import type { Catalogue } from '../i18n/shape.ts';
import { readSchemas } from './readSchemas.ts';

const root = resolve(import.meta.dirname, '..');
const LOADERS = resolve(root, 'i18n/areas.ts');
const CATALOGUE = /\/i18n\/([\w-]+)\/index\.ts(?:\?area=([\w-]+))?$/;

const catalogueOf = async (locale: string): Promise<Catalogue> => {
  const path = resolve(root, `i18n/${locale}/index.ts`);
  const { module } = await runnerImport<{ messages: Catalogue }>(path, { root, configFile: false, logLevel: 'error' });
  return module.messages;
};

/** The areas with entities, each with their names. */
async function readAreas(): Promise<Map<string, string[]>> {
  const { manifest } = await readSchemas();
  const areas = new Map<string, string[]>();
  for (const { area, name } of manifest.entities) areas.set(area, [...(areas.get(area) ?? []), name]);
  return areas;
}

/** What is shown of an entity without its schema. */
export function namesOf(words: Catalogue): Catalogue {
  const { list, tenantList, create } = (words.pages ?? {}) as Catalogue;
  return {
    name: words.name ?? '',
    pages: { ...(list ? { list } : {}), ...(tenantList ? { tenantList } : {}), ...(create ? { create } : {}) },
  };
}

export function wordsPlugin(): Plugin {
  let areas: Promise<Map<string, string[]>> | undefined;
  const catalogues = new Map<string, Promise<Catalogue>>();
  const messagesIn = (locale: string) => {
    const known = catalogues.get(locale) ?? catalogueOf(locale);
    catalogues.set(locale, known);
    return known;
  };
  return {
    name: 'atrium-words',
    // The gallery shows fields of entities without opening their areas; in development a changed word would make every part anew.
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    async load(id) {
      const [, locale, area] = CATALOGUE.exec(id.replaceAll('\\', '/')) ?? [];
      if (id !== LOADERS && !locale) return undefined;
      areas ??= readAreas();
      const entities = await areas;
      if (!locale) {
        const loaders = localeCodes.flatMap((code) =>
          [...entities.keys()].map((one) => `'${code}/${one}': () => import('./${code}/index.ts?area=${one}')`),
        );
        return `export const areaLoaders = {\n${loaders.join(',\n')}\n};`;
      }
      const messages = await messagesIn(locale);
      const resources = messages.resources as Record<string, Catalogue>;
      const split = new Set([...entities.values()].flat());
      const kept = area
        ? { resources: Object.fromEntries((entities.get(area) ?? []).map((name) => [name, resources[name] ?? {}])) }
        : {
            ...messages,
            resources: Object.fromEntries(
              Object.entries(resources).map(([name, words]) => [name, split.has(name) ? namesOf(words) : words]),
            ),
          };
      return `export const messages = ${JSON.stringify(kept)};`;
    },
  };
}
