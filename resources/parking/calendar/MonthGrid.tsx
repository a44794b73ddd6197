/** The month as a grid of weeks, by FullCalendar: the only module that imports it. */
import FullCalendar from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import classic from '@fullcalendar/react/themes/classic';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import Box from '@mui/material/Box';
import { useLocale, useNavigate, useTranslate } from 'ra-core';
import { recordPath } from '#resources/generate/pagePath.ts';
import { useRecordName } from '#resources/generate/useRecordName.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import { toneColours } from '#src/kit/StatusChip.tsx';
import { dayAfter, daysOf } from './month.ts';
import type { Running } from './useMonth.ts';
import { useStatusWord } from './useStatusWord.ts';

interface Props {
  entity: Entity;
  month: string;
  /** The building's own day. */
  today: string;
  rows: readonly Running[];
}

/** A bar for each season parking, from its first day to its last, as a link to the record. */
export default function MonthGrid({ entity, month, today, rows }: Props) {
  const locale = useLocale();
  const navigate = useNavigate();
  const translate = useTranslate();
  const nameOf = useRecordName(entity);
  const statusOf = useStatusWord(entity);
  const more = (count: number) => translate('lists.bulk.others', { smart_count: count });
  return (
    <Box sx={look}>
      <FullCalendar
        // Another month is another grid: what is shown depends on the address alone.
        key={`${month} ${locale}`}
        plugins={[dayGrid, classic]}
        initialView="dayGridMonth"
        initialDate={daysOf(month).first}
        now={today}
        locale={locale}
        firstDay={1}
        headerToolbar={false}
        height="auto"
        fixedWeekCount={false}
        dayMaxEvents={6}
        moreLinkContent={({ num }) => more(num)}
        moreLinkHint={more}
        closeHint={translate('ra.action.close')}
        events={rows.map((row) => {
          const { tone, word } = statusOf(row);
          const { text, ground } = toneColours[tone];
          return {
            id: String(row.id),
            title: `${word} · ${nameOf(row)}`,
            start: row.commencementDate,
            end: dayAfter(row.lastDay),
            allDay: true,
            url: recordPath(entity, row.id),
            color: ground,
            contrastColor: text,
          };
        })}
        eventClick={({ event, jsEvent }) => {
          if (jsEvent.ctrlKey || jsEvent.metaKey || jsEvent.shiftKey) return;
          jsEvent.preventDefault();
          navigate(event.url);
        }}
      />
    </Box>
  );
}

/** FullCalendar's colours are the portal's, light and dark. */
const look = {
  p: 2,
  '--fc-classic-background': 'var(--at-surface)',
  '--fc-classic-foreground': 'var(--at-text)',
  '--fc-classic-muted-foreground': 'var(--at-text-soft)',
  '--fc-classic-faint-foreground': 'var(--at-text-soft)',
  '--fc-classic-border': 'var(--at-line)',
  '--fc-classic-strong-border': 'var(--at-line-strong)',
  '--fc-classic-faint': 'var(--at-sunken)',
  '--fc-classic-muted': 'var(--at-sunken)',
  '--fc-classic-strong': 'var(--at-line)',
  '--fc-classic-today': 'var(--at-primary-soft)',
  '--fc-classic-primary': 'var(--at-primary)',
  '--fc-classic-primary-foreground': 'var(--at-on-primary)',
  '& a:focus-visible': { outline: '2px solid var(--at-primary)', outlineOffset: 1 },
};
