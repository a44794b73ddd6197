import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { entities } from '#schemas/index.ts';
import { filesOfPage } from '#schemas/shell/publicPageFiles.ts';
import { looksForFile, portal } from '#server/http/portal.ts';
import { modulesOf } from '#server/http/portalPage.ts';
import { publicPaths, whenSignedIn } from '#src/routes.ts';

const project = resolve(import.meta.dirname, '../..');
const root = mkdtempSync(join(tmpdir(), 'portal-'));
const chunks = {
  'index.html': {
    file: 'assets/index-1.js',
    assets: ['assets/inter-basic-1.woff2', 'assets/inter-latin-wght-normal-1.woff2'],
  },
  'src/public/mount.tsx': { file: 'assets/public-1.js', css: ['assets/public-1.css'], imports: ['_react.js'] },
  '_frame-1.js': { file: 'assets/admin-1.js', name: 'frame', imports: ['_react.js'] },
  'resources/generate/list/ListPage.tsx': { file: 'assets/list-1.js' },
  '_area-parking-1.js': { file: 'assets/parking-1.js', name: 'area-parking' },
  'i18n/en/index.ts': { file: 'assets/en-1.js' },
  'i18n/zh-Hant/index.ts': { file: 'assets/hant-1.js' },
  '_react.js': { file: 'assets/react-1.js' },
  // As the build names them: by their path alone.
  'src/theme/inter-basic.woff2': { file: 'assets/inter-basic-1.woff2' },
};
let app: FastifyInstance;
beforeAll(async () => {
  mkdirSync(join(root, '.vite'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, '.vite/manifest.json'), JSON.stringify(chunks));
  writeFileSync(join(root, 'index.html'), '<html><head><meta name="atrium-api" content="/api" /></head><body></body></html>');
  writeFileSync(join(root, 'assets/admin-1.js'), 'plain');
  writeFileSync(join(root, 'assets/admin-1.js.br'), 'small');
  app = Fastify();
  app.get('/api/known', () => 'yes');
  await app.register(portal, { root, apiUrl: 'https://api.example/api', secure: true });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});
const page = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8', ...headers } });

describe('the portal page', () => {
  it('is served for every page path with the API address, and never cached', async () => {
    for (const url of ['/', '/login', '/parking/carparks/4?x=1', '/no/such/page']) {
      const answer = await page(url);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(answer.body).toContain('<meta name="atrium-api" content="https://api.example/api" />');
    }
  });
  it('is not served to programs that look for files', async () => {
    const sought = [
      '/wp-login.php',
      '/.env',
      '/.git/config',
      '/%2egit/HEAD',
      '/%2Eenv',
      '/a/.well-known/x',
      '/backup.sql',
      '/old/site.tar.gz',
    ];
    for (const url of [...sought, '/config.json?x=1', '/robots.txt', '/nothing/here.map/', '/a/b.PHP', '/nobody.invalid'])
      for (const accept of ['text/html,*/*;q=0.8', '*/*'])
        expect([url, (await page(url, { accept })).statusCode]).toEqual([url, 404]);
    expect((await page('/assets/admin-1.js')).statusCode).toBe(200);
  });
  it('may have dots in its path: an e-mail address, a version, a code', async () => {
    const known = entities.flatMap(({ pages, actions }) => [
      ...Object.values(pages as Record<string, string>),
      ...Object.values(actions).flatMap((one) => one.page ?? []),
    ]);
    const screens = [
      ...known,
      ...publicPaths,
      '/dashboard',
      '/upload/x/confirm',
      '/customer/anna.tan@example.com',
      '/reports/B1.5',
      '/x/v1.0',
    ];
    for (const path of screens)
      for (const value of ['17', 'anna.tan@example.com'])
        expect([path, looksForFile(path.replace(/:\w+/g, value))]).toEqual([path, false]);
    for (const path of known) expect([path, looksForFile(path.replace(/:\w+/g, 'a.b.pdf'))]).toEqual([path, false]);
    expect(looksForFile('/%E0%A4%A')).toBe(false);
  });
  it('allows no inline script, and styles only with a nonce that changes', async () => {
    const [first, second] = [await page('/login'), await page('/login')];
    const nonce = (body: string) => /csp-nonce" nonce="([^"]+)"/.exec(body)?.[1] as string;
    const policy = String(first.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain(`style-src-elem 'self' 'nonce-${nonce(first.body)}'`);
    expect(policy).toContain("connect-src 'self' https://api.example;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(nonce(first.body)).not.toBe(nonce(second.body));
    expect(first.headers['strict-transport-security']).toBeTruthy();
  });
  it('preloads all chunks of the requested page, in the reader’s language', async () => {
    const { body } = await page('/parking/carparks', { 'accept-language': 'zh-HK' });
    for (const file of ['admin-1', 'react-1', 'list-1', 'parking-1', 'hant-1'])
      expect(body).toContain(`<link rel="modulepreload" href="/assets/${file}.js">`);
    const login = (await page('/login')).body;
    expect(login).toContain('/assets/public-1.css');
    expect(login).not.toContain('admin-1');
    expect(login).toContain('inter-basic-1.woff2');
    expect(login).not.toContain('inter-latin');
  });
  it('preloads as modules what is one, on every page', async () => {
    const paths = entities.flatMap(({ pages }) => Object.values(pages as Record<string, string>));
    expect(paths).toContain('/tenant-service-request/requests');
    for (const path of [...paths, ...publicPaths])
      for (const [, file] of (await page(path)).body.matchAll(/<link rel="modulepreload" href="([^"]+)">/g))
        expect(file, path).toMatch(/\.js$/);
    expect((await page('/tenant-service-request/requests')).body).toContain('/assets/list-1.js');
  });
  it('is not the answer to an unknown call or a missing file', async () => {
    for (const url of ['/api/unknown', '/assets/gone-1.js']) expect((await page(url)).statusCode).toBe(404);
    expect((await page('/api/known')).body).toBe('yes');
    expect((await app.inject({ url: '/users', headers: { accept: 'application/json' } })).statusCode).toBe(404);
  });
  it('preloads the admin app where somebody who is signed in sees it', () => {
    expect(modulesOf('/add-on/disabled/EVENT', 'en')).toContain('frame');
  });
  it('preloads the module and texts of each public page, in the reader’s language', () => {
    for (const path of publicPaths)
      for (const locale of localeCodes) {
        if (whenSignedIn(path) === 'admin') continue;
        const { module, texts } = filesOfPage(path);
        const modules = modulesOf(`${path}/`, locale);
        expect(modules.filter((one) => !existsSync(join(project, one)))).toEqual([]);
        expect(modules).toEqual([
          'src/public/mount.tsx',
          `i18n/${locale}/auth.ts`,
          ...(module ? ['src/public/OtherPage.tsx', `src/public/${module}.tsx`] : []),
          ...(texts ? [`i18n/${locale}/${texts}.ts`] : []),
        ]);
      }
  });
});

describe('the files of the build', () => {
  it('are cached permanently and compressed', async () => {
    const answer = await app.inject({ url: '/assets/admin-1.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['cache-control']).toContain('immutable');
    expect([answer.headers['content-encoding'], answer.body]).toEqual(['br', 'small']);
    expect((await app.inject({ url: '/assets/admin-1.js' })).body).toBe('plain');
  });
  it('have no source maps', async () => {
    expect((await app.inject({ url: '/.vite/manifest.json', headers: { accept: 'application/json' } })).statusCode).toBe(404);
  });
});
