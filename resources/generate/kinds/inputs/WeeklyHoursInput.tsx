import type { WeeklyHoursField } from '#schemas/kernel/fields/field.ts';
import type { WeeklyHours } from '#schemas/kernel/fields/hours.ts';
import { WeeklyHoursPicker } from '#src/kit/dates/WeeklyHoursPicker.tsx';
import type { ControlProps } from '../Control.ts';

/** Opening hours by weekday; a week that is closed throughout is none. */
export function WeeklyHoursInput({ field, label, value, onChange, onBlur, error, hint, required, disabled }: ControlProps) {
  const { holidays, overnight } = field as WeeklyHoursField;
  return (
    <WeeklyHoursPicker
      {...{ holidays, overnight, label, onBlur, error, hint, required, disabled }}
      value={(value as WeeklyHours[] | null) ?? []}
      onChange={(week) => onChange(week.length > 0 ? week : null)}
    />
  );
}
