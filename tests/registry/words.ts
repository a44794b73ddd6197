/** Words for the entities of `large.ts`, as many as a real entity has: made from the names in their schema. */
import type { Catalogue } from '#i18n/shape.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isListed } from '#schemas/kernel/fields/field.ts';

/** `monthlyRate`, `MONTHLY_RATE` and `monthly-rate` become `Monthly rate`. */
function spoken(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
const each = (names: readonly string[]): Catalogue => Object.fromEntries(names.map((name) => [name, spoken(name)]));

/** The entity's part of a catalogue: its name, fields, sections, pages, actions and choices. */
export function wordsOf(entity: Entity): Catalogue {
  const name = spoken(entity.name);
  const choices = Object.entries(entity.fields).flatMap(([field, kind]) => (isListed(kind) ? [[field, each(kind.values)]] : []));
  return {
    name: `${name} |||| ${name}`,
    fields: each(Object.keys(entity.fields)),
    sections: each((entity.form ?? []).map(({ section }) => section)),
    actions: each(Object.keys(entity.actions)),
    done: each(Object.keys(entity.actions)),
    confirm: Object.fromEntries(
      Object.keys(entity.actions).map((action) => [action, `${name}: what happens after ${spoken(action)}.`]),
    ),
    tabs: each((entity.list.tabs ?? []).map(({ code }) => code)),
    enums: Object.fromEntries(choices),
    pages: { list: name, create: `Add ${name}`, edit: `Edit ${name}`, show: name, upload: { create: `Upload ${name}` } },
  };
}
