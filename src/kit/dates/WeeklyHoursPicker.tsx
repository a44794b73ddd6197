import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { WeeklyHours } from '#schemas/kernel/fields/hours.ts';
import { visuallyHidden } from '../visuallyHidden.ts';
import { DayHours } from './DayHours.tsx';
import { copyToWorkdays, hoursOn, openingHours, WEEK, withDay } from './weeklyHours.ts';

interface Props {
  label: string;
  value: readonly WeeklyHours[];
  onChange: (week: WeeklyHours[]) => void;
  onBlur?: () => void;
  error?: string;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
}

/** Opening hours of a week, Monday first: several stretches a day, and one day's hours copied to all workdays. */
export function WeeklyHoursPicker({ label, value, onChange, onBlur, error, hint, required, disabled }: Props) {
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
      {WEEK.map((day) => (
        <DayHours
          key={day}
          name={translate(`dates.weekdays.${day}`)}
          hours={hoursOn(value, day)}
          disabled={disabled}
          onChange={(hours) => onChange(withDay(value, day, hours))}
          onToggle={(open) => onChange(withDay(value, day, open ? openingHours(value, day) : []))}
          onCopy={() => {
            onChange(copyToWorkdays(value, day));
            setSaid(translate('dates.hours.copied', { day: translate(`dates.weekdays.${day}`) }));
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
