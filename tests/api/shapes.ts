/**
 * One of each shape. A generated suite over every call grows with entities times calls, and most of them run the same code:
 * `npm test` takes only the first of similar ones, `npm run test:full` takes all. Where every call must be asked, the similar
 * ones are asked by fewer people.
 */
import { type Call, hasForm, labelOfCall } from '#schemas/kernel/calls/calls.ts';
import { isOfRecord } from '#schemas/kernel/calls/download.ts';
import type { Field } from '#schemas/kernel/fields/field.ts';
import { inputNames } from '#schemas/kernel/rules/validate.ts';
import { rules } from './registry.ts';

/** Test all, however similar. */
export const isFull = Boolean(process.env.TEST_FULL);

/** The run on PostgreSQL, after everything has been tested on the embedded database: what is alike is not tested again. */
export const isSecond = !isFull && process.env.TEST_DATABASES === 'differing';

/** Those with a feature that none before them has; all of them in a full run. */
export function oneOfEach<T>(all: readonly T[], featuresOf: (one: T) => readonly string[]): readonly T[] {
  if (isFull) return all;
  const seen = new Set<string>();
  return all.filter((one) => {
    const news = featuresOf(one).filter((feature) => !seen.has(feature));
    for (const feature of news) seen.add(feature);
    return news.length > 0;
  });
}

/** Of values that each mean something else, some for this turn: after as many turns as there are parts, each has had its own. All in a full run. */
export const partOf = <T>(all: readonly T[], turn: number, parts: number): readonly T[] =>
  isFull ? all : all.filter((_, at) => at % parts === turn % parts);

/** Of those alike, one after the other: another one in each turn, so that all are asked, each by some calls. All of them in a full run. */
export function inTurn<T>(all: readonly T[], groupOf: (one: T) => string, turn: number): readonly T[] {
  if (isFull) return all;
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(groupOf(one), [...(groups.get(groupOf(one)) ?? []), one]);
  return [...groups.values()].map((group) => group[turn % group.length] as T);
}

/** What the server distinguishes before it reads a record or a form: the handler, the path parameters, the owner of the rows. */
export const shapeOfRoute = ({ entity, kind, method, path, step, upload, download }: Call): string =>
  JSON.stringify([
    kind,
    method,
    path.match(/\{\w+\}/g),
    entity.scope.building === 'id' ? 'itself' : Object.keys(entity.scope).sort(),
    upload && [step, upload.does],
    download && isOfRecord(download),
  ]);

/** The same, and the words of its action: what it asks for, when it is possible, what it writes. */
export const shapeOfCall = (call: Call): string =>
  JSON.stringify([shapeOfRoute(call), call.action && Object.keys(call.action).sort()]);

/** The same, with the words of its action one by one: enough where each word does its work on its own. */
export const wordsOf = (call: Call): string[] => [
  shapeOfRoute(call),
  ...Object.keys(call.action ?? {}).map((word) => `${call.kind} with ${word}`),
];

/** A field with its kinds of limits, not their values: a text with a pattern, a date that follows another. */
export const shapeOfField = (field: Field): string => JSON.stringify([field.kind, Object.keys(field).sort()]);

/** Another way to write fields of the form, as the specification spells them (`server/engine/write/spellings.ts`). */
export const isSpelling = (field: Field): boolean => 'textsOf' in field || 'sameAs' in field || 'partOf' in field;

/** The kinds of the fields of its form: what a column holds. */
export const inputKindsOf = (call: Call): string[] =>
  hasForm(call) ? inputNames(call.entity, labelOfCall(call)).map((name) => `${call.kind} ${call.entity.fields[name]?.kind}`) : [];

/** The fields of its form, by shape. */
export const inputsOf = (call: Call): string[] =>
  hasForm(call)
    ? inputNames(call.entity, labelOfCall(call)).map((name) => `${call.kind} ${shapeOfField(call.entity.fields[name] as Field)}`)
    : [];

/** The rule of an area that a call runs before it writes. */
function ruleOf({ entity, kind, name = '' }: Call): unknown {
  const { beforeCreate, divert, beforeUpdate, actions, remove } = rules[entity.name] ?? {};
  if (kind === 'create') return beforeCreate ?? divert;
  if (kind === 'update') return beforeUpdate;
  if (kind === 'action') return actions?.[name];
  if (kind === 'upload') return beforeCreate ?? beforeUpdate ?? divert;
  return kind === 'delete' ? remove : undefined;
}
/**
 * The rules of an area can do anything: a call with such a rule is never similar to another. What follows every write of an entity is
 * the same after all that write in one way.
 */
export const rulesOf = (call: Call): string[] => {
  if (ruleOf(call)) return [`${call.entity.name} ${call.kind} ${call.name ?? ''}`];
  const isFollowed = call.method !== 'GET' && rules[call.entity.name]?.afterWrite !== undefined;
  return isFollowed ? [`${call.entity.name} after ${call.kind}`] : [];
};
