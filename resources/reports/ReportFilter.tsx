/** A drop-down by which a report is narrowed: the values of a choice, or the records of a reference. */
import { useTranslate } from 'ra-core';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isChoice } from '#schemas/kernel/fields/field.ts';
import type { ReferenceField } from '#schemas/kernel/kinds/index.ts';
import { Dropdown } from '#src/kit/choices/Dropdown.tsx';
import { RecordDropdown } from '../generate/filters/RecordDropdown.tsx';
import { useWords } from '../generate/words.ts';

interface Props {
  entity: Entity;
  /** A choice or a reference of the entity. */
  field: string;
  /** What is chosen; empty: all. */
  value: string;
  onChange: (value: string) => void;
}

export function ReportFilter({ entity, field: name, value, onChange }: Props) {
  const translate = useTranslate();
  const words = useWords(entity);
  const field = entity.fields[name];
  const shared = { label: words.field(name), value, onChange };
  if (isChoice(field)) {
    const options = field.values.map((one) => ({ value: one, label: words.value(name, one) }));
    return <Dropdown {...shared} options={options} placeholder={translate('kit.any')} />;
  }
  const { to, pick } = field as ReferenceField;
  return <RecordDropdown {...shared} of={to} pick={pick} />;
}
