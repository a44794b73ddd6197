/** The boot check of the first status of records, where conditions decide (`states/initial.ts`); `where.ts` reads the conditions. */
import type { Entity } from '../entity/entity.ts';
import { type Field, isOneReference, wireKey } from '../fields/field.ts';
import { askedElsewhere, firstBranches, initialsOf } from '../states/initial.ts';
import type { All } from './check.ts';

/** What the references of an entity embed, by the name that stands in a condition: `carPark.name`. */
export const embeddedOf = (entity: Entity, all: All): [string, Field | undefined][] =>
  Object.entries(entity.fields).flatMap(([name, field]) => {
    const other = isOneReference(field) ? all.get(field.to) : undefined;
    return isOneReference(field)
      ? (field.embed ?? []).map((one): [string, Field | undefined] => [`${name}.${one}`, other?.fields[one]])
      : [];
  });

/** What such a condition may ask besides the fields of the record itself. */
export function askable(entity: Entity, all: All): [string, Field | undefined][] {
  const settings = [...all.values()].filter(({ singleton }) => singleton);
  return [
    ...embeddedOf(entity, all),
    ...settings.flatMap((one) =>
      Object.entries(one.fields).map(([name, field]) => [`${one.name}.${wireKey(name, field)}`, field] as const),
    ),
  ] as [string, Field | undefined][];
}

/** Errors in the declaration, for the boot check. */
export function initialProblems({ states, fields, scope }: Entity): string[] {
  if (!states) return [];
  const { initial } = states;
  const values = (fields[states.field] as { values?: readonly string[] } | undefined)?.values ?? [];
  const branches = firstBranches(initial);
  const isWhole =
    typeof initial === 'string' ||
    (initial.length > 1 && typeof initial.at(-1) === 'string' && branches.length === initial.length - 1);
  const parts = new Set(Object.entries(fields).flatMap(([name, field]) => ('parts' in field && field.parts ? [name] : [])));
  const asksBuilding = [...(isWhole ? askedElsewhere(initial).keys() : [])].some((head) => !fields[head]);
  return [
    ...(isWhole ? [] : ['states: records begin by conditions, without a last status that needs none']),
    ...initialsOf(initial)
      .filter((one) => typeof one === 'string' && !values.includes(one))
      .map((one) => `states: records begin as '${one}', which is no status`),
    ...branches
      .flatMap(({ when }) => Object.keys(when))
      .filter((key) => parts.has(key) || key === states.field)
      .map((key) => `states: records begin by '${key}', which is not known yet`),
    ...(asksBuilding && !scope.building ? ['states: records begin by what a building has set, but they belong to none'] : []),
  ];
}
