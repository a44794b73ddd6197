/** What each call answers: the schema of `data` by status, and the statuses of its failures. */

import { type Call, isBulk } from '#schemas/kernel/calls/calls.ts';
import type { CallFacts } from '#schemas/kernel/calls/endpoint.ts';
import { keyParam } from '#schemas/kernel/calls/keys.ts';
import type { Responses, Returned } from '#server/openapi/responses.ts';

/** The body cannot be read, or is wrong; the record is in the way. */
const WRITING = [400, 409, 413, 415, 422];

const isKeyed = ({ path, form }: Call): boolean => keyParam(path) !== undefined || form?.one !== undefined;
const inOrder = (statuses: readonly number[]): number[] => [...new Set(statuses)].sort((one, other) => one - other);

function dataOf(call: Call): Responses['data'] {
  const { entity, kind, method, name } = call;
  if (isBulk(call) && method === 'GET') return { 200: 'preview' };
  if (isBulk(call)) return call.action ? { 200: 'results', 202: 'task' } : { 200: 'results' };
  switch (kind) {
    case 'list':
      return { 200: `${entity.name}.list` };
    case 'get':
      return { 200: entity.name };
    case 'view':
      return { 200: entity.api.views?.[name as string]?.fields ? `${entity.name}.view.${name}` : entity.name };
    case 'statusCount':
      return { 200: `${entity.name}.counts` };
    case 'create':
      return { 201: `${entity.name}.${entity.api.created || entity.recurrence?.skips ? 'created' : 'written'}` };
    case 'update':
      return { 200: `${entity.name}.written` };
    case 'following':
      return { 200: `${entity.name}.written` };
    case 'action':
      return { [isKeyed(call) ? 200 : 201]: `${entity.name}.written` };
    case 'dropDown':
    case 'options':
      return { 200: 'options' };
    case 'emailRecord':
      return { 202: 'mailed' };
    case 'mailedResults':
      return { 200: 'notMailed', 202: 'mailed' };
    case 'results':
      return { 200: 'answered' };
    case 'history':
    case 'download':
    case 'upload':
      return { 200: kind };
    case 'delete':
    case 'several':
    case 'updatePosition':
      return { 200: 'nothing' };
  }
}

export function responsesOf(call: Call): Responses {
  const isOrdered = call.entity.api.views?.[call.name as string]?.ordered !== undefined;
  const asksList = call.method === 'GET' && (isOrdered || !['get', 'view', 'mailedResults'].includes(call.kind));
  return {
    data: dataOf(call),
    failures: inOrder([
      ...(asksList ? [400] : []),
      ...(call.method === 'GET' ? [] : WRITING),
      ...[401, 403, 429],
      ...(call.path.includes('{') || call.method !== 'GET' ? [404] : []),
      ...(call.kind === 'download' || isBulk(call) ? [413] : []),
    ]),
  };
}

/** @param call with what it returns, if it says so */
export const responsesOfFacts = (call: CallFacts & { method: string; path: string; returns?: Returned }): Responses => ({
  data: { 200: call.returns ?? 'anything' },
  failures: inOrder([
    ...[401, 403, 404, 429],
    // What people of a building ask needs an office centre, query or not.
    ...(call.query || call.path.includes('/occupant/') ? [400] : []),
    ...(call.method === 'GET' ? [] : WRITING),
  ]),
});
