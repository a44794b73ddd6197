/** Records as react-admin wants them, and what they are called. */
import type { RaRecord } from 'ra-core';
import type { Entity } from '#schemas/kernel/entity.ts';

export type Row = Record<string, unknown> & { id: number; uuid?: string };

/** React-admin's `id` is the key in paths: for entities under `/uuid/{uuid}` the uuid, with the number as `recordId`. */
export const toRecord = (entity: Entity, row: Row): RaRecord =>
  entity.api.key === 'uuid' ? { ...row, id: row.uuid as string, recordId: row.id } : row;

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
