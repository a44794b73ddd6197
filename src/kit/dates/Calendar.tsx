/** A month of days to pick from. With dayjs and the pickers it is a chunk of its own: import it through CalendarPopover. */
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { useLocale } from 'ra-core';
import { useMemo, useState } from 'react';
import { calendarLanguages, calendarWords } from '#i18n/calendars.ts';
import { CalendarDay, DayFacts } from './CalendarDay.tsx';
import { type DateLimits, limitProblem, openingDate } from './limits.ts';
import { noSpan, type Span } from './span.ts';
import { useToday } from './useToday.ts';
import { beginWeeksOnMonday } from './weekStart.ts';

dayjs.extend(utc);
beginWeeksOnMonday(calendarLanguages);
/**
 * A date as a day at midnight UTC, which no change of clocks moves. Memoized: the calendar would take another object for a new
 * value, and jump back to its month.
 */
function useDay(date: string): Dayjs | null {
  return useMemo(() => (date ? dayjs.utc(date) : null), [date]);
}
const isoOf = (day: Dayjs) => day.format('YYYY-MM-DD');

export interface CalendarProps {
  /** The chosen date, `YYYY-MM-DD`; in a span, the one that was clicked last. */
  value: string;
  /** In range mode, the days in between are tinted. */
  span?: Span;
  limits: DateLimits;
  onPick: (date: string) => void;
}

export default function Calendar({ value, span = noSpan, limits, onPick }: CalendarProps) {
  const today = useToday();
  const [pointed, setPointed] = useState<string>();
  const { dayjs: language, texts, month } = calendarWords(useLocale());
  const facts = useMemo(() => ({ today, span, pointed, setPointed }), [today, span, pointed]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={language} localeText={texts}>
      <DayFacts value={facts}>
        <DateCalendar
          autoFocus
          timezone="UTC"
          value={useDay(value)}
          referenceDate={useDay(openingDate(today, limits)) ?? undefined}
          minDate={useDay(limits.min ?? '1900-01-01') ?? undefined}
          maxDate={useDay(limits.max ?? '2099-12-31') ?? undefined}
          shouldDisableDate={limits.enabledDates ? (day) => Boolean(limitProblem(isoOf(day), limits)) : undefined}
          views={['year', 'month', 'day']}
          openTo="day"
          // Choosing a year or a month only navigates.
          onChange={(day, state) => day && state === 'finish' && onPick(isoOf(day))}
          slots={{ day: CalendarDay }}
          slotProps={{ calendarHeader: { format: month } }}
        />
      </DayFacts>
    </LocalizationProvider>
  );
}
