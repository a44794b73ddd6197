import { isAhead, orderOf, type TimeField } from '#schemas/kernel/fields/field.ts';
import { isDate } from '#schemas/kernel/fields/formats.ts';
import { startOf } from '#schemas/kernel/rules/acrossFields.ts';
import { DatePicker } from '#src/kit/dates/DatePicker.tsx';
import { DateTimePicker } from '#src/kit/dates/DateTimePicker.tsx';
import { partsOf } from '#src/kit/dates/localParts.ts';
import { TimePicker } from '#src/kit/dates/TimePicker.tsx';
import { useToday } from '#src/kit/dates/useToday.ts';
import { useTimeZone } from '#src/kit/kitContext.ts';
import type { ControlProps } from '../Control.ts';

/** The part of an input's properties that the widgets of the kit share. */
const lookOf = ({ id, label, error, hint, required, disabled, inputRef, onBlur }: ControlProps) => ({
  id,
  label,
  error,
  hint,
  required,
  disabled,
  inputRef,
  onBlur,
});
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

// Invalid input stays in the form as typed: validation, here and on the server, then rejects it under the field's name.

/** A date without time, `YYYY-MM-DD` from end to end. */
export function DateInput(props: ControlProps) {
  const start = startOf(props.entity, props.name);
  const today = useToday();
  const from = isAhead(props.field) && !props.record?.[props.name] ? today : '';
  const min = [from, (start && textOf(props.values[start])) || ''].sort().at(-1);
  const date = textOf(props.value);
  return (
    <DatePicker
      {...lookOf(props)}
      min={min || undefined}
      value={date ? [date] : []}
      onChange={([next], wrong) => props.onChange(next ?? wrong?.value ?? wrong?.text ?? null)}
    />
  );
}

/** Two dates, `[from, to]`. A half-filled range stays a list of one, which the form's validation rejects. */
export const DateRangeInput = (props: ControlProps) => (
  <DatePicker
    range
    {...lookOf(props)}
    value={(props.value as string[] | null) ?? []}
    onChange={(dates, wrong) => props.onChange(wrong ? [wrong.value ?? wrong.text] : dates.length > 0 ? dates : null)}
  />
);

/** A time of day on the building's clock, on offer in steps of 15 minutes. */
export function TimeInput(props: ControlProps) {
  const { after, overnight } = props.field as TimeField;
  return (
    <TimePicker
      {...lookOf(props)}
      after={(after && textOf(props.values[after])) || undefined}
      overnight={overnight}
      value={textOf(props.value)}
      onChange={(time, wrong) => props.onChange(time || (wrong?.value ?? wrong?.text ?? null))}
    />
  );
}

/** An instant, chosen on the building's clock and sent in UTC; days before the earliest one are not offered. */
export function DateTimeInput(props: ControlProps) {
  const { field, name, record, values, value } = props;
  const zone = useTimeZone();
  const today = useToday();
  const start = textOf(values[orderOf(field)?.other ?? '']);
  const from = isAhead(field) && !record?.[name] ? today : '';
  const startDay = partsOf(start, zone).date;
  const min = [from, isDate(startDay) ? startDay : ''].sort().at(-1);
  return (
    <DateTimePicker
      {...lookOf(props)}
      min={min || undefined}
      value={textOf(value)}
      onChange={(instant, wrong) => props.onChange(instant || wrong || null)}
    />
  );
}
