import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { CalendarPopover } from './CalendarPopover.tsx';
import { DateBox } from './DateBox.tsx';
import { DateSpan } from './DateSpan.tsx';
import type { DateLimits } from './limits.ts';
import type { FieldLook, InvalidInput } from './look.ts';

interface Props extends FieldLook, DateLimits {
  /** One date, or the two of a range, `YYYY-MM-DD`; empty for none. A text that is no date is shown as it is. */
  value: readonly string[];
  /**
   * One date, two in range mode, and an empty list once cleared (000 §5). With `wrong` the list is empty too: what was
   * typed is no date or may not be chosen.
   */
  onChange: (dates: string[], wrong?: InvalidInput) => void;
  /** Two dates, chosen with two clicks in one calendar. */
  range?: boolean;
}

/** The date picker of 000 §5: typed or picked, within a minimum, a maximum and a list of enabled dates. */
export const DatePicker = ({ range, ...props }: Props) => (range ? <DateSpan {...props} /> : <OneDate {...props} />);

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

function OneDate({ value: [date = ''], onChange, min, max, enabledDates, ...look }: Omit<Props, 'range'>) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const limits = { min, max, enabledDates };
  const pick = (dates: string[]) => {
    setOpen(false);
    onChange(dates);
  };
  return (
    <Box ref={box}>
      <DateBox
        {...look}
        value={date}
        limits={limits}
        onChange={(next, wrong) => onChange(next ? [next] : [], wrong)}
        open={open}
        onOpen={() => setOpen(true)}
      />
      <CalendarPopover
        anchor={box.current}
        open={open}
        onClose={() => setOpen(false)}
        onClear={date ? () => pick([]) : undefined}
        value={isDay(date) ? date : ''}
        limits={limits}
        onPick={(day) => pick([day])}
      />
    </Box>
  );
}
