/** Pointers to one of many (`anyOf`): where they point, and what is wrong with their declarations. */
import type { Entity } from '../entity/entity.ts';
import { type AnyOfField, isAnyOf, isChoice, type ReferenceField, reference } from './field.ts';

/** The reference that such a field is while a record has one of its codes; undefined with any other, or none. */
export function aimOf({ module, modules }: AnyOfField, record: Readonly<Record<string, unknown>>): ReferenceField | undefined {
  const [, to] = Object.entries(modules).find(([one]) => one === record[module]) ?? [];
  return to === undefined ? undefined : reference(to, { onDelete: 'clear' });
}

/** Errors in the declarations, for the boot check. `inputsOf` gives the fields of a form. */
export function anyOfProblems(
  { fields, actions }: Pick<Entity, 'fields' | 'actions'>,
  byName: ReadonlyMap<string, Entity>,
  inputsOf: (operation: string) => readonly string[],
): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!isAnyOf(field)) return [];
    const { module, modules } = field;
    const choice = fields[module];
    if (!isChoice(choice)) return [`field '${name}': '${module}' is no choice of modules`];
    const forms = ['create', 'update', ...Object.keys(actions)];
    return [
      ...(choice.clears?.includes(name) ? [] : [`field '${name}' points to a module, but '${module}' does not clear it`]),
      ...Object.entries(modules).flatMap(([one, to]) => [
        ...(choice.values.includes(one) ? [] : [`field '${name}': '${one}' is no value of '${module}'`]),
        ...(byName.has(to) ? [] : [`field '${name}' points to '${to}', which is no entity`]),
      ]),
      ...forms
        .filter((operation) => inputsOf(operation).includes(name) && !inputsOf(operation).includes(module))
        .map((operation) => `'${operation}' takes '${name}' without '${module}'`),
    ];
  });
}
