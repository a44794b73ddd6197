/**
 * No rule without a test: whatever an area refuses, in its schemas or in its rules on the server, some test expects by its code or by its
 * sentence. The contract tests ask what fields and states say by themselves, and not what an area has thought of.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { messages } from '#i18n/en/index.ts';
import { entityOf } from '#schemas/index.ts';
import { wayOf } from '#schemas/kernel/calls/endpoint.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { areas } from '#server/areas/index.ts';

const root = resolve(import.meta.dirname, '../..');
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What only the database refuses, because whoever calls gets there once, or waits for the lock. */
const keptByTheDatabase: Readonly<Record<string, string>> = {
  accessSettingsThere: 'the first who saves makes the only record',
  addressedTwice: 'recipients are written once, by the job that sends a notification',
  deskSettingsThere: 'the first who saves makes the only record',
  domainProvenElsewhere: 'of two who prove a domain at once, the second one; else it is `domainTaken`',
  eventThere: 'events are stored by one statement, which leaves those that are there as they are',
  readAlready: 'who reads a document a second time is counted already',
  versionTaken: 'versions are numbered under the lock of the document',
};

/** Records that people make by acts of their own on another one. */
const actedOn: Readonly<Record<string, string>> = { 'survey-form-responses': 'answers to a survey: tests/api/surveys.test.ts' };

interface Words {
  readonly [key: string]: string | Words;
}
const sentencesOf = (words: Words, path = ''): [code: string, sentence: string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : sentencesOf(value, `${path}${key}.`),
  );
const sentences = new Map([
  ...sentencesOf(messages.errors as Words),
  ...Object.entries(messages).flatMap(([part, words]) => (/Errors$/.test(part) ? sentencesOf(words as Words, `${part}.`) : [])),
]);

const sources = [...filesIn('schemas').filter((file) => !file.startsWith('schemas/kernel/')), ...filesIn('server/areas')];
/** Each code, with the first file that refuses with it. */
const refusals = new Map<string, string>();
for (const file of sources)
  for (const [, code = ''] of read(file).matchAll(/'(?:errors\.)?([a-z]\w*(?:\.\w+)*)'/g))
    if (sentences.has(code) && !refusals.has(code)) refusals.set(code, file);

const tests = ['tests/api', 'tests/unit', 'tests/e2e'].flatMap(filesIn).filter((file) => !file.endsWith('/refusals.test.ts'));
const text = tests.map(read).join('\n');
const words = new Set(text.match(/[\w.]+/g));
/** Sentences and parts of sentences that tests expect. */
const quoted = [...text.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
  .map(([, one = '', other = '', template = '']) => one || other || template)
  .filter((one) => one.length >= 12 && one.includes(' '));
const flat = (sentence: string) => sentence.replace(/%\{\w+\}/g, '%');
function isExpected(code: string): boolean {
  if (words.has(code) || words.has(`errors.${code}`)) return true;
  const sentence = flat(sentences.get(code) ?? '');
  const parts = sentence.split('%').filter((part) => part.trim().length >= 8);
  return quoted.some((one) => sentence.includes(one) || (parts.length > 0 && parts.every((part) => one.includes(part.trim()))));
}

it('every refusal of an area is expected by a test', () => {
  const silent = [...refusals].filter(([code]) => !(code in keptByTheDatabase) && !isExpected(code));
  expect(silent.map(([code, file]) => `${file} refuses with '${code}': expect it in a test of tests/api`)).toEqual([]);
  const gone = Object.keys(keptByTheDatabase).filter((code) => !refusals.has(code));
  expect(gone).toEqual([]);
});

it('every entity with rules of its area has a test that calls it', () => {
  const own = filesIn('tests/api')
    .filter((file) => !file.startsWith('tests/api/makers/'))
    .map(read)
    .join('\n');
  /** Where its calls are, without what is above it: `/email-domains`. */
  const pathsOf = ({ api, endpoints = {} }: Entity) => [
    ...[api.path, ...(api.also ?? []).map(({ path }) => path)].map((path) => path.slice(path.lastIndexOf('/'))),
    ...Object.values(endpoints).map((endpoint) => wayOf(endpoint).path),
  ];
  const silent = areas.flatMap(({ name, rules = {} }) =>
    Object.keys(rules)
      .filter((entity) => !(entity in actedOn) && ![...pathsOf(entityOf(entity)), `'${entity}'`].some((one) => own.includes(one)))
      .map((entity) => `server/areas/${name} has rules for ${entity}: no test of tests/api calls it`),
  );
  expect(silent).toEqual([]);
});
