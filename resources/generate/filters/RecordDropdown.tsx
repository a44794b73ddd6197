/** A drop-down of records by which a report is narrowed; empty: all of them. */
import { useTranslate } from 'ra-core';
import type { Where } from '#schemas/kernel/rules/where.ts';
import { Dropdown } from '#src/kit/choices/Dropdown.tsx';
import { useChoices } from '../kinds/useChoices.ts';

interface Props {
  /** The entity of the records. */
  of: string;
  /** Which of them; absent: all. */
  pick?: Where;
  label: string;
  /** The id that is chosen; empty: none. */
  value: string;
  onChange: (id: string) => void;
}

export function RecordDropdown({ of, pick, label, value, onChange }: Props) {
  const translate = useTranslate();
  const { choices } = useChoices({ to: of, search: '', pick, enabled: true });
  const options = choices.map((one) => ({ value: String(one.id), label: one.label }));
  return (
    <Dropdown
      label={label}
      value={options.some((one) => one.value === value) ? value : ''}
      options={options}
      placeholder={translate('kit.any')}
      onChange={onChange}
    />
  );
}
