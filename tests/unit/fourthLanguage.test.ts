/**
 * A fourth language is a folder of catalogues and one entry: this test adds one in a copy of the product, and checks compiler,
 * loaders of portal and server, language menu, content fields, dates, mail and API.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fallbackLocale, locales } from '#i18n/locales.ts';

const root = resolve(import.meta.dirname, '../..');
const PARTS = ['schemas', 'server', 'resources', 'src', 'dataProvider', 'authProvider', 'i18n', 'config', 'package.json'];
/** The files that depend on the language; type-checking the whole product would take long. */
const COMPILED = [
  ...[
    'i18n',
    'schemas/kernel',
    'server/settings',
    'server/mail/template.ts',
    'server/engine/records/choiceLabel.ts',
    'server/db/kinds',
  ],
  ...[
    'src/language.ts',
    'src/kit/values/contentLanguages.ts',
    'src/kit/values/dateTime.ts',
    'resources/generate/options/edits.ts',
  ],
];
const CODE = 'cy';
const ENTRY = `  { locale: '${CODE}', name: 'Cymraeg', short: 'CY', content: 'CY', fits: /^cy/, dates: 'dayFirst', times: ['% YB', '% YH'] },\n`;
let copy: string;
let vite: ViteDevServer;
const load = (path: string) => vite.ssrLoadModule(`/${path}`);

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'atrium-language-'));
  for (const name of PARTS) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const settings = readFileSync(join(root, 'tsconfig.json'), 'utf8');
  writeFileSync(join(copy, 'tsconfig.json'), settings.replace(/"include": \[[^\]]*\]/, `"include": ${JSON.stringify(COMPILED)}`));
  // The catalogues, with each text marked; and the entry.
  cpSync(join(root, 'i18n', fallbackLocale), join(copy, 'i18n', CODE), { recursive: true });
  for (const name of ['auth', 'mail', 'legal']) {
    const path = join(copy, 'i18n', CODE, `${name}.ts`);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/(: ')/g, '$1Cymraeg '));
  }
  const table = join(copy, 'i18n/locales.ts');
  const entries = readFileSync(table, 'utf8');
  writeFileSync(table, entries.replace('] as const satisfies', `${ENTRY}] as const satisfies`));
  vite = await createServer({
    root: copy,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { external: true, noExternal: [/^#/] },
  });
}, 60_000);
afterAll(async () => {
  await vite?.close();
  rmSync(copy, { recursive: true, force: true });
});

describe('a fourth language', () => {
  it('compiles', async () => {
    const node = promisify(execFile)(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit'], { cwd: copy });
    await expect(node).resolves.toMatchObject({ stdout: '' });
  }, 60_000);

  it('is loaded by the portal, complete and in chunks', async () => {
    const { loadMessages, localeCodes } = await load('i18n/index.ts');
    expect(localeCodes).toEqual([...locales.map((one) => one.locale), CODE]);
    expect((await loadMessages(CODE)).auth.signIn).toMatch(/^Cymraeg /);
    const { loadPublicMessages } = await load('i18n/light.ts');
    expect((await loadPublicMessages(CODE)).auth.signIn).toMatch(/^Cymraeg /);
    const { legal, mailbox } = (await load('i18n/pages.ts')).pageTexts;
    expect(JSON.stringify(await legal(CODE))).toContain('Cymraeg ');
    expect(await mailbox(CODE)).toHaveProperty('mailbox.title');
    const { loadPart } = await load('i18n/later.ts');
    for (const part of ['bulkUpload', 'forms', 'permissions', 'sso', 'today'])
      expect(Object.keys(await loadPart(part, CODE)).length).toBeGreaterThan(0);
    const { modulesOf } = await load('server/http/portalPage.ts');
    expect(modulesOf('/login', CODE)).toContain(`i18n/${CODE}/auth.ts`);
  });

  it('is used by the server: in responses, in mail, and in its own settings', async () => {
    const { translate, localeOfHeader, catalogues } = await load('i18n/server.ts');
    expect(localeOfHeader('fr, cy-GB;q=0.9, en;q=0.5')).toBe(CODE);
    expect(translate(CODE, 'auth.signIn')).toMatch(/^Cymraeg /);
    expect(Object.keys(catalogues[CODE])).toEqual(Object.keys(catalogues[fallbackLocale]));
    const { composeMail } = await load('server/mail/template.ts');
    expect(composeMail('oneTimeCode', CODE, { code: '1' })).toMatchObject({
      html: expect.stringContaining(`<html lang="${CODE}">`),
    });
    const { demoPortalSettings } = await load('server/settings/demoPortalSettings.ts');
    const { portalSettingsIn } = await load('server/settings/portalSettings.ts');
    expect(portalSettingsIn(demoPortalSettings, CODE).help.guides[0].label).toBe('Getting started');
  });

  it('can be chosen before and after sign-in, and is recognised in the browser', async () => {
    const { localeFor } = await load('i18n/locales.ts');
    expect(localeFor(['cy-GB'])).toBe(CODE);
    const { LanguageChoice } = await load('src/public/Frame.tsx');
    const { TranslationProvider } = await load('src/public/translation.tsx');
    const page = (children: FunctionComponent) =>
      renderToStaticMarkup(createElement(TranslationProvider, { locale: CODE, messages: {} }, createElement(children)));
    expect(page(LanguageChoice)).toMatch(/lang="cy" aria-label="CY Cymraeg" aria-pressed="true"/);
    for (const path of ['src/admin/account/LanguageChoice.tsx', 'src/admin/pages/account/preferences.tsx'])
      expect(readFileSync(join(copy, path), 'utf8')).toContain('locales.map(');
  });

  it('is a content language: in inputs, validation, OpenAPI and cells', async () => {
    const { contentLanguages } = await load('src/kit/values/contentLanguages.ts');
    expect(contentLanguages.at(-1)).toEqual({ code: CODE, short: 'CY' });
    const { fieldSchema, problemsOf } = await load('schemas/kernel/rules/validate.ts');
    const { localized } = await load('schemas/kernel/fields/field.ts');
    expect(problemsOf(fieldSchema(localized()), { en: 'Hall', [CODE]: 'Neuadd' })).toBeUndefined();
    expect(problemsOf(fieldSchema(localized()), { en: 'Hall', xx: 'Hala' })).toMatchObject({ '': { code: 'unknownField' } });
    const { languagesKinds } = await load('server/db/kinds/languages.ts');
    expect(Object.keys(languagesKinds.localized.json({ max: 9 }).properties)).toContain(CODE);
    expect(languagesKinds.localized.cell({ en: 'Hall', [CODE]: 'Neuadd' }, { locale: CODE })).toBe('Neuadd');
  });

  it('writes dates and times as its entry says', async () => {
    const { formatDateTime } = await load('src/kit/values/dateTime.ts');
    expect(formatDateTime('2026-11-05T04:05:00Z', 'Asia/Hong_Kong', CODE)).toBe('05 Nov 2026, 12:05 YH');
  });
});
