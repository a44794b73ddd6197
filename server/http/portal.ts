/** The portal's files: hashed ones are cached for ever, the page itself is revalidated every time. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { localeOfHeader } from '#i18n/server.ts';
import type { PageStart } from './pageStart.ts';
import { isPage, makePage } from './portalPage.ts';

export interface PortalOptions {
  /** The built portal: a folder with `index.html`, `assets/` and `.vite/manifest.json`. */
  root: string;
  /** Base of the API that the portal calls: `/api`, or an address of the operator's. */
  apiUrl: string;
  /** The product is reached over https. */
  secure: boolean;
  /** Written into the page before its root, with its nonce. */
  notice?: (nonce: string) => Promise<string>;
  /** Written there too: what belongs to the person who asks, if anything does. */
  start?: PageStart;
}

const YEAR_S = 31_536_000;
/** Where the built files are that have a hash in their names. */
export const ASSETS = '/assets/';
const isAsset = (path: string) => path.includes(ASSETS);

/** A file extension: letters and digits, the first a letter, so that neither `B1.5` nor a token has one. */
const FILE_ENDING = /\.[a-z][a-z0-9]{0,11}$/i;
/** What monitors and scanners ask any server for, without an extension. */
const PROBED = /^\/(metrics|healthz?|livez|readyz|status|server-status|actuator|graphql|wp-admin|cgi-bin)(\/|$)/i;

/**
 * True for addresses that scanners try on any server and no page has: hidden files and folders, and names with a file extension.
 * A page may have dots in its parameters, an e-mail address for example.
 */
export function looksForFile(path: string): boolean {
  const segments = path.split('/').map((one) => {
    try {
      return decodeURIComponent(one);
    } catch {
      return one;
    }
  });
  if (segments.some((one) => one.startsWith('.'))) return true;
  if (PROBED.test(path) && !isPage(path)) return true;
  const last = segments.filter(Boolean).at(-1) ?? '';
  return FILE_ENDING.test(last) && !last.includes('@') && !isPage(path);
}

function policy(apiUrl: string, nonce: string): string {
  const api = URL.canParse(apiUrl) ? ` ${new URL(apiUrl).origin}` : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'unsafe-inline'`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    `img-src 'self' data: blob:${api}`,
    // A downloaded document is shown by the browser's own viewer, in a frame.
    'frame-src blob:',
    'object-src blob:',
    `connect-src 'self'${api}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function secureHeaders(reply: FastifyReply, secure: boolean): void {
  void reply.headers({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
    ...(secure ? { 'strict-transport-security': `max-age=${YEAR_S}; includeSubDomains` } : {}),
  });
}

/**
 * Serves the portal: its files as they are (brotli or gzip from the build), and its page for every other address that a
 * browser requests. Without a build it does nothing, so that the API runs alone. Register it on the root, after the API.
 */
export async function portal(app: FastifyInstance, { root, apiUrl, secure, notice, start }: PortalOptions): Promise<void> {
  if (!existsSync(join(root, 'index.html'))) {
    app.log.warn('the portal is not built: only the API is served');
    return;
  }
  const page = makePage(root, apiUrl);
  // Without it, the portal asks for everything itself.
  const bringAlong: PageStart = async (request) =>
    start?.(request).catch((error: unknown) => {
      request.log.warn({ err: error }, 'a page was sent without what it brings along');
      return undefined;
    });
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    schemaHide: true,
    globIgnore: ['index.html', '**/*.br', '**/*.gz', '.vite/**'],
    setHeaders: (reply, path) => {
      void reply.header('cache-control', isAsset(path) ? `public, max-age=${YEAR_S}, immutable` : 'public, max-age=3600');
      void reply.header('vary', 'accept-encoding');
      void reply.header('x-content-type-options', 'nosniff');
    },
  });
  app.get('/*', { schema: { hide: true } as object }, async (request, reply) => {
    const path = request.url.split('?')[0] as string;
    const wantsPage =
      request.headers.accept?.includes('text/html') || request.headers.accept === '*/*' || !request.headers.accept;
    if (path === '/api' || path.startsWith('/api/') || path.startsWith(ASSETS) || !wantsPage || looksForFile(path))
      return reply.callNotFound();
    const nonce = randomBytes(16).toString('base64');
    secureHeaders(reply, secure);
    const [told = '', brought] = await Promise.all([notice?.(nonce), bringAlong(request)]);
    const html = page({ path, locale: brought?.locale ?? localeOfHeader(request.headers['accept-language']), nonce });
    const first = told + (brought?.element ?? '');
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        // What is one person's is kept nowhere: not by a proxy, nor for the next person at this browser, nor for the way back.
        'cache-control': brought ? 'private, no-store' : 'no-cache',
        vary: 'accept-language, cookie, sec-fetch-site',
        'content-security-policy': policy(apiUrl, nonce),
      })
      .send(first ? html.replace('<div id="root">', () => `${first}<div id="root">`) : html);
  });
}
