/** Validates the settings of a saved view against the schema of its list, with the same code that will run it. */
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type ListView, viewProblems } from '#schemas/kernel/lists/listView.ts';
import type { AreaContext } from '#server/engine/areas/areaCalls.ts';
import { parseListQuery, type RawQuery } from '#server/engine/lists/listQuery.ts';
import { requireAllowed } from '#server/engine/write/gates.ts';
import { AppError } from '#server/errors/appError.ts';
import { storableJson } from './storableJson.ts';

const BYTES = 8192;

/**
 * The entity of a list name, if the person may see that list.
 * @throws AppError for an unknown name: `badQuery`, or `validation` when it is in a body; `forbidden`, `addOnOff`
 */
export function listedEntity({ model, reach }: AreaContext, name: unknown, place: 'query' | 'body' = 'query'): Entity {
  const entity = model.entities.find((one) => one.name === name && one.api.verbs.list);
  if (!entity)
    throw place === 'body'
      ? new AppError('validation', { fields: { entity: { code: 'notFound' } } })
      : new AppError('badQuery', { params: { param: 'entity' } });
  requireAllowed({ entity, permission: entity.access.list }, reach);
  return entity;
}

/** The filter in the form in which the list call receives it. */
const queryOf = ({ filter = {}, sort, tab }: ListView): RawQuery => ({
  ...Object.fromEntries(
    Object.entries(filter).map(([param, value]) => [param, Array.isArray(value) ? value.map(String) : String(value)]),
  ),
  ...(sort ? { sortProperties: sort.field, sortDirection: sort.order } : {}),
  ...(tab === undefined ? {} : { tab }),
});

/** The settings as JSON text. Throws AppError `validation` naming them when they contain anything that the list would refuse. */
export function readSettings({ model, reach }: AreaContext, entity: Entity, given: unknown): string {
  const text = storableJson('settings', given, BYTES);
  const [problem] = viewProblems(entity, given, reach.session);
  if (problem) throw new AppError('validation', { fields: { [`settings.${problem}`]: { code: 'unknownField' } } });
  try {
    parseListQuery(model, entity, queryOf(given as ListView), reach);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'badQuery') throw error;
    throw new AppError('validation', { fields: { 'settings.filter': { code: 'unknownField' } } });
  }
  return text;
}
