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
import { escapeMarkup } from '#server/files/escapeMarkup.ts';

/** What a public page other than /login needs: its module below `src/public`, and its own texts. */
interface LightPage {
  module?: string;
  texts?: string;
}
const success: LightPage = { module: 'confirm/SuccessPage', texts: 'entry' };
const legal: LightPage = { module: 'legal/LegalPage', texts: 'legal' };
const guest: LightPage = { module: 'guest/GuestPage', texts: 'guest' };
const contractorEnd: LightPage = { module: 'contractor/ContractorEndPage', texts: 'contractor' };
const payment: LightPage = { module: 'payment/PaymentPage', texts: 'payment' };

/**
 * Pages without sign-in; the rest belongs to the admin app, `/add-on/disabled/:module` too, because people who are sent there
 * are signed in. Keep in step with `src/routes.ts` and `src/public/OtherPage.tsx` (a test compares).
 */
export const lightPages: Readonly<Record<string, LightPage>> = {
  '/login': {},
  '/enter-code': { module: 'EnterCodePage', texts: 'entry' },
  '/code': { module: 'CodePage', texts: 'entry' },
  '/forgot-password': { module: 'password/ForgotPasswordPage', texts: 'entry' },
  '/password-expired': { module: 'password/PasswordExpiredPage', texts: 'entry' },
  '/update-password': { module: 'password/UpdatePasswordPage', texts: 'entry' },
  '/password-reset-success': { module: 'password/PasswordResetSuccessPage', texts: 'entry' },
  '/link-expired': { module: 'password/LinkExpiredPage', texts: 'entry' },
  '/invitation': { module: 'join/JoinPage', texts: 'entry' },
  '/confirm-account': { module: 'confirm/ConfirmAccountPage', texts: 'entry' },
  '/confirm-account/link-expired': { module: 'confirm/RegistrationLinkExpiredPage', texts: 'entry' },
  '/confirm-account/master-admin': success,
  '/confirm-account/sub-admin': success,
  '/confirm-account/staff': success,
  '/confirm-account/default': success,
  '/confirm-account/landlord-admin': success,
  '/terms-and-conditions': legal,
  '/personal-data-consent': legal,
  '/payment-expired': payment,
  '/payment-successful': payment,
  '/payment-failed': payment,
  '/payment-account-onboarding-successful': payment,
  '/payment-account-onboarding-failed': payment,
  '/event': { module: 'event/EventPage', texts: 'guest' },
  '/event-guest/:activityEventBookingUuid/:activityEventParticipantUuid/register': guest,
  '/event-guest/:activityEventBookingUuid/:activityEventParticipantUuid/checkin': guest,
  '/event-guest/:activityEventBookingUuid/:activityEventParticipantUuid/feedback': guest,
  '/event-guest/invalid': { module: 'guest/InvalidGuestPage', texts: 'guest' },
  '/contractor-form/submitted': contractorEnd,
  '/contractor-form/expired': contractorEnd,
  '/contractor-form/invalid': contractorEnd,
  '/contractor-form/:token': { module: 'contractor/ContractorPage', texts: 'contractor' },
  '/service-place/:place/:proof/request': { module: 'place/PlacePage', texts: 'place' },
  '/service-place/invalid': { module: 'place/InvalidPlacePage', texts: 'place' },
  '/public/hotdesks/zone-displays/setup': { module: 'display/DisplayApiKeySetup', texts: 'display' },
  '/public/hotdesks/zone-displays/select-display': { module: 'display/DisplaySelectScreen', texts: 'display' },
  '/public/hotdesks/zone-displays/:id': { module: 'display/DisplayGridScreen', texts: 'display' },
  '/mailbox': { module: 'MailboxPage', texts: 'mailbox' },
  '/404': { module: 'NotFoundPage', texts: 'entry' },
};

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
  tenantList: 'resources/generate/list/ListPage.tsx',
  create: 'resources/generate/form/CreatePage.tsx',
  edit: 'resources/generate/form/EditPage.tsx',
  show: 'resources/generate/show/ShowPage.tsx',
};
const ACTION_VIEW = 'resources/generate/form/ActionPage.tsx';

const pagesOf = (entity: Entity) =>
  [
    ...Object.entries(entity.pages as Record<string, string>).map(([name, path]) => ({ path, view: views[name] as string })),
    ...Object.values(entity.actions).flatMap(({ page }) => (page ? [{ path: page, view: ACTION_VIEW }] : [])),
  ].map((page) => ({ ...page, area: entity.area }));
const pages = entities.flatMap(pagesOf);

const lightModules = ({ module, texts }: LightPage, locale: LocaleCode): string[] => [
  'src/public/mount.tsx',
  `i18n/${locale}/auth.ts`,
  ...(module ? ['src/public/OtherPage.tsx', `src/public/${module}.tsx`] : []),
  ...(texts ? [`i18n/${locale}/${texts}.ts`] : []),
];

/** The page without sign-in at a path, which may have parameters. */
const lightPageAt = (path: string): LightPage | undefined =>
  lightPages[path.replace(/\/+$/, '')] ?? Object.entries(lightPages).find(([pattern]) => pathMatches(pattern, path))?.[1];

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
    ...(page ? [page.view, `area-${page.area}`, `i18n/${locale}/index.ts?area=${page.area}`] : []),
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
