/**
 * OpenAPI entries from the same endpoint map that registers the calls: documentation, never validation. What the calls answer is
 * in `answers/`.
 */

import { type Call, hasForm, isBulk, labelOfCall } from '#schemas/kernel/calls/calls.ts';
import { isOfRecord } from '#schemas/kernel/calls/download.ts';
import { type CallFacts, type Input, isList } from '#schemas/kernel/calls/endpoint.ts';
import { isForOccupants } from '#schemas/kernel/calls/occupant.ts';
import { operationIdOf } from '#schemas/kernel/calls/operationId.ts';
import { paramsOf } from '#schemas/kernel/calls/path.ts';
import type { Upload } from '#schemas/kernel/calls/upload.ts';
import { uploadColumns } from '#schemas/kernel/calls/uploadColumns.ts';
import type { Action, Entity } from '#schemas/kernel/entity/entity.ts';
import {
  type Field,
  isAnyOf,
  isFlag,
  isPointerList,
  isReference,
  isWhole,
  POSITION,
  uuidKey,
  wireKey,
} from '#schemas/kernel/fields/field.ts';
import {
  defaultSort,
  type Filter,
  fieldOfFilter,
  listFilters,
  MAX_LIMIT,
  type Operator,
  sortName,
  sortParams,
} from '#schemas/kernel/lists/query.ts';
import { resultsQuery } from '#schemas/kernel/lists/results.ts';
import { inputNames, isNew, isRequired } from '#schemas/kernel/rules/validate.ts';
import { type JsonSchema, kindOf } from '#server/db/kinds/index.ts';
import { RESPONSES, type Returned } from '#server/openapi/responses.ts';
import { any, byKey, flag, text, uuid, whole } from '#server/openapi/values.ts';
import { responsesOf, responsesOfFacts } from '../responses/ofCall.ts';
import { MAX_AT_ONCE } from '../verbs/bulk.ts';
import { centreKey } from '../write/spellings.ts';
import { saidOf } from './said.ts';

const fieldSchema = (field: Field): JsonSchema => (kindOf(field).sent ?? kindOf(field).json)(field);

/** What an unasked list is narrowed to by this filter (`list.unlessAsked`). */
function defaultOf(entity: Entity, { operator, field }: Filter): { default?: unknown } {
  const wanted = entity.list.unlessAsked?.[field];
  if (operator === 'is' && typeof wanted === 'string') return { default: wanted };
  return operator === 'in' && Array.isArray(wanted) ? { default: wanted } : {};
}

const several = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const oneOfValues = (values: readonly string[]): JsonSchema => ({ type: 'string', enum: [...values] });

/** The values of a filter: what it may be where the field lists it, or its kind says it. */
function filterSchema(entity: Entity, filter: Filter): JsonSchema {
  const { operator } = filter;
  const field = fieldOfFilter(entity, filter);
  if (operator === 'uuids') return filter.param.endsWith('s') ? several(uuid) : uuid;
  const isMany = operator === 'in' || (operator === 'rule' && field !== undefined && kindOf(field).cast?.endsWith('[]') === true);
  const one = valueOfFilter(field, operator);
  return isMany ? several(one) : one;
}
function valueOfFilter(field: Field | undefined, operator: Operator): JsonSchema {
  if (field === undefined || operator === 'contains') return text;
  if ('values' in field) return oneOfValues(field.values as readonly string[]);
  if (isReference(field)) return { type: 'integer' };
  if (isFlag(field)) return flag;
  return isWhole(field) && operator === 'is' ? { type: 'integer' } : text;
}

/** What a parameter chooses that a field gathers, and takes by itself where nobody asks. */
function gatheredSchema(entity: Entity, { field, by }: { field: string; by: string }): JsonSchema {
  const only = entity.fields[field]?.via?.only?.[by];
  return { ...several(text), ...(Array.isArray(only) ? { default: only } : {}) };
}

function listQuery(entity: Entity): JsonSchema {
  const [sortedBy, direction] = defaultSort(entity);
  const filters = Object.fromEntries([
    ...listFilters(entity).map((one) => [one.param, { ...filterSchema(entity, one), ...defaultOf(entity, one) }]),
    ...Object.entries(entity.list.gathers ?? {}).map(([param, one]) => [param, gatheredSchema(entity, one)]),
  ]);
  return {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, default: 1 },
      limit: { type: 'integer', minimum: 1, maximum: MAX_LIMIT, default: 10 },
      sortProperties: { ...oneOfValues(sortParams(entity)), default: sortName(entity, sortedBy) },
      sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: direction },
      sort: { type: 'string', description: 'Both in one: `fullName` or `fullName,DESC`' },
      wildcardSearch: text,
      statusActiveFlag: flag,
      tab: text,
      ...filters,
    },
  };
}

/** What a body may say as the specification spells it (`write/spellings.ts`). */
function spelled(entity: Entity, operation: string, names: readonly string[]): Record<string, JsonSchema> {
  const texts = Object.entries(entity.fields).filter(
    ([, field]) => 'textsOf' in field && field.textsOf.every((one) => names.includes(one)),
  );
  const parts = Object.entries(entity.fields).filter(([, field]) => 'partOf' in field && names.includes(field.partOf));
  const centre = centreKey(entity, operation);
  return {
    ...Object.fromEntries(parts.map(([key, field]) => [key, { ...fieldSchema(field), description: 'instead of the link' }])),
    ...Object.fromEntries(texts.map(([key, field]) => [key, { ...fieldSchema(field), description: 'instead of the texts' }])),
    ...(centre ? { [centre]: { ...uuid, description: 'the building, instead of the one of the session' } } : {}),
  };
}

/** What a record takes over from its parent, unless the call says so. */
const carriedBy = ({ prefill = [], continues }: Partial<Action> = {}): readonly string[] => [
  ...prefill,
  ...Object.values(continues ?? {}),
];

function body(entity: Entity, operation: string): JsonSchema {
  const names = inputNames(entity, operation);
  const carried = carriedBy(entity.actions[operation]);
  const field = (name: string) => entity.fields[name] as Field;
  const makesRecord = isNew(entity, operation);
  const withDefault = (one: Field): JsonSchema =>
    makesRecord && one.default !== undefined ? { ...fieldSchema(one), default: one.default } : fieldSchema(one);
  const one = { type: 'string', format: 'uuid' };
  const byUuid = names.flatMap((name): [string, JsonSchema][] => {
    const key = uuidKey(name, field(name));
    if (!key) return [];
    return isPointerList(field(name))
      ? [[key, { type: 'array', items: one, description: 'instead of the ids' }]]
      : [[key, { ...one, description: 'instead of the id' }]];
  });
  return {
    type: 'object',
    additionalProperties: false,
    properties: {
      version: { type: 'integer' },
      ...Object.fromEntries(names.map((name) => [wireKey(name, field(name)), withDefault(field(name))])),
      ...Object.fromEntries(byUuid),
      ...spelled(entity, operation, names),
    },
    required: names
      .filter(
        (name) =>
          !uuidKey(name, field(name)) &&
          isRequired(entity, operation, name) &&
          !field(name).when &&
          !carried.includes(name) &&
          !(makesRecord && field(name).default !== undefined),
      )
      .map((name) => wireKey(name, field(name))),
  };
}

/** The same for several records. */
function severalBody(entity: Entity, operation: string): JsonSchema {
  const { properties, required, ...rest } = body(entity, operation) as { properties: object; required: string[] };
  const ids = { type: 'array', items: { type: 'integer' } };
  const { version: _, ...input } = properties as Record<string, JsonSchema>;
  return { ...rest, properties: { ids, ...input }, required: ['ids', ...required] };
}

/** The same for several records that are listed, or for all that a filter finds, as the preview has counted them. */
function bulkBody(entity: Entity, { kind, action }: Call, operation: string): JsonSchema {
  const form = kind === 'delete' ? { type: 'object', additionalProperties: false } : body(entity, operation);
  const { properties, required, ...rest } = form as { properties?: object; required?: string[] };
  const key: JsonSchema =
    entity.api.key === 'uuid' ? { anyOf: [{ type: 'integer' }, { type: 'string', format: 'uuid' }] } : { type: 'integer' };
  const row = {
    type: 'object',
    additionalProperties: false,
    properties: { id: key, version: { type: 'integer' } },
    required: ['id'],
  };
  const listed = {
    rows: { type: 'array', maxItems: MAX_AT_ONCE, items: row },
    ids: { type: 'array', maxItems: MAX_AT_ONCE, items: key },
  };
  const found = { filter: byKey(any), count: { type: 'integer' }, asOf: { type: 'string', format: 'date-time' } };
  const { version: _, ...input } = (properties ?? {}) as Record<string, JsonSchema>;
  // A change of several records names what changes; the rest of each form stays.
  return { ...rest, properties: { ...listed, ...(action ? found : {}), ...input }, required: action ? required : [] };
}

const params = (path: string, describes?: CallFacts['describes']): JsonSchema | undefined => {
  const names = paramsOf(path);
  return names.length ? { ...described(names, describes), required: names } : undefined;
};
/** The same for records: the ids and uuids of entities. */
function keysIn(path: string): JsonSchema | undefined {
  const names = paramsOf(path);
  const keyOf = (name: string) => (/^id$|[a-z]Id$/.test(name) ? whole : /^uuid$|[a-z]Uuid$/.test(name) ? uuid : text);
  return names.length
    ? { type: 'object', properties: Object.fromEntries(names.map((name) => [name, keyOf(name)])), required: names }
    : undefined;
}

/** Rows by column, as a spreadsheet has them; the zip file of pictures; or the upload that is confirmed. */
function uploadBody(entity: Entity, upload: Upload, step: Call['step']): JsonSchema {
  if (step !== 'process') return { type: 'object', properties: { uploadId: text }, required: ['uploadId'] };
  const cell: JsonSchema = { type: ['string', 'number', 'boolean', 'null'] };
  if (upload.does === 'pictures')
    return { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] };
  const columns = uploadColumns(entity, upload);
  const data = { type: 'object', properties: Object.fromEntries(columns.map((column) => [column, cell])) };
  const row = { type: 'object', properties: { number: { type: 'integer', minimum: 1 }, data }, required: ['number', 'data'] };
  return {
    type: 'object',
    properties: { fileName: text, rows: { type: 'array', items: row }, uploadId: text },
    required: ['rows'],
  };
}

const takesZip = ({ upload, step }: Call): boolean => upload?.does === 'pictures' && step === 'process';

/** A download of the list takes the parameters of the list. */
const asksList = ({ download }: Call): boolean => download !== undefined && !isOfRecord(download);

/** Values of parameters as their declaration describes them (`describes`); otherwise any text. */
function described(names: readonly string[], fields: CallFacts['describes'] = {}): JsonSchema {
  const properties = names.map((name) => {
    const field = fields[name];
    if (!field) return [name, text];
    return [name, { ...fieldSchema(field), ...(field.default === undefined ? {} : { default: field.default }) }];
  });
  return { type: 'object', properties: Object.fromEntries(properties) };
}

/** The same for a call that is neither a verb nor an action, from its declaration. */
export function operationOfCall(
  call: CallFacts & { method: string; path: string; area: string; tag?: string; returns?: Returned },
): Record<string, unknown> {
  const { method, path, area, tag = area, summary, permission, orHolding = [], body: inputs, query } = call;
  const inPath = params(path, call.describes);
  const json = (input: Input): JsonSchema => {
    if (input === 'json') return any;
    if (!isList(input)) return fieldSchema(input);
    const row = Object.entries(input.rows).map(([key, field]) => [key, fieldSchema(field)]);
    const items = { type: 'object', additionalProperties: false, properties: Object.fromEntries(row) };
    return { type: 'array', maxItems: input.max, items };
  };
  const properties = Object.entries(inputs ?? {}).map(([key, input]) => [key, json(input)] as const);
  return {
    tags: [tag],
    summary: `${summary}${permission ? ` (${[permission, ...orHolding].join(' or ')})` : ''}`,
    operationId: operationIdOf(method, path),
    security: [{ bearer: [] }, ...(isForOccupants(path) ? [{ app: [] }] : [])],
    [RESPONSES]: responsesOfFacts(call),
    ...(inPath ? { params: inPath } : {}),
    ...(query ? { querystring: described(query, call.describes) } : {}),
    ...(inputs ? { body: { type: 'object', additionalProperties: false, properties: Object.fromEntries(properties) } } : {}),
  };
}

/** Records in their new order, from a position on. */
const NEW_ORDER: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ids: { type: 'array', maxItems: 1000, items: { type: 'integer' } },
    from: { type: 'integer', minimum: 1, default: 1 },
  },
  required: ['ids'],
};

/** Of the entries of one field, which stand in the order of their positions. */
const BY_POSITION: JsonSchema = {
  type: 'object',
  properties: {
    sortProperties: { ...oneOfValues([POSITION]), default: POSITION },
    sortDirection: { ...oneOfValues(['ASC', 'DESC']), default: 'ASC' },
  },
};

/** What a call for the records of a module takes: the module, and the parameters of a drop-down. */
function itemsQuery({ entity, kind, name = '' }: Call): JsonSchema | undefined {
  const field = kind === 'options' ? entity.fields[name] : undefined;
  if (!field || !isAnyOf(field)) return undefined;
  const number = { type: 'integer', minimum: 1 };
  const properties = { [field.module]: { type: 'string', enum: Object.keys(field.modules) }, wildcardSearch: text, ids: text };
  return { type: 'object', properties: { ...properties, page: number, limit: number }, required: [field.module] };
}

/** Fastify's `schema` of a call, used by the documentation alone. */
export function operationOf(call: Call): Record<string, unknown> {
  const { entity, kind, method, path } = call;
  const operation = kind === 'view' || kind === 'options' ? kind : labelOfCall(call);
  const forMany = isBulk(call);
  const writes = method !== 'GET' && hasForm(call) && !forMany;
  // The preview of an action on all that a filter finds takes the parameters of the list.
  const asksBulk = method === 'GET' && kind === 'action';
  const inPath = keysIn(path);
  const items = itemsQuery(call);
  const description = saidOf(call);
  return {
    tags: [entity.area],
    summary: `${entity.name}: ${operation}${call.permission ? ` (${[call.permission, ...(call.orHolding ?? [])].join(' or ')})` : ''}`,
    ...(description ? { description } : {}),
    operationId: operationIdOf(method, path),
    security: [{ bearer: [] }],
    [RESPONSES]: responsesOf(call),
    ...(inPath ? { params: inPath } : {}),
    ...(kind === 'list' || kind === 'statusCount' || kind === 'dropDown' || kind === 'emailRecord' || asksList(call) || asksBulk
      ? { querystring: listQuery(entity) }
      : {}),
    ...(items ? { querystring: items } : {}),
    ...(kind === 'view' && entity.api.views?.[call.name as string]?.ordered ? { querystring: BY_POSITION } : {}),
    ...(kind === 'results'
      ? { querystring: { type: 'object', properties: Object.fromEntries(resultsQuery.map((name) => [name, text])) } }
      : {}),
    ...(writes ? { body: body(entity, operation) } : {}),
    ...(forMany && method !== 'GET' ? { body: bulkBody(entity, call, operation) } : {}),
    ...(kind === 'several' ? { body: severalBody(entity, operation) } : {}),
    ...(kind === 'updatePosition' ? { body: NEW_ORDER } : {}),
    // Clients send no body with DELETE; under another method, the version is documented.
    ...(kind === 'delete' && method !== 'DELETE' && !forMany
      ? { body: { type: 'object', additionalProperties: false, properties: { version: { type: 'integer' } } } }
      : {}),
    ...(takesZip(call) ? { consumes: ['multipart/form-data'] } : {}),
    ...(call.upload ? { body: uploadBody(entity, call.upload, call.step) } : {}),
  };
}
