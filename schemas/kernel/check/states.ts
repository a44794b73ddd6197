/** The boot check of states and actions. */
import { paramsOf } from '../calls/path.ts';
import type { Action, Entity } from '../entity/entity.ts';
import { type EnumField, isChoice, isOneReference } from '../fields/field.ts';
import { isOnRecord } from '../states/action.ts';
import { endsOf, movesProblems } from '../states/moves.ts';
import { type All, type Check, hasPath, notFields } from './check.ts';

const statusOf = ({ states, fields }: Entity): EnumField | undefined =>
  states ? (fields[states.field] as EnumField | undefined) : undefined;

export const stateProblems: Check = (entity) => {
  const { states, fields } = entity;
  const status = statusOf(entity);
  const refined = states?.refinedBy;
  return [
    ...(states && !isChoice(status) ? [`states: '${states.field}' is no enum`] : []),
    ...(states && status && !status.system ? [`states: '${states.field}' must be a system field`] : []),
    ...(status?.values ?? [])
      .filter((value) => !status?.tones?.[value])
      .map((value) => `states: the status '${value}' has no tone`),
    ...(refined && !('cases' in (fields[refined] ?? {})) ? [`states: '${refined}' is not computed by cases`] : []),
  ];
};

/** Its moves from status to status. */
function moveProblems(entity: Entity, name: string, { moves }: Action): string[] {
  const status = statusOf(entity);
  const named = Object.entries(moves ?? {}).flatMap(([from, next]) => [from, ...endsOf(next)]);
  return [
    ...(moves && !entity.states ? [`action '${name}' moves a status, but there is none`] : []),
    ...movesProblems(name, moves),
    ...named
      .filter((value) => status && !status.values.includes(value))
      .map((value) => `action '${name}': '${value}' is no status`),
  ];
}

/** Its page, and what it has to do with a record. */
function placeProblems({ fields, parent = '' }: Entity, name: string, action: Action): string[] {
  const { page, leadsTo, several, parentMoves } = action;
  const isOwnPage = page !== undefined && isOnRecord(action);
  const isBelowParent = page !== undefined && !isOwnPage && paramsOf(page).length > 0;
  return [
    ...(leadsTo && !/^\/[^/:]*:id$/.test(leadsTo)
      ? [`action '${name}' leads to '${leadsTo}', which is no address that ends with the record`]
      : []),
    ...(several && !isOnRecord(action) ? [`action '${name}' works on several records, but not on one`] : []),
    ...(isOwnPage && paramsOf(page).length !== 1
      ? [`the page of action '${name}' needs the key of the record, and nothing else`]
      : []),
    ...((isBelowParent || parentMoves) && !isOneReference(fields[parent])
      ? [`action '${name}' speaks of a parent, but the entity names none`]
      : []),
  ];
}

/** What its dialog shows, and what opens afterwards. */
function dialogProblems(entity: Entity, name: string, action: Action, all: All): string[] {
  const { fields, endpoints = {}, related } = entity;
  const { facts, reaches, opens, confirm, remark, waitsFor, input, unusual } = action;
  const below = waitsFor && all.get(waitsFor.entity);
  return [
    ...(waitsFor && !related.some(({ entity, by }) => entity === waitsFor.entity && by === waitsFor.by)
      ? [`action '${name}' waits for '${waitsFor.entity}', which is not listed on the page of the record`]
      : []),
    ...(waitsFor?.act && !below?.actions[waitsFor.act]
      ? [`action '${name}' decides by '${waitsFor.act}', which is no action of '${waitsFor.entity}'`]
      : []),
    ...((facts || reaches || waitsFor) && !confirm && !remark ? [`action '${name}' has no dialog that could show anything`] : []),
    ...(reaches && endpoints[reaches]?.of !== 'record'
      ? [`action '${name}' asks '${reaches}', which is no call of a record`]
      : []),
    ...(unusual && input?.length ? [`action '${name}' has a form, which asks already`] : []),
    ...(unusual?.day && !hasPath(entity, unusual.day)
      ? [`action '${name}' names the day '${unusual.day}', which is no field`]
      : []),
    ...(opens && !isOneReference(fields[opens]) ? [`action '${name}' opens '${opens}', which is no reference`] : []),
  ];
}

export const actionProblems: Check = (entity, all) => {
  const keys = Object.values(entity.actions).flatMap(({ key }) => key ?? []);
  return [
    ...(new Set(keys).size === keys.length ? [] : ['two actions share a key of the keyboard']),
    ...Object.entries(entity.actions).flatMap(([name, action]) => [
      ...notFields(entity, `action '${name}'`, [
        ...(action.input ?? []),
        ...(action.required ?? []),
        ...(action.remark ? [action.remark] : []),
        ...Object.keys(action.set ?? {}),
        ...(action.prefill ?? []),
        ...(action.mine ?? []),
        ...Object.values(action.continues ?? {}),
        ...(action.facts ?? []),
      ]),
      ...dialogProblems(entity, name, action, all),
      ...(action.stamp && !(`${action.stamp}Date` in entity.fields) ? [`action '${name}': no stamp '${action.stamp}'`] : []),
      ...moveProblems(entity, name, action),
      ...placeProblems(entity, name, action),
    ]),
  ];
};
