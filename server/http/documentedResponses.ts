/** Adds to the API's document what its calls answer: named schemas once, and a reference wherever they are used. */

import { errorStatus } from '#schemas/kernel/calls/errors.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { JsonSchema } from '#server/db/kinds/index.ts';
import { entitySchemas, sharedSchemas } from '#server/engine/responses/schemas.ts';
import { RESPONSES, type Responses } from '#server/openapi/responses.ts';
import { objectOf, orNull, refTo } from '#server/openapi/values.ts';
import type { ApiDocument, Operation } from './apiDocument.ts';
import { completeDocument } from './completeDocument.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const envelope = (data: JsonSchema): JsonSchema => objectOf({ success: { const: true }, data, message: { type: 'string' } });
/** What a file or a stream is that no schema describes. */
const bytesOf = (media: string): JsonSchema =>
  media.startsWith('text/') ? { type: 'string' } : { type: 'string', format: 'binary' };
const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

/** A call that does not say what it answers: any data, and the failures that its request allows. */
const unsaid = ({ security, requestBody, parameters = [] }: Operation): Responses => ({
  data: { 200: 'anything' },
  failures: [
    ...(requestBody || parameters.some((one) => one.in === 'query') ? [400] : []),
    ...(security ? [401] : []),
    ...(parameters.some((one) => one.in === 'path') ? [404] : []),
    429,
  ],
});

/** The codes of a status, in words for readers of the document. */
const codesOf = (status: number): string =>
  Object.entries(errorStatus)
    .filter(([, one]) => one === status)
    .map(([code]) => code)
    .join(', ');

/** Those to which a schema refers. */
const namesIn = (schema: JsonSchema): string[] =>
  [...JSON.stringify(schema).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name);

/** The schemas that are referred to, and those to which they refer in turn. */
function usedOf(all: Readonly<Record<string, JsonSchema>>, first: Iterable<string>): Record<string, JsonSchema> {
  const used: Record<string, JsonSchema> = {};
  const open = [...first];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (used[name]) continue;
    const schema = all[name] as JsonSchema;
    used[name] = schema;
    open.push(...namesIn(schema));
  }
  return Object.fromEntries(Object.entries(used).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The document of the requests with the answers: it is made when it is first asked for, never at start. */
export function documentHandlers<D extends ApiDocument>(document: D, entities: readonly Entity[]): D {
  const entityOf = (name: string) => entities.find((one) => one.name === name) as Entity;
  const all = Object.assign({}, sharedSchemas, ...entities.map((entity) => entitySchemas(entity, entityOf)));
  const responses: Record<string, object> = {};
  const named = new Set(['error']);
  const answered = (data: string | JsonSchema, status: string, media?: string): object => {
    const description = status === '201' ? 'Created' : status === '202' ? 'Accepted' : 'Done';
    if (media) return { description, content: { [media]: { schema: Object.keys(data).length ? data : bytesOf(media) } } };
    if (typeof data !== 'string') {
      for (const name of namesIn(data)) named.add(name);
      return { description, content: json(envelope(data)) };
    }
    named.add(data);
    responses[data] ??= { description, content: json(envelope(refTo(data))) };
    return { $ref: `#/components/responses/${data}` };
  };
  const failed = (status: number, { media, failure, refusals }: Responses): object => {
    if (media && failure) return { description: codesOf(status), content: { [media]: { schema: failure } } };
    const carried = refusals?.[status];
    if (carried)
      return {
        description: codesOf(status),
        content: json({ allOf: [refTo('error'), { type: 'object', properties: { data: orNull(carried) } }] }),
      };
    responses[`error${status}`] ??= { description: codesOf(status), content: json(refTo('error')) };
    return { $ref: `#/components/responses/error${status}` };
  };
  for (const operations of Object.values(document.paths))
    for (const [method, operation] of Object.entries(operations)) {
      if (!METHODS.includes(method)) continue;
      const { [RESPONSES]: said = unsaid(operation) } = operation;
      delete operation[RESPONSES];
      operation.responses = Object.fromEntries([
        ...Object.entries(said.data).map(([status, data]) => [status, answered(data, status, said.media)]),
        ...said.failures.map((status) => [String(status), failed(status, said)]),
      ]);
    }
  Object.assign(document.components, { schemas: usedOf(all, named), responses });
  completeDocument(document, entities);
  // A copy: as YAML, values that are used twice would become anchors and aliases.
  return JSON.parse(JSON.stringify(document)) as D;
}
