import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { latePart } from '../late/late.tsx';
import type { CalendarProps } from './Calendar.tsx';
import { limitProblem } from './limits.ts';
import { useToday } from './useToday.ts';

// The calendar and dayjs are a chunk of their own; it loads when a date field is focused or hovered.
const Calendar = latePart(() => import('./Calendar.tsx'));
export const preloadCalendar = (): void => void Calendar.preload();

interface Props extends CalendarProps {
  anchor: HTMLElement | null;
  open: boolean;
  onClose: () => void;
  onClear?: () => void;
  /** What the next click does, where that is not obvious. */
  hint?: string;
}

/** A calendar below a field, with buttons for today and for clearing. */
export function CalendarPopover({ anchor, open, onClose, onClear, hint, ...calendar }: Props) {
  const translate = useTranslate();
  const today = useToday();
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('dates.calendar'), sx: { mt: 0.5 } } as object }}
    >
      {hint && (
        <Box role="status" sx={{ px: 2, pt: 1.5, color: 'text.secondary', fontSize: '0.8125rem' }}>
          {hint}
        </Box>
      )}
      <Suspense fallback={<Box sx={{ width: 320, height: 336 }} />}>
        <Calendar {...calendar} />
      </Suspense>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', px: 1.5, pb: 1.5 }}>
        <Button disabled={Boolean(limitProblem(today, calendar.limits))} onClick={() => calendar.onPick(today)}>
          {translate('dates.today')}
        </Button>
        {onClear && <Button onClick={onClear}>{translate('kit.clear')}</Button>}
      </Box>
    </Popover>
  );
}
