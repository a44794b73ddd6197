import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { formatDate } from '#i18n/dateFormats.ts';
import { leavesDaysOff, type Recurrence, recurrenceProblem } from '#schemas/kernel/fields/recurrence.ts';
import { datesOf, possibleDates } from '#schemas/kernel/fields/recurrenceDates.ts';
import { expandRule } from './expandRule.ts';
import { useDaysOff } from './useDaysOff.ts';
import { useRecurrenceWords } from './useRecurrenceWords.ts';

interface Props {
  value: Recurrence;
  /** The first possible day, `YYYY-MM-DD`; undefined while it is not filled in. */
  start: string | undefined;
  onExcept: (except: string[]) => void;
}

/** The dates that the recurrence makes, each a switch that leaves it out. A chunk of its own: it brings the library. */
export default function RecurrencePreview({ value, start, onExcept }: Props) {
  const translate = useTranslate();
  const { say, locale } = useRecurrenceWords();
  const except = value.except ?? [];
  // What is wrong with the rule itself, the form says when it is sent.
  const possible = start && !recurrenceProblem(value) ? possibleDates(value, start, expandRule) : undefined;
  const daysOff = useDaysOff(possible);
  if (!start || !possible) return <Note text={say('incomplete')} />;
  // Without them the preview would show dates that are not made.
  if (!daysOff) return null;
  const { dates, problem } = datesOf(value, start, expandRule, [...daysOff.keys()]);
  if (problem) return <Note text={translate(`errors.${problem.code}`, problem.params)} isProblem />;
  const toggle = (date: string) =>
    onExcept(except.includes(date) ? except.filter((one) => one !== date) : [...except, date].sort());
  return (
    <Box sx={{ mt: 2 }}>
      <Note text={say('dates', { smart_count: dates.length })} />
      <Box component="ul" aria-label={say('preview')} sx={list}>
        {possible.map((date) => {
          const holiday = daysOff.get(date);
          const isHolidayOut = holiday !== undefined && leavesDaysOff(value);
          const isLeftOut = isHolidayOut || except.includes(date);
          const day = dayWord(date, locale);
          return (
            <li key={date}>
              <Chip
                size="small"
                clickable
                component="button"
                type="button"
                aria-pressed={!isLeftOut}
                variant={isLeftOut ? 'outlined' : 'filled'}
                label={holiday === undefined ? day : say('holiday', { date: day, name: holiday })}
                // What the whole rule leaves out is not taken back day by day.
                disabled={isHolidayOut}
                onClick={() => toggle(date)}
                sx={isLeftOut ? { textDecoration: 'line-through', color: 'text.secondary' } : undefined}
              />
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

const dayWord = (date: string, locale: string): string => {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`));
  return `${weekday} ${formatDate(date, locale)}`;
};

const Note = ({ text, isProblem = false }: { text: string; isProblem?: boolean }) => (
  <Typography variant="body2" aria-live="polite" sx={{ mt: 1, color: isProblem ? 'error.main' : 'text.secondary' }}>
    {text}
  </Typography>
);

const list = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  maxHeight: 240,
  overflowY: 'auto',
};
