import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { FieldLook, InvalidInput } from './look.ts';
import { TimePicker, type TimeProblem } from './TimePicker.tsx';

export interface TimeRange {
  /** `HH:mm`, empty while it is not chosen. */
  from: string;
  to: string;
}

interface Props extends FieldLook {
  value: TimeRange;
  onChange: (range: TimeRange, wrong?: InvalidInput<TimeProblem>) => void;
  step?: number;
  gap?: number;
  /** The end may be on the next day. */
  overnight?: boolean;
  /** Labels of the two fields, where “from” and “to” do not say enough. */
  labels?: { from: string; to: string };
}

/** Two times beside each other; the end lies 15 minutes or more after the start. */
export function TimeRangePicker({
  id,
  label,
  labels,
  value,
  onChange,
  step,
  gap,
  overnight,
  error,
  hint,
  inputRef,
  ...look
}: Props) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))', columnGap: 1, rowGap: 1.5 }}>
      <TimePicker
        {...look}
        id={id ? `${id}-from` : undefined}
        inputRef={inputRef}
        label={labels?.from ?? translate('kit.from', { label })}
        value={value.from}
        step={step}
        error={error}
        hint={hint}
        onChange={(from, wrong) => onChange({ ...value, from }, wrong)}
      />
      <TimePicker
        {...look}
        id={id ? `${id}-to` : undefined}
        label={labels?.to ?? translate('kit.to', { label })}
        value={value.to}
        step={step}
        after={value.from}
        gap={gap}
        overnight={overnight}
        onChange={(to, wrong) => onChange({ ...value, to }, wrong)}
      />
    </Box>
  );
}
