/** What stands in the column whose record the address of an upload names (`Upload.above`). */
import { useGetOne } from 'ra-core';
import { useLocation } from 'react-router';
import type { Upload } from '#schemas/kernel/calls/upload.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { ReferenceField } from '#schemas/kernel/fields/field.ts';
import { keyIn } from './steps.ts';

/** By column; empty where the address names no record. `isPending` until it is known. */
export function useAboveCell(entity: Entity, declared: Upload) {
  const { pathname } = useLocation();
  const { above, by } = declared;
  const key = above && keyIn(declared, pathname);
  // Found by its uuid, which the address says: nothing else has to be known of it.
  const isKnown = above !== undefined && by?.[above]?.[0] === 'uuid';
  const to = above ? (entity.fields[above] as ReferenceField).to : entity.name;
  const { data, isPending, error } = useGetOne<Record<string, unknown> & { id: string }>(
    to,
    { id: key ?? '' },
    { enabled: Boolean(key) && !isKnown },
  );
  const field = above && by?.[above]?.[0];
  if (isKnown) return { cells: key ? { [above]: key } : {}, isPending: false, error: undefined };
  const cells = above && field && data ? { [above]: String(data[field] ?? '') } : {};
  return { cells, isPending: Boolean(key) && isPending, error };
}
