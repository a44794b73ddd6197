/** The named schemas of answers: those that all entities share, and those of each entity. */

import { errorStatus } from '#schemas/kernel/calls/errors.ts';
import { type Created, isKey } from '#schemas/kernel/entity/created.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { saidKeys } from '#schemas/kernel/fields/field.ts';
import { optionTypes } from '#schemas/kernel/fields/optionTypes.ts';
import type { Tab } from '#schemas/kernel/lists/list.ts';
import { inputNames } from '#schemas/kernel/rules/validate.ts';
import type { JsonSchema } from '#server/db/kinds/index.ts';
import {
  any,
  byKey,
  flag,
  listOf,
  moment,
  nothing,
  objectOf,
  orNull,
  partly,
  refTo,
  text,
  textOf,
  uuid,
  whole,
  words,
} from '#server/openapi/values.ts';
import { recordSchema } from './recordSchema.ts';

const codes = textOf(...Object.keys(errorStatus));
const number: JsonSchema = { type: 'number' };
/** No list in a list: generators cannot name a type that holds itself directly. */
const simple = [text, number, flag, nothing, byKey(any)];
const dayCounts = listOf(objectOf({ day: { type: 'string', format: 'date' }, count: whole }));
const change = objectOf({ field: text, from: any, to: any });
const problem = partly({ code: text, message: text, params: byKey(any) }, 'params');
const plainFile = { systemFileId: whole, uuid, fullPath: text, name: text };
const file = { ...plainFile, fileSize: whole };

const paged = (items: JsonSchema): JsonSchema =>
  partly({ items: listOf(items), total: whole, totalPage: whole, totalCapped: flag }, 'totalCapped');

const uploadRow = partly(
  {
    number: whole,
    data: byKey(any),
    problems: orNull(byKey(refTo('problem'))),
    status: textOf('READY', 'UNCHANGED', 'REFUSED', 'UPLOADED', 'FAILED'),
    recordId: orNull(whole),
    title: orNull(text),
    changes: orNull(listOf(refTo('change'))),
    uploadable: flag,
    picture: orNull(refTo('file')),
  },
  'uploadable',
  'picture',
);

/** Those without an entity, by their name under `#/components/schemas`. */
export const sharedSchemas: Readonly<Record<string, JsonSchema>> = {
  error: partly(
    {
      success: { const: false },
      data: any,
      message: text,
      code: codes,
      errors: byKey(refTo('problem')),
      requestId: text,
    },
    'errors',
  ),
  problem,
  change,
  nothing,
  anything: any,
  value: {
    anyOf: [...simple, listOf({ anyOf: simple })],
    description: 'Differs by the field, the question, the preference or the directory that it belongs to',
  },
  reference: partly({ id: whole, label: orNull(text), active: orNull(flag) }, 'active'),
  file: objectOf(file),
  stored: { anyOf: [objectOf(plainFile), refTo('image')] },
  image: objectOf({ id: whole, ...file, fileExtension: text }),
  keys: objectOf({ id: whole, uuid, version: whole }),
  invited: partly({ id: nothing, tab: text, notice: text, again: flag }, 'tab', 'again'),
  option: partly(
    {
      id: whole,
      code: orNull(text),
      label: orNull(text),
      value: { type: ['string', 'integer'] },
      categoryCode: orNull(text),
      active: flag,
    },
    'id',
    'active',
  ),
  options: listOf(refTo('option')),
  history: paged(
    objectOf({
      id: whole,
      at: moment,
      action: text,
      userId: orNull(whole),
      userName: orNull(text),
      changes: listOf(refTo('change')),
    }),
  ),
  download: objectOf({ fileName: text, mimeType: text, base64: text }),
  mailed: objectOf({ name: text, taskId: uuid }),
  notMailed: objectOf({ name: text, taskId: nothing }),
  answered: objectOf({
    total: whole,
    questions: listOf(
      objectOf({
        id: text,
        type: textOf(...optionTypes),
        label: words,
        former: flag,
        answered: whole,
        average: orNull(number),
        median: orNull(number),
        ranges: listOf(objectOf({ from: number, to: number, count: whole })),
        values: listOf(objectOf({ value: text, label: orNull(words), count: whole })),
      }),
    ),
    acts: listOf(objectOf({ value: text, count: whole, people: whole, days: dayCounts })),
    days: dayCounts,
    companies: listOf(objectOf({ id: orNull(whole), label: orNull(text), count: whole })),
  }),
  task: objectOf({ taskId: uuid }),
  results: listOf(partly({ id: { anyOf: [whole, uuid] }, success: flag, message: text, code: codes }, 'code')),
  preview: objectOf({ count: whole, asOf: moment, first: listOf(text) }),
  upload: objectOf({
    uploadId: uuid,
    entity: text,
    upload: text,
    fileName: text,
    status: textOf('PROCESSED', 'UPLOADING', 'UPLOADED', 'FAILED'),
    dataList: listOf(uploadRow),
    uploadedRecords: whole,
    failedRecords: whole,
    unchangedRecords: whole,
  }),
};

const codesOf = (tabs: readonly Tab[]): string[] => tabs.flatMap(({ code, tabs: inner = [] }) => [code, ...codesOf(inner)]);

/** Part of a record. */
function viewSchema({ fields }: Entity, record: JsonSchema, names: readonly string[]): JsonSchema {
  const properties = record.properties as Record<string, JsonSchema>;
  const keys = saidKeys(fields, names).filter((key) => properties[key] || names.includes(key));
  return objectOf(Object.fromEntries(['id', 'uuid', 'version', ...keys].map((key) => [key, properties[key] ?? any])), ['id']);
}

/** What the answer to a create says beside the record. */
const createdSchema = (created: Created): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(created).map(([name, word]) => [name, orNull(isKey(word) ? whole : textOf(...word.map(({ is }) => is)))]),
  );
/** The same object with more keys, always there. */
const withMore = (schema: JsonSchema, more: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  ...schema,
  properties: { ...(schema.properties as object), ...more },
  required: [...((schema.required as string[] | undefined) ?? []), ...Object.keys(more)],
});

/** The record that a building has once, or what its form starts with before anybody has saved one. */
function setSchema(entity: Entity, record: JsonSchema): JsonSchema {
  const properties = record.properties as Record<string, JsonSchema>;
  const form = saidKeys(entity.fields, inputNames(entity, 'update')).filter((key) => properties[key]);
  return objectOf({ ...properties, ...Object.fromEntries(['id', ...form].map((key) => [key, orNull(properties[key] ?? any)])) }, [
    'id',
    'version',
  ]);
}

/** Those of an entity: `car-parks`, `car-parks.list`, `car-parks.counts`, `tenants.view.quotas` … */
export function entitySchemas(entity: Entity, entityOf: (name: string) => Entity): Record<string, JsonSchema> {
  const { name } = entity;
  const record = recordSchema(entity, entityOf);
  const counts = Object.fromEntries(codesOf(entity.list.tabs ?? []).map((code) => [code, whole]));
  const views = Object.entries(entity.api.views ?? {}).flatMap(([view, { fields }]) =>
    fields ? [[`${name}.view.${view}`, viewSchema(entity, record, fields)]] : [],
  );
  // Somebody who may write without seeing gets the keys; who is asked to join is no record yet.
  const plain = entity.scope.through || entity.api.created ? ['keys', 'invited'] : ['keys'];
  const written = [name, ...plain].map(refTo);
  const { created } = entity.api;
  const left = entity.recurrence?.skips ? { skipped: listOf(objectOf({ date: text, message: text })) } : undefined;
  const more = (created || left) && { ...createdSchema(created ?? {}), ...left };
  const parts = [record, ...plain.map((one) => sharedSchemas[one] as JsonSchema)];
  return {
    [name]: record,
    [`${name}.list`]: paged(refTo(name)),
    [`${name}.counts`]: objectOf(counts, []),
    [`${name}.written`]: { anyOf: written },
    ...(entity.singleton ? { [`${name}.set`]: setSchema(entity, record) } : {}),
    ...(more ? { [`${name}.created`]: { anyOf: parts.map((part) => withMore(part, more)) } } : {}),
    ...Object.fromEntries(views),
  };
}
