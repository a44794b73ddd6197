/** The boot check of calls: each is one entity's, somebody may make it, and its drop-downs have something to choose from. */

import { callsBelow, callsOf } from '../calls/calls.ts';
import { wayOf } from '../calls/endpoint.ts';
import { wayOfLinked } from '../calls/linked.ts';
import { shapeOf } from '../calls/path.ts';
import type { Entity } from '../entity/entity.ts';
import { isAnyOf, offeredBy } from '../fields/field.ts';
import { remembered } from '../remembered.ts';
import { permissions } from '../rights/access.ts';
import type { All, Check } from './check.ts';

/** What an entity has (calls, pages) by its shape, as often as it has it. */
type Shapes = (entity: Entity) => readonly { shape: string; shown: string }[];

/** A check that nothing is there twice, among all entities: the later one is at fault. */
export function onceOnly(noun: string, shapesOf: Shapes): Check {
  const known = new WeakMap<All, Map<string, string[]>>();
  const gather = (all: All) => {
    const owners = new Map<string, string[]>();
    for (const entity of all.values())
      for (const { shape } of shapesOf(entity)) owners.set(shape, [...(owners.get(shape) ?? []), entity.name]);
    return owners;
  };
  return (entity, all) => {
    const owners = remembered(known, all, () => gather(all));
    const seen = new Map<string, number>();
    return shapesOf(entity).flatMap(({ shape, shown }) => {
      const mine = owners.get(shape) ?? [];
      const turn = seen.get(shape) ?? 0;
      seen.set(shape, turn + 1);
      const before = mine.slice(0, mine.indexOf(entity.name) + turn).at(-1);
      return before === undefined ? [] : [`the ${noun} ${shown} is also one of ${before}`];
    });
  };
}

export const callTwice: Check = onceOnly('call', (entity) => {
  const { linked } = entity;
  const byLink = linked ? Object.values(linked.calls).map((call) => wayOfLinked(linked, call)) : [];
  return [...callsOf(entity), ...callsBelow(entity), ...Object.values(entity.endpoints ?? {}).map(wayOf), ...byLink].map(
    ({ method, path }) => ({ shape: `${method} ${shapeOf(path)}`, shown: `${method} ${shapeOf(path)}` }),
  );
});

export const permissionProblems: Check = ({ api, access, results, actions, uploads = {}, downloads = {}, endpoints = {} }) =>
  [
    ...Object.values(access),
    ...(api.dropDownAlsoFor ?? []),
    ...[results?.permission, results?.mailPermission],
    ...[actions, uploads, downloads, endpoints].flatMap((declared) => Object.values(declared)).map((one) => one.permission),
    ...Object.values(endpoints).flatMap(({ orHolding = [] }) => orHolding),
  ]
    .filter((code) => code && !permissions.includes(code))
    .map((code) => `'${code}' is not in the permission catalogue`);

/** What fills a drop-down is for everybody who is signed in; any other call of an entity says who may make it. */
const CHOICES: readonly string[] = ['dropDown', 'options'];
export const openProblems: Check = (entity) =>
  callsOf(entity)
    .filter(({ kind, permission }) => !permission && !CHOICES.includes(kind))
    .map(({ kind, method, path, name }) => `${method} ${path} has no permission: everybody could call ${name ?? kind}`);

export const callProblems: Check = ({ api, fields, endpoints = {}, traits }) => [
  ...Object.keys(api.options ?? {})
    .filter((name) => !fields[name] || (!isAnyOf(fields[name]) && !offeredBy(fields[name]).length))
    .map((name) => `the drop-down of '${name}' has nothing to choose from`),
  ...Object.entries(endpoints).flatMap(([name, { permission, everybody, live }]) => [
    ...(live && everybody === undefined ? [`the call '${name}' is told live, and not everybody may make it`] : []),
    ...((permission === undefined) === (everybody === undefined)
      ? [`the call '${name}' needs a permission, or a reason why everybody may`]
      : []),
  ]),
  ...(traits.includes('reorderable') === Boolean(api.verbs.updatePosition)
    ? []
    : ['the reorderable trait and the updatePosition call go together']),
];
