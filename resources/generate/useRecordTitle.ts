import { useLocale } from 'ra-core';
import { recordTitle } from '#dataProvider/records.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';

/** What a record is called, in the reader's language. */
export function useRecordTitle(): (
  entity: Pick<Entity, 'title' | 'naming'>,
  record: Readonly<Record<string, unknown>>,
) => string {
  const locale = useLocale();
  return (entity, record) => recordTitle(entity, record, locale);
}
