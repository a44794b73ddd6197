/**
 * Every text that is derived from a schema, in every language, by the code that derives it: no key is left raw, no placeholder unfilled, and
 * nothing is `undefined`.
 */
import type { TranslateFunction } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { type LocaleCode, localeCodes } from '#i18n/locales.ts';
import { catalogues, fieldLabel, inEveryLanguage, translate } from '#i18n/server.ts';
import { sentenceOf } from '#resources/generate/form/resolver.ts';
import { partWord } from '#resources/generate/rows/words.ts';
import { historyText } from '#resources/generate/show/historyText.ts';
import { valuesOf, wordsOf } from '#resources/generate/words.ts';
import { areas, entities } from '#schemas/index.ts';
import { errorStatus } from '#schemas/kernel/calls/errors.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { stampsOf } from '#schemas/kernel/entity/record.ts';
import { categoryOf, type Field, isRows, wireKey } from '#schemas/kernel/fields/field.ts';
import { sampleOf } from '#schemas/kernel/kinds/allSamples.ts';
import { allTabs } from '#schemas/kernel/lists/query.ts';
import { bodySchema, type Message, problemsOf } from '#schemas/kernel/rules/validate.ts';
import { noticeKeys } from '#schemas/kernel/states/notice.ts';
import { stepsOf } from '#schemas/kernel/states/steps.ts';
import { sampleRecord } from '#server/engine/notify/sample.ts';
import { textsOf } from '#server/engine/notify/texts.ts';
import { AppError } from '#server/errors/appError.ts';
import { fieldMessages, messageOf } from '#server/errors/errorMessages.ts';
import { sessionOf } from './session.ts';

/** Something that nobody wrote for people. */
const RAW = /%\{|\bundefined\b|\[object |^$|\b(?:resources|common|errors|notices|told|kit|record)\.[\w-]+\.?/;
const listOf = entities as readonly Entity[];
const session = sessionOf('LANDLORD_ADMIN', 'building');

/** As the portal translates: the text after `_` where there is none. */
const portal =
  (locale: LocaleCode): TranslateFunction =>
  (key: string, { _: otherwise, ...params }: Record<string, never> = {}) => {
    const text = translate(locale, key, params);
    return text === key && otherwise !== undefined ? otherwise : text;
  };

/** The raw ones among texts, each with where it comes from. */
const rawIn = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts)
    .filter(([, text]) => RAW.test(text))
    .map(([place, text]) => `${place}: ${text}`);

/** Every text of the views of an entity. */
function textsOn(entity: Entity, locale: LocaleCode): Record<string, string> {
  const say = portal(locale);
  const words = wordsOf(say, entity);
  const texts: Record<string, string> = { name: words.name(1), names: words.name(2) };
  for (const [name, field] of Object.entries(entity.fields) as [string, Field][]) {
    texts[`field ${name}`] = words.field(name);
    texts[`wire ${name}`] = words.wire(wireKey(name, field));
    texts[`column ${name}`] = fieldLabel(locale, entity, name);
    if (!categoryOf(field))
      for (const value of valuesOf(field)) texts[`value ${name} ${value}`] = wordOf(words.value(name, value), value);
    if (!isRows(field)) continue;
    for (const part of ['row', 'none', 'add', ...Object.keys(field.fields)])
      texts[`part ${name} ${part}`] = partWord(say, entity, name, part);
    for (const [part, cell] of Object.entries(field.fields) as [string, Field][])
      for (const value of categoryOf(cell) ? [] : valuesOf(cell))
        texts[`value ${name}.${part} ${value}`] = wordOf(words.value(`${name}.${part}`, value), value);
  }
  const isShown = Object.keys(entity.pages).length > 0;
  if (isShown) {
    for (const { section } of [...entity.form, ...entity.show]) texts[`section ${section}`] = words.section(section);
    for (const { code } of allTabs(entity)) texts[`tab ${code}`] = words.tab(code);
    for (const page of Object.keys(entity.pages)) texts[`page ${page}`] = words.page(page);
  }
  for (const { step } of stepsOf(entity)) texts[`step ${step}`] = words.step(step);
  for (const { name } of stampsOf(entity)) texts[`stamp ${name}`] = words.stamp(name);
  for (const name of Object.keys(entity.downloads ?? {})) texts[`download ${name}`] = words.download(name);
  for (const [name, action] of Object.entries(entity.actions)) {
    const states = Object.values(entity.fields).map((_, index) => index);
    const record = Object.fromEntries(Object.keys(entity.fields).map((field) => [field, states.length]));
    for (const says of [name, ...Object.values(action.inState ?? {}).map((one) => one.says)]) {
      texts[`action ${says}`] = words.action(says);
      texts[`title ${says}`] = words.actionTitle(says, 'A-1');
      texts[`done ${says}`] = words.done(says, action.stamp);
      texts[`confirm ${says}`] = words.confirm(says, record) || say('kit.question', { action: words.action(says) });
    }
    texts[`history ${name}`] = historyText(say, words, entity, { action: name, changes: [] });
    if (action.page) texts[`page ${name}`] = words.page(name);
  }
  for (const name of [...Object.keys(entity.states?.timed ?? {}), 'create', 'update', 'delete'])
    texts[`history ${name}`] = historyText(say, words, entity, { action: name, changes: [] });
  const notices = [...Object.values(entity.notices), ...Object.values(entity.actions).map((one) => one.notice)];
  for (const key of notices.flatMap(noticeKeys)) texts[`notice ${key}`] = translate(locale, `notices.${key}`);
  return texts;
}

/** Where nobody has worded a code it is shown as it is, which is a raw word, too: unless it reads as one, `SGD`. */
const wordOf = (text: string, value: string): string => (text === value && value.includes('_') ? 'undefined' : text);

/** What somebody may send for a field, by mistake or on purpose. */
const ODD: readonly unknown[] = [
  null,
  'x',
  '',
  ' ',
  'a\u0000b',
  '=1',
  -1,
  1.5,
  1e20,
  Number.NaN,
  true,
  [],
  {},
  [null],
  [{}],
  ['x'],
  [1],
];
const oddRows = (field: Field): unknown[] =>
  isRows(field) ? [[{ id: 'a', ...Object.fromEntries(Object.keys(field.fields).map((one) => [one, null])) }]] : [];

/** Every refusal of the calls of an entity, by the path of the value. */
function refusalsOf(entity: Entity): [string, Message][] {
  const found = new Map<string, [string, Message]>();
  const note = (problems: Record<string, Message> | undefined) => {
    for (const [key, message] of Object.entries(problems ?? {})) found.set(`${key} ${message.code}`, [key, message]);
  };
  for (const operation of ['create', 'update', ...Object.keys(entity.actions)]) {
    const schema = bodySchema(entity, operation, session);
    for (const body of [null, 7, 'x', [], {}, { version: null }, { version: 'x' }]) note(problemsOf(schema, body));
    for (const value of ODD) note(problemsOf(schema, Object.fromEntries(Object.keys(schema.fields).map((key) => [key, value]))));
    for (const [name, field] of Object.entries(entity.fields) as [string, Field][]) {
      const key = wireKey(name, field);
      if (!(key in schema.fields)) continue;
      const bad = sampleOf(field.kind)
        .bad(field)
        .map(([value]) => value);
      for (const value of [...bad, ...oddRows(field)]) note(problemsOf(schema, { [key]: value }));
    }
  }
  return [...found.values()];
}

describe.each(listOf.map((entity) => [entity.name, entity] as const))('%s', (_, entity) => {
  it('is worded wherever it is shown', () => {
    for (const locale of localeCodes) expect(rawIn(textsOn(entity, locale)), locale).toEqual([]);
  });

  it('says in words why it refuses a value, on the form and in the answer', () => {
    const refusals = refusalsOf(entity);
    if (Object.keys(entity.actions).length || entity.form.length)
      expect(fieldMessages(Object.fromEntries(refusals), 'en', entity).version?.message).toMatch(/^Version /);
    expect(refusals.length).toBeGreaterThan(0);
    for (const locale of localeCodes) {
      const said = fieldMessages(Object.fromEntries(refusals), locale, entity);
      for (const [key, message] of refusals) {
        const place = `${locale} ${key} ${message.code}`;
        const answer = fieldMessages({ [key]: message }, locale, entity)[key]?.message ?? '';
        const form = sentenceOf(portal(locale), entity, key.split(/[.[]/)[0] as string, message);
        expect(typeof message.code, place).toBe('string');
        expect(
          rawIn({
            [`${place} answer`]: answer,
            ...(key in said && key !== 'root' && key !== 'version' ? { [`${place} form`]: form } : {}),
          }),
        ).toEqual([]);
        if (/[A-Z[]/.test(key)) expect(answer, place).not.toContain(key);
      }
    }
  });
});

const steps = listOf.flatMap((entity) =>
  Object.entries(entity.notifications ?? {}).map(([step, tell]) => [`${entity.name}.${step}`, entity, step, tell] as const),
);
it.each(steps)('%s tells people in words', (_, entity, step, tell) => {
  const record = sampleRecord(entity, tell, '2026-06-01');
  const about = { entity, reach: { session, zone: 'UTC' } as never, operation: tell.on[0] as string, zone: 'UTC' };
  const { title, message } = textsOf(about, step, tell, record);
  for (const locale of localeCodes)
    expect(rawIn({ [`${step} subject`]: title[locale] ?? '', [`${step} body`]: message[locale] ?? '' }), locale).toEqual([]);
});

describe('errors and notices', () => {
  it('are worded in every language', () => {
    for (const locale of localeCodes)
      for (const code of Object.keys(errorStatus))
        expect(messageOf(new AppError(code as keyof typeof errorStatus), locale), code).not.toMatch(/undefined|^errors\./);
    const all = areas.flatMap(({ widgets }) => widgets.flatMap(({ kind, code }) => (kind === 'activity' ? [] : [code])));
    for (const code of all)
      for (const text of Object.values(inEveryLanguage(`today.widgets.${code}`))) expect(text).not.toMatch(RAW);
    for (const catalogue of Object.values(catalogues)) expect(JSON.stringify(catalogue)).not.toMatch(/\bundefined\b|\[object /);
  });
});
