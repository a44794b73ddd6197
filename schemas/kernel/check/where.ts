/**
 * The boot check of conditions, wherever an entity states one: they name fields that the asked records have, values that these
 * can hold, operators that exist, and nothing that is empty where the condition is asked.
 */
import type { Entity } from '../entity/entity.ts';
import { type Field, isFlag, isReference, traitsOf, wireKey } from '../fields/field.ts';
import { allTabs } from '../lists/query.ts';
import { type Comparison, isComparison, type Where } from '../rules/where.ts';
import { firstBranches } from '../states/initial.ts';
import { branchesOf } from '../states/moves.ts';
import { BASE } from './check.ts';
import { askable, embeddedOf } from './initial.ts';

const OPERATORS: Readonly<Record<keyof Comparison, true>> = { gt: true, gte: true, lt: true, lte: true, not: true };

/** A condition, its place in the schema, and the entity whose records it is asked of; no entity if there is none of that name. */
interface Condition {
  place: string;
  where: Where | undefined;
  of: Entity | undefined;
  /** It may compare with the form's own values: `$record.tenantId`. */
  inForm?: true;
  /** What else it may ask of. */
  also?: readonly (readonly [string, Field | undefined])[];
}

const keysOf = ({ fields }: Entity): ReadonlyMap<string, Field | undefined> =>
  new Map([
    ...BASE.map((key) => [key, undefined] as const),
    ...Object.entries(fields).map(([name, field]) => [wireKey(name, field), field] as const),
  ]);

function conditionsOf(entity: Entity, byName: ReadonlyMap<string, Entity>): Condition[] {
  const own = (place: string, where: Where | undefined): Condition => ({ place, where, of: entity });
  return [
    own('rows', entity.rows),
    own('what occupants see', entity.occupant?.shown),
    ...Object.entries(entity.occupant?.lists ?? {}).map(([name, { entity: of, shown }]) => ({
      place: `list '${name}' of occupants`,
      where: shown,
      of: byName.get(of),
    })),
    ...Object.entries(entity.occupant?.acts ?? {}).flatMap(([name, { each, makes, undoes }]) => [
      { place: `act '${name}' of occupants`, where: each, of: byName.get(makes?.entity ?? '') },
      own(`act '${name}' of occupants`, undoes?.when),
    ]),
    own('list.unlessAsked', entity.list.unlessAsked),
    own('what the timeline has as not decided', entity.list.timeline?.tentative),
    own('allow.update', entity.allow?.update),
    own('allow.delete', entity.allow?.delete),
    ...allTabs(entity).flatMap(({ code, of, where, opens }): Condition[] => [
      { place: `tab '${code}'`, where, of: of === undefined ? entity : byName.get(of) },
      { place: `what tab '${code}' opens`, where: opens?.where, of: byName.get(opens?.entity ?? '') },
    ]),
    ...firstBranches(entity.states?.initial).map(
      ({ is, when }): Condition => ({ ...own(`first status '${is}'`, when), also: askable(entity, byName) }),
    ),
    ...Object.entries(entity.states?.timed ?? {}).map(([name, { when }]) => own(`timed '${name}'`, when)),
    ...Object.entries(entity.actions).flatMap(([name, { when, against, moves = {}, waitsFor, unusual }]): Condition[] => [
      own(`action '${name}'`, when),
      ...(unusual?.while ?? []).map((where) => ({
        ...own(`what is unusual of action '${name}'`, where),
        also: embeddedOf(entity, byName),
      })),
      ...(waitsFor?.while ?? []).map((where) => ({
        place: `what action '${name}' waits for`,
        where,
        of: byName.get(waitsFor?.entity ?? ''),
      })),
      ...Object.entries(moves).flatMap(([from, next]) =>
        branchesOf(next).map((one) => own(`action '${name}' in '${from}'`, one.when)),
      ),
      ...(Object.entries(against?.requires ?? {}) as [string, Where][]).map(([input, where]) => ({
        place: `what requires '${input}' of action '${name}'`,
        where,
        of: parentOf(entity, byName),
      })),
    ]),
    ...Object.entries(entity.fields).flatMap(([name, field]): Condition[] => [
      { ...own(`field '${name}'`, field.when), inForm: true },
      { ...own(`field '${name}'`, field.requiredWhen), inForm: true },
      ...('percentWhile' in field ? [{ ...own(`field '${name}'`, field.percentWhile), inForm: true as const }] : []),
      ...('cases' in field ? field.cases.map(({ is, when }) => own(`case '${is}' of '${name}'`, when)) : []),
      ...('matches' in field ? [own(`what '${name}' asks`, field.matches)] : []),
      ...('of' in field ? [{ place: `field '${name}'`, where: field.where, of: byName.get(field.of) }] : []),
      ...(isReference(field)
        ? [{ place: `pick of '${name}'`, where: field.pick, of: byName.get(field.to), inForm: true as const }]
        : []),
    ]),
  ];
}

/** The entity of the records that the entity's own stand below. */
function parentOf({ parent = '', fields }: Entity, byName: ReadonlyMap<string, Entity>): Entity | undefined {
  const field = fields[parent];
  return field && isReference(field) ? byName.get(field.to) : undefined;
}

/** Does a name such as `$record.tenantId` stand for something? Only forms have a record and a session beside the asked one. */
function isKnown(name: string, form: Entity | undefined): boolean {
  if (name === '$today' || name === '$now') return true;
  const [root, key = ''] = name.replace(/^\$|\?$/g, '').split('.');
  return form !== undefined && (root === 'session' || (root === 'record' && keysOf(form).has(key)));
}

/** The instant is compared with other instants, and nothing happens exactly then: `{ publishEndAt: { lte: '$now' } }`. */
const isInstant = (key: string, field: Field | undefined): boolean =>
  field ? traitsOf(field).moment === 'instant' : key === 'createdDate' || key === 'updatedDate';
const isOrder = (wanted: Where[string]): boolean => isComparison(wanted) && wanted.not === undefined;

const holds = (field: Field | undefined, value: unknown): boolean => {
  if (field === undefined || value === null) return true;
  if ('values' in field) return (field.values as readonly unknown[]).includes(value);
  return !isFlag(field) || typeof value === 'boolean';
};

/** Errors in the conditions of an entity, for `checkSchemas`. Names of missing entities are reported where they stand. */
export function whereProblems(entity: Entity, byName: ReadonlyMap<string, Entity>): string[] {
  return conditionsOf(entity, byName).flatMap(({ place, where, of, inForm, also = [] }) => {
    if (!of || !where) return [];
    const keys = new Map([...keysOf(of), ...also]);
    return Object.entries(where).flatMap(([key, wanted]) => {
      if (!keys.has(key)) return [`${place} depends on '${key}', which is no field${of === entity ? '' : ` of ${of.name}`}`];
      const operators = isComparison(wanted) ? Object.keys(wanted) : [];
      const values: unknown[] = isComparison(wanted) ? Object.values(wanted) : [wanted].flat();
      const isName = (value: unknown): value is string => typeof value === 'string' && value.startsWith('$');
      return [
        ...operators
          .filter((one) => !(one in OPERATORS))
          .map((one) => `${place} compares '${key}' by '${one}', which is unknown`),
        ...values
          .filter((value) => isName(value) && !isKnown(value, inForm && entity))
          .map((value) => `${place} compares '${key}' with '${value}', which is unknown there`),
        ...(values.includes('$now') && !(isInstant(key, keys.get(key)) && isOrder(wanted))
          ? [`${place} compares '${key}' with '$now' otherwise than by the order of instants`]
          : []),
        ...values
          .filter((value) => !isName(value) && !holds(keys.get(key), value))
          .map((value) => `${place} depends on '${key}' = '${value}', which is no value of it`),
      ];
    });
  });
}
