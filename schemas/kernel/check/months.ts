/** The boot check of rows that are kept by month. */
import type { Entity } from '../entity/entity.ts';
import { isPointer, isStored, traitsOf } from '../fields/field.ts';

/**
 * A row never moves to another month, and no other table points to it: its key holds the instant, which such a pointer would not have.
 */
export function monthProblems(entity: Entity, all: ReadonlyMap<string, Entity>): string[] {
  const { months, fields, api, actions, states } = entity;
  if (months === undefined) return [];
  const field = fields[months];
  const sharing = [...all.values()].filter((one) => one.table === entity.table && one.name !== entity.name);
  const pointing = [...all.values()].flatMap((one) =>
    Object.entries(one.fields).flatMap(([name, pointer]) =>
      isPointer(pointer) && isStored(pointer) && 'to' in pointer && pointer.to === entity.name ? [`${one.name}.${name}`] : [],
    ),
  );
  return [
    ...(field && isStored(field) && field.required && traitsOf(field).moment === 'instant'
      ? []
      : [`months names '${months}', which is no instant that every row has`]),
    ...(api.verbs.update || api.verbs.delete || states || Object.keys(actions).length
      ? ['has months, and calls that change its rows']
      : []),
    ...sharing.map(({ name }) => `has months, and shares its table with '${name}'`),
    ...pointing.map((name) => `has months, and '${name}' points to it`),
  ];
}
