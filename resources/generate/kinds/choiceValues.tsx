import { useTranslate } from 'ra-core';
import { toneOf } from '#schemas/kernel/fields/field.ts';
import { allTabs } from '#schemas/kernel/lists/query.ts';
import { StatusChip } from '#src/kit/values/StatusChip.tsx';
import { useJoined } from '#src/kit/values/useJoined.ts';
import { useWords } from '../words.ts';
import type { DisplayProps } from './Display.ts';

/** One of a list of values; the field of the state table and computed fields are shown as a status. */
export function ChoiceValue({ entity, name, field, value, record }: DisplayProps) {
  const words = useWords(entity);
  const { states } = entity;
  const isMoved = states?.field === name;
  const refined = isMoved && states.refinedBy && record[states.refinedBy] ? states.refinedBy : undefined;
  const shown = String(refined ? record[refined] : value);
  const label = words.value(refined ?? name, shown);
  const tone = toneOf((refined && entity.fields[refined]) || field, shown);
  return tone ? <StatusChip tone={tone}>{label}</StatusChip> : label;
}

export function ChoicesValue({ entity, name, value }: DisplayProps) {
  const words = useWords(entity);
  const joined = useJoined();
  return joined((value as string[]).map((one) => words.value(name, one)));
}

/** Yes or no; a status where the list's tabs filter by it. */
export function BooleanValue({ entity, name, value }: DisplayProps) {
  const translate = useTranslate();
  const isStatus = allTabs(entity).some((tab) => tab.where && name in tab.where);
  if (!isStatus) return translate(value ? 'kit.yes' : 'kit.no');
  return <StatusChip tone={value ? 'success' : 'neutral'}>{translate(value ? 'kit.yes' : 'kit.no')}</StatusChip>;
}
