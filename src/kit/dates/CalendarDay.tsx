import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import type { Dayjs } from 'dayjs';
import { createContext, type KeyboardEvent, use } from 'react';
import { noSpan, placeOf, type Span } from './span.ts';

interface Facts {
  /** Today in the building's time zone. */
  today: string;
  span: Span;
  /** The day under the pointer or the focus: where the span would end. */
  pointed: string | undefined;
  setPointed: (date: string) => void;
}
/** What every day of a calendar needs to know; the library hands only the day itself to its slot. */
export const DayFacts = createContext<Facts>({ today: '', span: noSpan, pointed: undefined, setPointed: () => undefined });

const WASH = { '&, &:hover, &:focus': { borderRadius: 0, background: 'var(--at-primary-soft)' } };
const TURNED: Readonly<Record<string, string>> = { PageUp: 'PageDown', PageDown: 'PageUp' };
const MONTHS: Readonly<Record<string, number>> = { PageUp: -11, PageDown: 11 };

/** A day that knows the building's today, shows a span, and pages in the usual direction: Page Up goes back. */
export function CalendarDay(props: PickerDayProps) {
  const { today, span, pointed, setPointed } = use(DayFacts);
  const day = props.day as Dayjs;
  const date = day.format('YYYY-MM-DD');
  const place = props.outsideCurrentMonth ? undefined : placeOf(span, date, pointed);
  const selected = props.selected || place === 'end';
  const isToday = date === today;
  return (
    <PickerDay
      {...props}
      today={isToday}
      aria-current={isToday ? 'date' : undefined}
      selected={selected}
      aria-selected={selected || place === 'inside'}
      onMouseEnter={() => setPointed(date)}
      onFocus={(event, at) => {
        setPointed(date);
        props.onFocus?.(event, at);
      }}
      onKeyDown={(event: KeyboardEvent<HTMLButtonElement>, at) => {
        const key = TURNED[event.key];
        if (!key) return props.onKeyDown?.(event, at);
        // The library moves by one month, and the other way round; Shift makes it a year.
        const from = event.shiftKey ? (at as Dayjs).add(MONTHS[event.key] ?? 0, 'month') : at;
        props.onKeyDown?.({ ...event, key, preventDefault: () => event.preventDefault() }, from);
      }}
      sx={place === 'inside' && !selected ? WASH : undefined}
    />
  );
}
