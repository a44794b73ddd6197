import type { Entity } from './entity.ts';

/** What a record is called: the title template with its fields filled in; `#12` when they are all empty. */
export function recordTitle(entity: Pick<Entity, 'title'>, record: Readonly<Record<string, unknown>>): string {
  let filled = false;
  const title = entity.title.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = record[name];
    if (value === null || value === undefined || value === '') return '';
    filled = true;
    return String(value);
  });
  return filled ? title.replace(/^\s*·\s*|\s*·\s*$/g, '').trim() : `#${String(record.id ?? '')}`;
}
