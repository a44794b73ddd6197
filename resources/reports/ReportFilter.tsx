/** A drop-down of the values or records by which a report is narrowed. */
import { useTranslate } from 'ra-core';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isChoice } from '#schemas/kernel/fields/field.ts';
import type { ReferenceField } from '#schemas/kernel/kinds/index.ts';
import { Dropdown } from '#src/kit/choices/Dropdown.tsx';
import { useChoices } from '../generate/kinds/useChoices.ts';
import { useWords } from '../generate/words.ts';

interface Props {
  entity: Entity;
  /** A choice or a reference of the entity. */
  field: string;
  /** The id that is chosen; empty: all. */
  value: string;
  onChange: (id: string) => void;
}

export function ReportFilter({ entity, field, value, onChange }: Props) {
  const translate = useTranslate();
  const words = useWords(entity);
  const kind = entity.fields[field];
  const values = isChoice(kind) ? kind.values : undefined;
  const { to, pick } = kind as ReferenceField;
  const { choices: records } = useChoices({ to, search: '', pick, enabled: values === undefined });
  const choices = values?.map((one) => ({ id: one, label: words.value(field, one) })) ?? records;
  return (
    <Dropdown
      label={words.field(field)}
      value={choices.some(({ id }) => String(id) === value) ? value : ''}
      options={choices.map(({ id, label }) => ({ value: String(id), label }))}
      placeholder={translate('reports.all')}
      onChange={onChange}
    />
  );
}
