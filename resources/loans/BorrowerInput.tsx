/** The borrower in the form of a loan or a reservation. */
import type { ControlProps } from '../generate/kinds/Control.ts';
import { PersonField } from './PersonField.tsx';

export default function BorrowerInput({ value, embedded, onChange, ...props }: ControlProps) {
  const { id, label, error, hint, required, disabled, onBlur, inputRef } = props;
  const known = embedded as { id: number; label: string } | null | undefined;
  return (
    <PersonField
      {...{ id, label, error, hint, required, disabled, onBlur, inputRef }}
      value={typeof value === 'number' ? { value, label: known?.id === value ? known.label : '' } : null}
      onChange={(person) => onChange(person?.value ?? null)}
    />
  );
}
