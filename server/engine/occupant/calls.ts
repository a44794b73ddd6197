/** The calls of those who are addressed, from the schemas (`schemas/kernel/calls/occupant.ts`). */

import { type Input, isList } from '#schemas/kernel/calls/endpoint.ts';
import {
  isAnswers,
  type OccupantAct,
  occupantActPath,
  occupantPath,
  occupantRecordPath,
} from '#schemas/kernel/calls/occupant.ts';
import { type Field, integer, wireKey } from '#schemas/kernel/fields/field.ts';
import type { Action } from '#schemas/kernel/states/action.ts';
import type { JsonSchema } from '#server/db/kinds/index.ts';
import type { Model } from '#server/db/model.ts';
import { listOf, moment, objectOf, orNull, whole } from '#server/openapi/values.ts';
import type { AreaContext, OwnedCall } from '../areas/areaCalls.ts';
import { throttle } from '../calls/throttle.ts';
import { recordSchema } from '../responses/recordSchema.ts';
import { actOn } from './act.ts';
import type { OccupantEntity } from './addressed.ts';
import { getFor, listFor } from './read.ts';
import { isReceived } from './received.ts';
import { receivedCalls } from './receivedCalls.ts';

const isOccupants = (entity: { occupant?: object }): entity is OccupantEntity => entity.occupant !== undefined;
const EVERYBODY = 'people read and answer what is addressed to them';

const isAsked = (input: Input): boolean => input !== 'json' && !isList(input) && isAnswers(input);

/** What an act takes that undoes another one: its inputs, and the reason where the action wants one. */
function undoBody(model: Model, entity: OccupantEntity, undoes: NonNullable<OccupantAct['undoes']>): Record<string, Input> {
  const undone = entity.occupant.acts[undoes.act] as OccupantAct;
  const target = model.entity(undone.makes?.entity ?? '');
  const { remark, remarkOptional } = target.actions[undoes.action] as Action;
  const field = remark ? target.fields[remark] : undefined;
  return {
    // Which one is meant does not depend on what was answered; whom the person brings along goes with the person.
    ...Object.fromEntries(Object.entries(bodyOf(model, entity, undone)).filter(([, input]) => !isAsked(input) && !isList(input))),
    ...(remark && field ? { [remark]: { ...field, required: !remarkOptional } } : {}),
  };
}

/** What an act takes that runs an action. */
function runBody(
  { fields, actions }: OccupantEntity,
  { action, input }: NonNullable<OccupantAct['runs']>,
): Record<string, Input> {
  const { remark, remarkOptional, required = [], ...run } = actions[action] as Action;
  const inputs = (input ?? run.input ?? []).map((name): [string, Field] => {
    const field = fields[name] as Field;
    return [wireKey(name, field), { ...field, required: field.required ?? required.includes(name) }];
  });
  const said = remark ? [[remark, { ...fields[remark], required: !remarkOptional }] as [string, Field]] : [];
  return Object.fromEntries([...inputs, ...said]);
}

/** The keys of an act's body. */
function bodyOf(
  model: Model,
  entity: OccupantEntity,
  { once, each, makes, undoes, takes, runs }: OccupantAct,
): Record<string, Input> {
  if (undoes) return undoBody(model, entity, undoes);
  if (runs) return runBody(entity, runs);
  if (takes) return takes;
  if (!once && !each) return { number: integer({ required: true, min: 1, max: 1_000_000 }) };
  const target = makes && model.entity(makes.entity);
  const inputs = (names: readonly string[], required: readonly string[] = []) =>
    Object.fromEntries(
      names.map((name): [string, Field] => {
        const field = target?.fields[name] as Field;
        return [wireKey(name, field), { ...field, required: field.required ?? required.includes(name) }];
      }),
    );
  const { input = [], brings } = makes ?? {};
  return {
    ...inputs(input),
    ...(brings ? { [brings.key]: { rows: inputs(brings.input, brings.required), max: brings.max } } : {}),
  };
}

const shape = (model: Model, entity: OccupantEntity) => {
  const all = recordSchema(entity, (name) => model.entity(name)).properties as Record<string, object>;
  const keys = entity.occupant.fields.flatMap((name) => [wireKey(name, entity.fields[name] as Field), name]);
  const found = Object.fromEntries([...new Set(['uuid', ...keys])].flatMap((key) => (all[key] ? [[key, all[key]]] : [])));
  if (entity.occupant.received) return objectOf({ ...found, sentDate: moment, readDate: orNull(moment) });
  const lists = Object.entries(entity.occupant.lists ?? {}).map(([name, list]): [string, JsonSchema] => {
    const below = model.entity(list.entity);
    const known = recordSchema(below, (one) => model.entity(one)).properties as Record<string, JsonSchema>;
    const names = list.fields.flatMap((one) => [wireKey(one, below.fields[one] as Field), one]);
    const rows = Object.fromEntries(
      [...new Set(['id', 'uuid', ...names])].flatMap((key) => (known[key] ? [[key, known[key]]] : [])),
    );
    return [name, listOf(objectOf(rows))];
  });
  return objectOf({
    ...found,
    ...Object.fromEntries(lists),
    done: objectOf(Object.fromEntries(Object.keys(entity.occupant.acts).map((act) => [act, whole]))),
  });
};

/** Two calls to read and one for each act, of every entity that addresses people. */
export const occupantCalls = (model: Model): OwnedCall[] =>
  model.entities.filter(isOccupants).flatMap((entity): OwnedCall[] => {
    const common = { area: entity.area, tag: 'occupant', everybody: EVERYBODY };
    const record = shape(model, entity);
    if (isReceived(entity)) return receivedCalls(model, entity, common, record);
    return [
      {
        ...common,
        method: 'GET',
        path: occupantPath(entity),
        summary: entity.occupant.own
          ? `${entity.name}: the person’s own`
          : `${entity.name}: what is addressed to the person and still open`,
        query: ['page', 'limit'],
        returns: objectOf({ items: listOf(record), total: whole, totalPage: whole }),
        run: ({ db, query, reach }) => listFor(db, model, entity, query, reach),
      },
      {
        ...common,
        method: 'GET',
        path: occupantRecordPath(entity),
        summary: entity.occupant.own
          ? `${entity.name}: one of the person’s own`
          : `${entity.name}: one that is addressed to the person`,
        query: [],
        returns: record,
        run: ({ db, params, reach }) => getFor(db, model, entity, params.uuid as string, reach),
      },
      ...Object.entries(entity.occupant.acts).map(
        ([name, act]): OwnedCall => ({
          ...common,
          method: 'PUT',
          path: occupantActPath(entity, name),
          summary: act.summary,
          body: bodyOf(model, entity, act),
          ...(act.notice ? { notice: act.notice } : {}),
          returns: objectOf({ number: whole }),
          run: async (context: AreaContext) => {
            await throttle(context.db, 'occupantAct', context.reach);
            const body = (context.body ?? {}) as Record<string, unknown>;
            return context.db.transaction((tx) =>
              actOn(tx, { ...context, entity }, entity, name, context.params.uuid as string, body),
            );
          },
        }),
      ),
    ];
  });
