/**
 * The one HTML page of the portal, rendered per request: the API's address, a nonce for styles, and links that let the
 * browser fetch everything the requested page needs at once, instead of one chunk after another.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleCode } from '#i18n/locales.ts';
import { entities } from '#schemas/index.ts';
import { closest, pathMatches } from '#schemas/kernel/calls/path.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type PublicPageFiles, publicPageFiles } from '#schemas/shell/publicPageFiles.ts';
import { type PublicPath, whenSignedIn } from '#schemas/shell/publicPages.ts';
import { escapeMarkup } from '#server/files/escapeMarkup.ts';

/** Pages without sign-in; the rest belongs to the admin app, also what people see there who are signed in. */
const lightPages: readonly (readonly [string, PublicPageFiles])[] = Object.entries<PublicPageFiles>(publicPageFiles).filter(
  ([path]) => whenSignedIn(path as PublicPath) !== 'admin',
);

/** The basic part of the typeface: every page shows it, in any language. */
const FIRST_FONT = /inter-basic-.*\.woff2$/;

interface Chunk {
  file: string;
  name?: string;
  css?: readonly string[];
  imports?: readonly string[];
  assets?: readonly string[];
}
type Chunks = Readonly<Record<string, Chunk>>;

/** The view of each page of an entity; all action pages share one. */
const views: Readonly<Record<string, string>> = {
  list: 'resources/generate/list/ListPage.tsx',
  create: 'resources/generate/form/CreatePage.tsx',
  edit: 'resources/generate/form/EditPage.tsx',
  show: 'resources/generate/show/ShowPage.tsx',
  action: 'resources/generate/form/ActionPage.tsx',
};

const pagesOf = (entity: Entity) =>
  [
    ...Object.entries(entity.pages as Record<string, string>).map(([name, path]) => ({
      path,
      view: name === 'tenantList' ? 'list' : name,
    })),
    ...Object.values(entity.actions).flatMap(({ page }) => (page ? [{ path: page, view: 'action' }] : [])),
  ].map((page) => ({ ...page, entity }));
const pages = entities.flatMap(pagesOf);

const lightModules = ({ module, texts }: PublicPageFiles, locale: LocaleCode): string[] => [
  'src/public/mount.tsx',
  `i18n/${locale}/auth.ts`,
  ...(module ? ['src/public/OtherPage.tsx', `src/public/${module}.tsx`] : []),
  ...(texts ? [`i18n/${locale}/${texts}.ts`] : []),
];

/** The page without sign-in at a path, which may have parameters. */
const lightPageAt = (path: string): PublicPageFiles | undefined =>
  lightPages.find(([pattern]) => pathMatches(pattern, path))?.[1];

/** The page of an entity at a path and its view; `public` for one without sign-in, undefined for any other. */
export const pageOf = (path: string): { entity: Entity; view: string } | 'public' | undefined =>
  lightPageAt(path) ? 'public' : closest(pages, path);

/** True for the address of a page without sign-in, or of an entity. */
export const isPage = (path: string): boolean =>
  lightPageAt(path) !== undefined || pages.some((page) => pathMatches(page.path, path));

/**
 * Source modules that a path needs besides the entry, and names of chunks that the build puts together from many. The bare `/`
 * redirects, so nothing is preloaded for it.
 */
export function modulesOf(path: string, locale: LocaleCode): string[] {
  if (path === '/') return [];
  const light = lightPageAt(path);
  if (light) return lightModules(light, locale);
  const page = closest(pages, path);
  return [
    'frame',
    'early',
    `i18n/${locale}/index.ts`,
    ...(page ? [views[page.view] as string, `area-${page.entity.area}`, `i18n/${locale}/index.ts?area=${page.entity.area}`] : []),
  ];
}

/** Files of the modules and of everything they import statically. */
function filesOf(chunks: Chunks, modules: readonly string[]): { scripts: Set<string>; styles: Set<string> } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  // Fonts and pictures have no name.
  const named = new Map(Object.values(chunks).flatMap((chunk) => (chunk.name ? [[chunk.name, chunk] as const] : [])));
  const visit = (name: string) => {
    const chunk = chunks[name] ?? named.get(name);
    if (!chunk?.file.endsWith('.js') || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const sheet of chunk.css ?? []) styles.add(sheet);
    for (const other of chunk.imports ?? []) visit(other);
  };
  for (const module of modules) visit(module);
  return { scripts, styles };
}

export interface PageRequest {
  /** Path without query. */
  path: string;
  locale: LocaleCode;
  nonce: string;
}

/**
 * Reads the built portal in `root`.
 * @param apiUrl base address of the API that the portal calls
 * @returns the page as HTML text
 */
export function makePage(root: string, apiUrl: string): (request: PageRequest) => string {
  const template = readFileSync(join(root, 'index.html'), 'utf8').replace(
    /<meta name="atrium-api"[^>]*>/,
    `<meta name="atrium-api" content="${escapeMarkup(apiUrl)}" />`,
  );
  const chunks = JSON.parse(readFileSync(join(root, '.vite/manifest.json'), 'utf8')) as Chunks;
  // The chunk that contains the typeface's style sheet, whichever it is.
  const fonts = [...new Set(Object.values(chunks).flatMap(({ assets = [] }) => assets))]
    .filter((file) => FIRST_FONT.test(file))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`);
  const cache = new Map<string, string>();
  const links = (path: string, locale: LocaleCode) => {
    const modules = modulesOf(path, locale);
    const key = modules.join();
    const known = cache.get(key);
    if (known !== undefined) return known;
    const { scripts, styles } = filesOf(chunks, modules);
    const made = [
      ...fonts,
      ...[...scripts].filter((file) => !template.includes(file)).map((file) => `<link rel="modulepreload" href="/${file}">`),
      ...[...styles]
        .filter((file) => !template.includes(file))
        .map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
    ].join('');
    cache.set(key, made);
    return made;
  };
  return ({ path, locale, nonce }) =>
    template.replace('</head>', `<meta property="csp-nonce" nonce="${nonce}">${links(path, locale)}</head>`);
}
