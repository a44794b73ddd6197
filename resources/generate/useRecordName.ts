import { useLocale, useTranslate } from 'ra-core';
import { recordName } from '#dataProvider/records.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';

/** How records are named in questions and notices: `SP-2026-00031, SLL 9813 L, Basement 2`. */
export function useRecordName(entity: Pick<Entity, 'title' | 'naming'>): (record: Readonly<Record<string, unknown>>) => string {
  const comma = useTranslate()('kit.nameComma');
  const locale = useLocale();
  return (record) => recordName(entity, record, locale, comma);
}
