import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LocaleCode } from '#i18n/locales.ts';
import { pageTexts } from '#i18n/pages.ts';
import { localeOfHeader, catalogues as serverCatalogues, translate } from '#i18n/server.ts';
import type { Catalogue } from '#i18n/shape.ts';
import { areas, entities } from '#schemas/index.ts';
import { errorStatus } from '#schemas/kernel/calls/errors.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { stampsOf } from '#schemas/kernel/entity/record.ts';
import { categoryOf } from '#schemas/kernel/fields/field.ts';
import { systemData, systemDataOf } from '#schemas/kernel/fields/systemData.ts';
import { allTabs } from '#schemas/kernel/lists/query.ts';
import { addOns, catalogue, roleCodes, sides } from '#schemas/kernel/rights/access.ts';
import { patterns } from '#schemas/kernel/rules/validate.ts';
import { noticeKeys } from '#schemas/kernel/states/notice.ts';
import { stepsOf } from '#schemas/kernel/states/steps.ts';

const root = resolve(import.meta.dirname, '../..');

function flatten(part: Catalogue, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(part))
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  return flat;
}
/** The server's catalogue, which includes the portal's, and the texts of the pages without sign-in. */
async function everyText(locale: LocaleCode): Promise<Map<string, string>> {
  const pages = await Promise.all(Object.values(pageTexts).map((texts) => texts(locale)));
  return flatten(Object.assign({}, serverCatalogues[locale], ...pages) as Catalogue);
}
const catalogues = {
  en: await everyText('en'),
  'zh-Hant': await everyText('zh-Hant'),
  'zh-Hans': await everyText('zh-Hans'),
};
const paramsOf = (text: string) => [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map((match) => match[1]))].sort();

/** Every key that the views and the server derive from one schema. */
function keysOf(entity: Entity): string[] {
  const base = `resources.${entity.name}`;
  const keys = [`${base}.name`];
  for (const [name, field] of Object.entries(entity.fields)) {
    keys.push(`${base}.fields.${name}`);
    // System data keys are checked by category, below.
    if (
      (field.kind === 'enum' || field.kind === 'enums' || field.kind === 'cases' || field.kind === 'usage') &&
      !categoryOf(field)
    )
      keys.push(...field.values.map((value) => `${base}.enums.${name}.${value}`));
  }
  keys.push(...Object.keys(entity.list.byRule ?? {}).map((param) => `${base}.fields.${param}`));
  if (Object.keys(entity.pages).length) {
    for (const { section } of [...entity.form, ...entity.show]) keys.push(`${base}.sections.${section}`);
    keys.push(...allTabs(entity).map((tab) => `${base}.tabs.${tab.code}`));
    keys.push(...Object.keys(entity.pages).map((page) => `${base}.pages.${page}`));
    keys.push(`areas.${entity.area}`);
    keys.push(...Object.keys(entity.uploads ?? {}).map((name) => `${base}.pages.upload.${name}`));
  }
  keys.push(...stampsOf(entity).map(({ name }) => `${base}.stamps.${name}`));
  for (const [name, action] of Object.entries(entity.actions)) {
    keys.push(`${base}.actions.${name}`, ...noticeKeys(action.notice).map((notice) => `notices.${notice}`));
    if (action.confirm || action.remark) keys.push(`${base}.confirm.${name}`);
    for (const { says } of Object.values(action.inState ?? {}))
      keys.push(`${base}.actions.${says}`, `${base}.confirm.${says}`, `${base}.done.${says}`);
    if (!action.section && !action.stamp) keys.push(`${base}.done.${name}`);
    if (action.page) keys.push(`${base}.pages.${name}`);
  }
  if (entity.results) keys.push(`${base}.pages.results`);
  keys.push(...stepsOf(entity).map(({ step }) => `${base}.steps.${step}`));
  keys.push(
    ...Object.values(entity.notices)
      .flatMap(noticeKeys)
      .map((notice) => `notices.${notice}`),
  );
  keys.push(...Object.values(entity.limits ?? {}).map(({ error }) => `errors.${error}`));
  return keys;
}
const kindFiles = readdirSync(join(root, 'schemas/kernel/kinds')).map((name) => `kinds/${name}`);
const validationCodes = ['rules/validate.ts', ...kindFiles].flatMap((name) =>
  [...readFileSync(join(root, 'schemas/kernel', name), 'utf8').matchAll(/(?:say\(|code: )'([\w.]+)'/g)].map(
    (match) => match[1] as string,
  ),
);
const needed = [
  // What people are told at the steps of a flow.
  ...entities.flatMap(({ name, notifications = {} }) =>
    Object.keys(notifications).flatMap((tell) => [`notifications.${name}.${tell}.subject`, `notifications.${name}.${tell}.body`]),
  ),
  ...entities.flatMap(({ name, report }) => (report ? [`reports.titles.${name}`] : [])),
  ...entities.flatMap(keysOf),
  ...areas.flatMap(({ widgets }) => widgets.flatMap(({ kind, code }) => (kind === 'activity' ? [] : [`today.widgets.${code}`]))),
  ...areas.flatMap(({ screens }) => screens.map(({ name, title }) => title ?? `screens.${name}`)),
  ...Object.keys(errorStatus).map((code) => `errors.${code}`),
  ...validationCodes.map((code) => `errors.${code}`),
  ...Object.keys(patterns).map((name) => `errors.pattern.${name}`),
  ...roleCodes.map((role) => `roles.${role}`),
  ...addOns.map((addOn) => `addOns.${addOn}`),
  ...sides.map((side) => `sides.${side}`),
  ...Object.keys(catalogue).map((group) => `permissionGroups.${group}`),
  ...Object.values(catalogue).flatMap((group) => group.functions.map((one) => `permissionFunctions.${one}`)),
  ...Object.keys(systemData).flatMap((name) =>
    (systemDataOf(name) ?? []).filter((one) => !one.label).map((one) => `systemData.${name}.${one.code}`),
  ),
  ...['id', 'createdDate', 'createdUser', 'updatedDate', 'updatedUser'].map((name) => `common.fields.${name}`),
];

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? sources(path) : /\.tsx?$/.test(name) ? [path] : [];
  });
}
/** Keys in the source: `translate('shell.menu')`, `t('auth.signIn')`, and strings that look like such keys. */
const parts = [
  ...['account', 'auth', 'bulkUpload', 'dates', 'desk', 'devices', 'entry', 'errors', 'inputs', 'kit', 'legal', 'lists'],
  ...['mailbox', 'notices', 'payment', 'record', 'shell', 'sso', 'steps', 'today', 'ra'],
].join('|');
const sourceTexts = ['src', 'resources', 'authProvider', 'dataProvider', 'server', 'schemas'].flatMap((folder) =>
  sources(join(root, folder)).map((path) => readFileSync(path, 'utf8')),
);
const written = sourceTexts.flatMap((text) =>
  [...text.matchAll(new RegExp(`'((?:${parts})\\.[A-Za-z][\\w.]*)'`, 'g'))].map((match) => match[1] as string),
);

/** `kit.file.` of `translate(`kit.file.${code}`)`: any key below it may be used. */
const prefixes = new Set(
  sourceTexts.flatMap((text) =>
    [...text.matchAll(/`((?:\w+\.)+)\$\{/g), ...text.matchAll(/'((?:\w+\.)+)'/g)].map((match) => match[1] as string),
  ),
);
const literals = new Set(
  sourceTexts.flatMap((text) => [...text.matchAll(/['"`]([\w-]+(?:\.[\w-]+)*)['"`]/g)].map((match) => match[1] as string)),
);
/** React-admin's own texts, and labels of the specification for future pages; nothing in our sources names them. */
const FOREIGN = /^(ra|addOns|areas|permissionFunctions|permissionGroups|roles|sides|resources|systemData|mail|legal|payment)\./;
const isUsed = (key: string): boolean => {
  if (FOREIGN.test(key) || needed.includes(key) || literals.has(key)) return true;
  const parts = key.split('.');
  return parts.some((_, index) => {
    const stem = parts.slice(0, index).join('.');
    return index > 0 && (prefixes.has(`${stem}.`) || (index > 1 && literals.has(stem)));
  });
};

/** Texts that are the same in Chinese: names, numbers, units. */
const SAME = [
  /^ra\.(page\.(edit|list|show)|boolean\.null)$/,
  /^resources\..*\.enums\.timeZone/,
  /^mail\.closing$/,
  /^kit\..*(Format|Example)$/,
];

/** Fields that many kinds of content have, such as the audience, are worded once. */
const shared = (key: string): string => key.replace(/^resources\.[\w-]+\.(fields|enums)\./, 'common.$1.');

describe('catalogues', () => {
  for (const [locale, texts] of Object.entries(catalogues)) {
    it(`${locale} has every key of the schemas, errors and access rules`, () => {
      expect([...new Set(needed)].filter((key) => !texts.has(key) && !texts.has(shared(key)))).toEqual([]);
    });
    it(`${locale} has every key in the source`, () => {
      const flat = [...texts.keys()];
      const missing = written.filter((key) => !texts.has(key) && !flat.some((one) => one.startsWith(`${key}.`)));
      expect([...new Set(missing)]).toEqual([]);
    });
  }

  for (const locale of ['zh-Hant', 'zh-Hans'] as const) {
    it(`${locale} has the same keys and parameters as English`, () => {
      const other = catalogues[locale];
      expect([...other.keys()].sort()).toEqual([...catalogues.en.keys()].sort());
      // Chinese has no plural, so it may use the number where English has a word for one, and leave out what English repeats.
      const wrong = [...catalogues.en].filter(
        ([key, text]) => !key.startsWith('ra.') && `${paramsOf(text)}` !== `${paramsOf(other.get(key) ?? '')}`,
      );
      expect(wrong.map(([key]) => key)).toEqual([]);
    });
    it(`${locale} is translated`, () => {
      const same = [...catalogues.en].filter(
        ([key, text]) =>
          /\p{L}/u.test(text.replace(/%\{\w+\}/g, '')) &&
          catalogues[locale].get(key) === text &&
          !SAME.some((one) => one.test(key)),
      );
      expect(same.map(([key]) => key)).toEqual([]);
    });
  }

  it('have no unused texts', () => {
    expect([...catalogues.en.keys()].filter((key) => !isUsed(key))).toEqual([]);
  });

  it('has one term for one thing: a building is 大廈 and 大厦, a user is 用戶 and 用户', () => {
    const other = { 'zh-Hant': /大樓|使用者/, 'zh-Hans': /大楼|使用者/ } as const;
    for (const [locale, word] of Object.entries(other))
      expect([...catalogues[locale as keyof typeof other]].filter(([, text]) => word.test(text))).toEqual([]);
  });
  it('Traditional and Simplified Chinese are not mixed', () => {
    const mixed = (locale: 'zh-Hant' | 'zh-Hans', foreign: RegExp) =>
      [...catalogues[locale]].filter(([, text]) => foreign.test(text)).map(([key]) => key);
    expect(mixed('zh-Hans', /[們這個為與請無電戶車場號碼確認開關閉錄態權帳]/)).toEqual([]);
    expect(mixed('zh-Hant', /[们这个为请无电户车场码确认开关闭录态权账]/)).toEqual([]);
  });
});

describe('the server translates', () => {
  it('fills parameters in and falls back to the key', () => {
    expect(translate('en', 'errors.required', { label: 'Code' })).toBe('Code is required');
    expect(translate('zh-Hant', 'errors.required', { label: '代號' })).toBe('請填寫代號');
    expect(translate('en', 'no.such.key')).toBe('no.such.key');
  });
  it('reads Accept-Language', () => {
    expect(localeOfHeader('zh-HK,zh;q=0.9,en;q=0.8')).toBe('zh-Hant');
    expect(localeOfHeader('zh-CN')).toBe('zh-Hans');
    expect(localeOfHeader('fr;q=0.9, en;q=0.4, zh-TW;q=0.7')).toBe('zh-Hant');
    expect(localeOfHeader(undefined)).toBe('en');
  });
});
