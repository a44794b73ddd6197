/** What a record is called. A name in languages is read in the reader's, in English where it is not translated. */
import type { Entity } from './entity.ts';
import { isLocalized, readIn } from './fields/localized.ts';

type Row = Readonly<Record<string, unknown>>;

/** `carPark.name` of a record; empty where there is nothing. */
function valueAt(record: Row, path: string, locale: string): string {
  const value = path.split('.').reduce<unknown>((at, key) => (at as Row | null | undefined)?.[key], record);
  if (isLocalized(value)) return readIn(value, locale);
  return value === null || value === undefined ? '' : String(value);
}

/** What a record is called: the title template with its fields filled in; `#12` when they are all empty. */
export function recordTitle(entity: Pick<Entity, 'title'>, record: Row, locale: string): string {
  let filled = false;
  const title = entity.title.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = valueAt(record, name, locale);
    filled ||= value !== '';
    return value;
  });
  return filled ? title.replace(/^\s*·\s*|\s*·\s*$/g, '').trim() : `#${String(record.id ?? '')}`;
}

/**
 * How questions and notices name a record: richer than its title where the entity says so; what is empty is left out.
 * @param comma what the language puts between the parts
 */
export function recordName(entity: Pick<Entity, 'title' | 'naming'>, record: Row, locale: string, comma = ', '): string {
  const parts = (entity.naming ?? []).map((path) => valueAt(record, path, locale));
  return parts.filter(Boolean).join(comma) || recordTitle(entity, record, locale);
}
