/** The frame of a timeline: which days it shows, the way to others, and the choice of day, week and month. */
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocale, useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { addDays, dayNumber, weekdayOf } from '#schemas/kernel/fields/days.ts';
import { latePart } from '../late/late.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { TableSkeleton } from '../states/Skeletons.tsx';
import { formatDate } from '../values/dateTime.ts';
import type { TimelineProps } from './Timeline.tsx';
import { daysShown, otherDate, type TimelineView, timelineViews } from './views.ts';

const Timeline = latePart(() => import('./Timeline.tsx'));
const TimelineDay = latePart(() => import('./TimelineDay.tsx'));

interface Props extends Omit<TimelineProps, 'onPage'> {
  /** The building's own day. */
  today: string;
  onDate: (date: string) => void;
  onView: (view: TimelineView) => void;
  /** The records are being read. */
  isPending?: boolean;
}

export function TimelineFrame({ today, onDate, onView, isPending, ...props }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const view: TimelineView = isPhone ? 'day' : props.view;
  const { first, count } = daysShown(view, props.date);
  const page = (by: 1 | -1) => onDate(otherDate(view, props.date, by));
  const title =
    view === 'month'
      ? formatDate(first, locale, 'month')
      : view === 'day'
        ? `${translate(`dates.weekdaysShort.${weekdayOf(dayNumber(first))}`)} ${formatDate(first, locale)}`
        : `${formatDate(first, locale)} – ${formatDate(addDays(first, count - 1), locale)}`;
  return (
    <Box sx={{ borderTop: '1px solid var(--at-line)', minWidth: 0 }}>
      <Box sx={bar}>
        <IconButton aria-label={translate(`timeline.previous.${view}`)} onClick={() => page(-1)}>
          <ChevronLeft />
        </IconButton>
        <IconButton aria-label={translate(`timeline.next.${view}`)} onClick={() => page(1)}>
          <ChevronRight />
        </IconButton>
        <Button variant="outlined" color="inherit" onClick={() => onDate(today)}>
          {translate('dates.today')}
        </Button>
        <Typography component="h2" variant="h2" aria-live="polite" sx={{ mx: 1, mr: 'auto' }}>
          {title}
        </Typography>
        {!isPhone && (
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={translate('timeline.view')}
            value={view}
            onChange={(_, next: TimelineView | null) => next && onView(next)}
          >
            {timelineViews.map((one) => (
              <ToggleButton key={one} value={one} sx={{ color: 'text.primary' }}>
                {translate(`timeline.views.${one}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
      </Box>
      {isPending ? (
        <TableSkeleton />
      ) : props.lanes.length === 0 ? (
        <EmptyState />
      ) : (
        <Suspense fallback={<TableSkeleton />}>
          {isPhone ? <TimelineDay {...props} view="day" /> : <Timeline {...props} onPage={page} />}
        </Suspense>
      )}
    </Box>
  );
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, py: 1.5 };
