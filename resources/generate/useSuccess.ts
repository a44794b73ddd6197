import { useNotify } from 'ra-core';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { useRecordName } from './useRecordName.ts';

/**
 * Says that something is done: the notice to the letter, and beside it the name of the record that it was done to.
 * @returns takes a sentence or an i18n key, and the record
 */
export function useSuccess(entity: Pick<Entity, 'title' | 'naming'>) {
  const notify = useNotify();
  const nameOf = useRecordName(entity);
  return (message: string, record?: Readonly<Record<string, unknown>> | null) =>
    notify(message, { type: 'success', about: record ? nameOf(record) : undefined });
}
