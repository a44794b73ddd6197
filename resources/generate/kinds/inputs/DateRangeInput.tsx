import { DatePicker } from '#src/kit/dates/DatePicker.tsx';
import type { ControlProps } from '../Control.ts';

/** Two dates, `[from, to]`. What is half filled in stays as one, which the check of the form refuses. */
export function DateRangeInput({ id, label, value, onChange, onBlur, error, hint, required, disabled, inputRef }: ControlProps) {
  return (
    <DatePicker
      range
      {...{ id, label, onBlur, error, hint, required, disabled, inputRef }}
      value={(value as string[] | null) ?? []}
      onChange={(dates, wrong) => onChange(wrong ? [wrong.value ?? wrong.text] : dates.length > 0 ? dates : null)}
    />
  );
}
