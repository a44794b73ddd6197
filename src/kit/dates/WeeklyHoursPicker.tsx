import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { WeeklyHours } from '#schemas/kernel/fields/hours.ts';
import { visuallyHidden } from '../values/visuallyHidden.ts';
import { DayHours } from './DayHours.tsx';
import { copyToWorkdays, dayKey, hoursOn, openingHours, WEEK, WEEK_AND_HOLIDAYS, withDay } from './weeklyHours.ts';

interface Props {
  label: string;
  value: readonly WeeklyHours[];
  onChange: (week: WeeklyHours[]) => void;
  onBlur?: () => void;
  error?: string;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
  /** With a line for public holidays. */
  holidays?: boolean;
  /** Hours may end on the next day. */
  overnight?: boolean;
}

/** Opening hours of a week, Monday first: several stretches a day, and one day's hours copied to all workdays. */
export function WeeklyHoursPicker({ label, value, onChange, onBlur, error, hint, required, ...more }: Props) {
  const { disabled, holidays, overnight } = more;
  const translate = useTranslate();
  const id = useId();
  const [said, setSaid] = useState('');
  return (
    <Box
      role="group"
      aria-labelledby={`${id}label`}
      aria-describedby={error || hint ? `${id}below` : undefined}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onBlur?.()}
    >
      <Box id={`${id}label`} sx={{ fontWeight: 550, color: error ? 'error.main' : undefined }}>
        {label}
        {required && ' *'}
      </Box>
      {(holidays ? WEEK_AND_HOLIDAYS : WEEK).map((day) => (
        <DayHours
          key={day}
          name={translate(dayKey(day))}
          overnight={overnight}
          hours={hoursOn(value, day)}
          disabled={disabled}
          onChange={(hours) => onChange(withDay(value, day, hours))}
          onToggle={(open) => onChange(withDay(value, day, open ? openingHours(value, day) : []))}
          onCopy={() => {
            onChange(copyToWorkdays(value, day));
            setSaid(translate('dates.hours.copied', { day: translate(dayKey(day)) }));
          }}
        />
      ))}
      <span role="status" style={visuallyHidden}>
        {said}
      </span>
      {(error ?? hint) && (
        <FormHelperText id={`${id}below`} error={Boolean(error)}>
          {error ?? hint}
        </FormHelperText>
      )}
    </Box>
  );
}
