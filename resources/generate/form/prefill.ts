/** What the page of an action copies from the parent record. */
import { recordTitle } from '#dataProvider/records.ts';
import type { Action, Entity } from '#schemas/kernel/entity/entity.ts';
import { dayAfter } from '#schemas/kernel/fields/days.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import type { Values } from './body.ts';

/** Start values by wire key, with what they embed for showing; the reference to the parent is filled in. */
export function prefilled(entity: Entity, action: Action, parentEntity: Entity, parent: Values, locale: string): Values {
  const values: Values = {};
  const by = entity.parent;
  if (by) {
    values[wireKey(by, entity.fields[by] as Field)] = parent.recordId ?? parent.id;
    values[by] = { id: parent.recordId ?? parent.id, label: recordTitle(parentEntity, parent, locale) };
  }
  for (const name of action.prefill ?? []) {
    const key = wireKey(name, entity.fields[name] as Field);
    values[key] = parent[key];
    values[name] = parent[name];
  }
  for (const [name, of] of Object.entries(action.against?.after ?? {}) as [string, string][])
    if (typeof parent[of] === 'string') values[name] = dayAfter(parent[of]);
  return values;
}
