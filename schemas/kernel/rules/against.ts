/**
 * Compares the input of a child record with its parent's current values: a renewal starts after the current end, a change must
 * change something. Declared once; the form checks before it sends, the server before it writes.
 */

import type { Entity } from '../entity/entity.ts';
import { isBlank } from '../fields/empty.ts';
import { type Field, isOneReference, wireKey } from '../fields/field.ts';
import type { Message } from '../fields/message.ts';
import { type Action, type Against, isOnRecord } from '../states/action.ts';
import { matches, type Where, type WhereValues } from './where.ts';

type Row = Readonly<Record<string, unknown>>;
type Today = Pick<WhereValues, 'today'>;

/** Treats every empty value alike. */
export const sameValue = (one: unknown, other: unknown): boolean =>
  isBlank(one) ? isBlank(other) : JSON.stringify(one) === JSON.stringify(other);

/** What a record says of its parent: what its reference embeds. */
export const parentIn = ({ parent }: Pick<Entity, 'parent'>, record: Row | undefined): Row | undefined =>
  parent ? ((record?.[parent] ?? undefined) as Row | undefined) : undefined;

/** Does the parent, as it is, ask for this input of the action? */
export const isRequiredBelow = (action: Action | undefined, name: string, parent: Row | undefined, today: Today): boolean => {
  const where = (action?.against?.requires as Readonly<Record<string, Where>> | undefined)?.[name];
  return where !== undefined && parent !== undefined && matches(where, parent, today);
};

/** Errors by wire key; empty when all is well. `other` names the field that holds the parent's value. */
export function problemsAgainst(entity: Entity, action: Action, values: Row, parent: Row, today: Today): Record<string, Message> {
  const problems: Record<string, Message> = {};
  const { after = {}, differ = [], requires = {} } = action.against ?? {};
  for (const name of Object.keys(requires)) {
    const key = wireKey(name, entity.fields[name] as Field);
    if (isBlank(values[key]) && isRequiredBelow(action, name, parent, today)) problems[key] = { code: 'required' };
  }
  for (const [name, of] of Object.entries(after) as [string, string][])
    if (!isBlank(values[name]) && !isBlank(parent[of]) && String(values[name]) <= String(parent[of]))
      problems[name] = { code: 'after', params: { other: entity.compares?.[of] ?? of } };
  const keys = differ.map((name) => wireKey(name, entity.fields[name] as Field));
  if (keys.length && keys.every((key) => sameValue(values[key], parent[key])))
    problems[keys[0] as string] = { code: 'nothingChanged' };
  return problems;
}

/** Fields whose value differs from the previous one, where the record keeps it (`entity.compares`). */
export const changedFields = (entity: Entity, record: Row): { name: string; before: string }[] =>
  (Object.entries(entity.compares ?? {}) as [string, string][])
    .map(([name, before]) => ({ name, before }))
    .filter(({ name, before }) => {
      const [now, was] = [name, before].map((one) => record[wireKey(one, entity.fields[one] as Field)]);
      return !sameValue(now, was);
    });

/** Is all that the comparison asks of the parent in the record itself? */
function isEmbedded({ fields, parent = '' }: Entity, { after, differ, shows, requires = {} }: Against): boolean {
  const field = fields[parent];
  const asked = Object.values(requires as Record<string, Where>).flatMap((where) => Object.keys(where));
  return !after && !differ && !shows && isOneReference(field) && asked.every((name) => field.embed?.includes(name));
}

/** Errors in the declarations, for the boot check. */
export function againstProblems(entity: Entity, parent: Entity | undefined): string[] {
  const pairs = Object.entries(entity.compares ?? {}) as [string, string][];
  return [
    ...pairs
      .filter(([name, before]) => !entity.fields[name] || entity.fields[name]?.kind !== entity.fields[before]?.kind)
      .map(([name, before]) => `compares '${name}' with '${before}', which is no field of its kind`),
    ...Object.entries(entity.actions).flatMap(([name, { against, parentMoves }]) => {
      if (!against) return [];
      const { after = {}, differ = [], requires = {}, shows = [] } = against;
      const below = [
        ...(Object.values(after) as string[]),
        ...differ,
        ...shows.flatMap((one) => (typeof one === 'string' ? one : [one.of, one.by])),
      ];
      const chosen = shows.flatMap((one) =>
        typeof one === 'string' ? [] : Object.values(one.take).map((take) => [one.of, take]),
      );
      return [
        ...(parentMoves || (isOnRecord(entity.actions[name] as Action) && isEmbedded(entity, against))
          ? []
          : [`action '${name}' is compared with a parent that it neither moves nor embeds`]),
        ...[...Object.keys(after), ...Object.keys(requires), ...differ]
          .filter((one) => !(one in entity.fields))
          .map((one) => `action '${name}' compares '${one}', which is no field`),
        ...below
          .filter((one) => parent && !(one in parent.fields))
          .map((one) => `action '${name}' compares with '${one}', which ${parent?.name} lacks`),
        ...chosen
          .filter(([of = '', take = '']) => {
            const field = parent?.fields[of];
            return !(isOneReference(field) && field.embed?.includes(take));
          })
          .map(([of, take]) => `action '${name}' shows '${of}.${take}', which ${parent?.name} does not embed`),
      ];
    }),
  ];
}
