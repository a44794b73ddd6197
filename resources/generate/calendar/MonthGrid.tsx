/** The month as a grid of weeks, by FullCalendar: the only module that imports it. */
import FullCalendar from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import classic from '@fullcalendar/react/themes/classic';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import Box from '@mui/material/Box';
import { useLocale, useNavigate, useTranslate } from 'ra-core';
import { dayAfter } from '#schemas/kernel/fields/days.ts';
import { toneColours } from '#src/kit/values/StatusChip.tsx';
import { AllMonth } from './AllMonth.tsx';
import { type Entry, type GridEntry, laidOut } from './longEntries.ts';
import { daysOf } from './month.ts';

interface Props {
  month: string;
  /** The building's own day. */
  today: string;
  entries: readonly Entry[];
}

/** A bar for each entry, in the order in which they come on a day; what runs for weeks stands once (`longEntries.ts`). */
export default function MonthGrid({ month, today, entries }: Props) {
  const locale = useLocale();
  const navigate = useNavigate();
  const translate = useTranslate();
  const more = (count: number) => translate('lists.bulk.others', { smart_count: count });
  const { throughout, days } = laidOut(entries, month);
  const said = ({ text, mark }: GridEntry) => (mark ? translate(`dates.${mark}`, { name: text }) : text);
  return (
    <>
      <AllMonth entries={throughout} />
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
          eventOrder="order"
          events={days.map((entry, order) => {
            const { key, first, last, to, tone, isDraft } = entry;
            return {
              id: key,
              order,
              title: said(entry),
              isDraft,
              start: first,
              // Its end is the day on which nothing runs any more.
              end: dayAfter(last),
              allDay: true,
              url: to,
              color: toneColours[tone].ground,
              contrastColor: toneColours[tone].text,
            };
          })}
          eventClass={({ event }) => (event.extendedProps.isDraft ? 'at-month-draft' : '')}
          eventContent={({ event }) => (
            <span className="at-month-text" title={event.title}>
              {event.title}
            </span>
          )}
          eventClick={({ event, jsEvent }) => {
            if (jsEvent.ctrlKey || jsEvent.metaKey || jsEvent.shiftKey) return;
            jsEvent.preventDefault();
            navigate(event.url);
          }}
        />
      </Box>
    </>
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
  // A name is read on as many lines as it needs.
  '& .at-month-text': { whiteSpace: 'normal', overflowWrap: 'anywhere', lineHeight: 1.3 },
  '& .at-month-draft': { outline: '1px dashed currentColor', outlineOffset: -1 },
  '& a:focus-visible': { outline: '2px solid var(--at-primary)', outlineOffset: 1 },
};
