/** What a record is called. A name in languages is read in the reader's, in English where it is not translated. */

import { isLocalized, readIn } from '../fields/localized.ts';
import type { Entity } from './entity.ts';

type Row = Readonly<Record<string, unknown>>;

/** `carPark.name` of a record; empty where there is nothing. */
function valueAt(record: Row, path: string, locale: string): string {
  const value = path.split('.').reduce<unknown>((at, key) => (at as Row | null | undefined)?.[key], record);
  if (isLocalized(value)) return readIn(value, locale);
  return value === null || value === undefined ? '' : String(value);
}

type Titled = Pick<Entity, 'title'> & Partial<Pick<Entity, 'naming'>>;

/** Has a record no name of its own, only a number? */
const isNumbered = (title: string): boolean => title === '#{id}';

/**
 * What a record is called: the title template with its fields filled in; `#12` when they are all empty. A record without a name
 * of its own is called by those that it connects, such as the person and the session of a sign-up.
 */
export function recordTitle(entity: Titled, record: Row, locale: string): string {
  if (isNumbered(entity.title)) return named(entity, record, locale, ' · ') || `#${String(record.id ?? '')}`;
  let filled = false;
  const title = entity.title.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = valueAt(record, name, locale);
    filled ||= value !== '';
    return value;
  });
  return filled ? title.replace(/^\s*·\s*|\s*·\s*$/g, '').trim() : `#${String(record.id ?? '')}`;
}

/** The values of `naming`, without those that are empty. */
const named = ({ naming = [] }: Partial<Pick<Entity, 'naming'>>, record: Row, locale: string, between: string): string =>
  naming
    .map((path) => valueAt(record, path, locale))
    .filter(Boolean)
    .join(between);

/**
 * How questions and notices name a record: richer than its title where the entity says so; what is empty is left out.
 * @param comma what the language puts between the parts
 */
export function recordName(entity: Pick<Entity, 'title' | 'naming'>, record: Row, locale: string, comma = ', '): string {
  return named(entity, record, locale, comma) || recordTitle(entity, record, locale);
}
