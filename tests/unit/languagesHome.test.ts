/** A language is its entry in `i18n/locales.ts` and its folder of catalogues; nothing else names one. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fallbackLocale, intlLocale, localeCodes, localeFor, localeOf, locales } from '#i18n/locales.ts';
import { entriesIn, readIn } from '#schemas/kernel/fields/localized.ts';

const root = resolve(import.meta.dirname, '../..');
/** Files that may name a language besides the table, and why. */
const allowed: Readonly<Record<string, string>> = {
  'i18n/locales.ts': 'the table itself',
  'i18n/keys.ts': 'the types of the keys, from the catalogue that is the model of all others',
};
const folders = ['schemas', 'server', 'resources', 'src', 'dataProvider', 'authProvider', 'i18n', 'config', 'scripts'];
/** A language code in quotes, as a key or as a property; a variable named after one; a Chinese code in a comment. */
const codes = localeCodes.join('|');
const NAMES = new RegExp(`'(${codes}|zh)'|"(${codes}|zh)"|\\b(en|zh)\\??: |\\.en\\b|\\bzh(-|[A-Z])|'(EN|TC|SC)'|/(${codes})/`);
const isCatalogue = (name: string) => localeCodes.some((code) => name.startsWith(`i18n/${code}/`));

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? sources(path) : /\.(tsx?|mjs)$/.test(name) ? [path] : [];
  });
}
const named = folders.flatMap((folder) =>
  sources(join(root, folder)).flatMap((path) => {
    const name = relative(root, path);
    if (isCatalogue(name)) return [];
    const lines = readFileSync(path, 'utf8').split('\n');
    return lines.flatMap((line, at) => (NAMES.test(line) ? [{ name, at: at + 1, line: line.trim() }] : []));
  }),
);

describe('a language', () => {
  it('is named only in the table and its catalogues', () => {
    const wrong = named.filter(({ name }) => !(name in allowed)).map(({ name, at, line }) => `${name}:${at} ${line}`);
    expect(wrong).toEqual([]);
    for (const name of Object.keys(allowed)) expect([name, named.some((one) => one.name === name)]).toEqual([name, true]);
  });

  it('has a folder with the same files as every other', () => {
    const files = (code: string) => readdirSync(join(root, 'i18n', code)).sort();
    for (const code of localeCodes) expect([code, files(code)]).toEqual([code, files(fallbackLocale)]);
    const open = readdirSync(join(root, 'i18n'), { withFileTypes: true }).filter((one) => one.isDirectory());
    expect(open.map(({ name }) => name).sort()).toEqual([...localeCodes].sort());
  });

  it('has names, buttons and marks of its own, and is a language that Intl knows', () => {
    for (const part of ['locale', 'name', 'short', 'content'] as const)
      expect(new Set(locales.map((one) => one[part])).size).toBe(locales.length);
    for (const code of localeCodes) {
      expect(Intl.getCanonicalLocales(code)).toEqual([code]);
      expect([code, localeFor([code])]).toEqual([code, code]);
      expect(Intl.DateTimeFormat.supportedLocalesOf(intlLocale(code))).toHaveLength(1);
    }
  });

  it('is found by the tags of browsers, in their order', () => {
    expect(localeFor(['zh-Hant-HK', 'en'])).toBe('zh-Hant');
    expect(localeFor(['zh-MO'])).toBe('zh-Hant');
    expect(localeFor(['zh-SG', 'zh-TW'])).toBe('zh-Hans');
    expect(localeFor([' EN-gb '])).toBe('en');
    expect(localeFor(['fr', 'zh'])).toBe('zh-Hans');
    expect(localeFor(['fr'])).toBe(fallbackLocale);
    expect(localeOf('fr').locale).toBe(fallbackLocale);
  });

  it('falls back where content is not translated', () => {
    expect(readIn({ en: 'Hall', 'zh-Hant': '禮堂', 'zh-Hans': '' }, 'zh-Hant')).toBe('禮堂');
    expect(readIn({ en: 'Hall', 'zh-Hans': '' }, 'zh-Hans')).toBe('Hall');
    expect(entriesIn({ en: ['a'], 'zh-Hant': [] }, 'zh-Hant')).toEqual(['a']);
    expect(entriesIn({}, 'fr')).toEqual([]);
  });
});
