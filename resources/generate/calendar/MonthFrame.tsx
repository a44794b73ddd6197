import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { formatDate } from '#i18n/dateFormats.ts';
import { addMonths, daysOf } from './month.ts';

interface Props {
  /** `2026-06`. */
  month: string;
  /** The building's own day. */
  today: string;
  /** Names of the two arrows. */
  labels: { previous: string; next: string };
  onMonth: (month: string) => void;
  /** Filters, at the end of the bar. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of a calendar: which month it shows, and the way to others. */
export function MonthFrame({ month, today, labels, onMonth, aside, children }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <Box sx={{ bgcolor: 'background.paper', border: '1px solid var(--at-line)', borderRadius: 'var(--at-radius)' }}>
      <Box sx={bar}>
        <IconButton aria-label={labels.previous} title={labels.previous} onClick={() => onMonth(addMonths(month, -1))}>
          <ChevronLeft />
        </IconButton>
        <IconButton aria-label={labels.next} title={labels.next} onClick={() => onMonth(addMonths(month, 1))}>
          <ChevronRight />
        </IconButton>
        <Button variant="outlined" color="inherit" onClick={() => onMonth(today.slice(0, 7))}>
          {translate('dates.today')}
        </Button>
        <Typography component="h2" variant="h2" aria-live="polite" sx={{ mx: 1 }}>
          {formatDate(daysOf(month).first, locale, 'month')}
        </Typography>
        {aside}
      </Box>
      {children}
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1.5,
  borderBottom: '1px solid var(--at-line)',
};
