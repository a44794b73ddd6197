import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Suspense } from 'react';
import type { RecurrenceField } from '#schemas/kernel/fields/field.ts';
import {
  type Frequency,
  frequencies,
  leavesDaysOff,
  MAX_INTERVAL,
  type MonthlyWay,
  monthlyWaysOn,
  placeOf,
  type Recurrence,
  type Weekday,
  weekdays,
} from '#schemas/kernel/fields/recurrence.ts';
import { monthlyWord, weekdayName } from '#schemas/kernel/fields/recurrenceWords.ts';
import { useTimeZone } from '#src/kit/kitContext.ts';
import { latePart } from '#src/kit/late/late.tsx';
import type { ControlProps } from '../kinds/Control.ts';
import { BaseInput } from '../kinds/inputs/BaseInput.tsx';
import { firstDay } from './firstDay.ts';
import { RecurrenceEnd } from './RecurrenceEnd.tsx';
import { useRecurrenceWords } from './useRecurrenceWords.ts';
import { WholeInput } from './WholeInput.tsx';

const RecurrencePreview = latePart(() => import('./RecurrencePreview.tsx'));
/** What a new recurrence starts with: on the weekday, or the day of the month, of its first date. */
const begun = (frequency: Frequency, start: string | undefined, before: Recurrence | null): Recurrence => ({
  frequency,
  interval: before?.interval ?? 1,
  ...(frequency === 'WEEKLY' ? { weekdays: start ? [placeOf(start).weekday] : [] } : {}),
  ...(frequency === 'MONTHLY' ? { monthly: 'DATE' as const } : {}),
  ...(before?.until ? { until: before.until } : { count: before?.count ?? 5 }),
});

/** What is chosen stays on offer when another first date no longer suggests it. */
const waysOn = (start: string, chosen: MonthlyWay | undefined): MonthlyWay[] => {
  const offered = monthlyWaysOn(start);
  return chosen && !offered.includes(chosen) ? [...offered, chosen] : offered;
};

/** How often something repeats, with a preview of its dates, of which single ones can be left out. */
export default function RecurrenceInput(props: ControlProps) {
  const { id, label, onChange, error, hint, disabled, values } = props;
  const { say, locale } = useRecurrenceWords();
  const recurrence = props.value as Recurrence | null;
  const given = values[(props.field as unknown as RecurrenceField).starts];
  const start = firstDay(given, useTimeZone());
  const change = (part: Partial<Recurrence>) => onChange({ ...recurrence, ...part });
  return (
    <FormControl component="fieldset" fullWidth error={Boolean(error)} aria-label={label}>
      <Box sx={grid}>
        <BaseInput
          {...props}
          error={undefined}
          hint={undefined}
          value={recurrence?.frequency ?? ''}
          onText={(text) => onChange(text ? begun(text as Frequency, start, recurrence) : null)}
          more={{ select: true, slotProps: { select: { displayEmpty: true }, inputLabel: { shrink: true } } }}
        >
          <MenuItem value="">{say('never')}</MenuItem>
          {frequencies.map((one) => (
            <MenuItem key={one} value={one}>
              {say(`frequencies.${one}`)}
            </MenuItem>
          ))}
        </BaseInput>
        {recurrence && (
          <WholeInput
            id={`${id}-interval`}
            label={say(`interval.${recurrence.frequency}`)}
            value={recurrence.interval}
            max={MAX_INTERVAL}
            onChange={(interval) => change({ interval })}
            disabled={disabled}
          />
        )}
        {recurrence?.frequency === 'MONTHLY' && start && (
          <BaseInput
            {...props}
            error={undefined}
            hint={undefined}
            id={`${id}-monthly`}
            label={say('day')}
            value={recurrence.monthly ?? 'DATE'}
            onText={(monthly) => change({ monthly: monthly as MonthlyWay })}
            more={{ select: true }}
          >
            {waysOn(start, recurrence.monthly).map((way) => (
              <MenuItem key={way} value={way}>
                {monthlyWord(way, start, locale, say)}
              </MenuItem>
            ))}
          </BaseInput>
        )}
        {recurrence && <RecurrenceEnd id={id} value={recurrence} onChange={change} start={start} disabled={disabled} />}
      </Box>
      {recurrence?.frequency === 'WEEKLY' && (
        <ToggleButtonGroup
          size="small"
          aria-label={say('weekdays')}
          value={recurrence.weekdays ?? []}
          onChange={(_, days: Weekday[]) => change({ weekdays: weekdays.filter((day) => days.includes(day)) })}
          disabled={disabled}
          sx={{ flexWrap: 'wrap', mt: 2 }}
        >
          {weekdays.map((day) => (
            <ToggleButton key={day} value={day} title={weekdayName(day, locale)}>
              {weekdayName(day, locale, 'short')}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {recurrence && (
        <FormControlLabel
          control={<Checkbox size="small" />}
          label={say('withoutHolidays')}
          checked={leavesDaysOff(recurrence)}
          onChange={(_, isOut) => change({ phIncluded: isOut ? false : undefined })}
          disabled={disabled}
          sx={{ mt: 1 }}
        />
      )}
      {recurrence && (
        <Suspense fallback={null}>
          <RecurrencePreview value={recurrence} start={start} onExcept={(except) => change({ except })} />
        </Suspense>
      )}
      <FormHelperText>{error ?? hint}</FormHelperText>
    </FormControl>
  );
}

const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', md: 'repeat(2, minmax(0, 1fr))' },
};
