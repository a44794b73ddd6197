/** /events/:id/check-in (002 §2): at the door of a session, one code after the other. The address holds the session. */
import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'ra-core';
import { useParams, useSearchParams } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import { ScreenHeader } from '#resources/generate/screen/ScreenHeader.tsx';
import { activityEvent } from '#schemas/events/activityEvent.ts';
import { fillPath } from '#schemas/kernel/calls/path.ts';
import { localAt } from '#schemas/kernel/fields/clock.ts';
import { readIn } from '#schemas/kernel/fields/localized.ts';
import { Scanner } from '#src/kit/camera/Scanner.tsx';
import { Dropdown } from '#src/kit/choices/Dropdown.tsx';
import { useTimeZone } from '#src/kit/kitContext.ts';
import { EmptyState } from '#src/kit/states/EmptyState.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { formatDate, formatTime } from '#src/kit/values/dateTime.ts';
import { CodeForm } from './CodeForm.tsx';
import { OutcomeList } from './OutcomeList.tsx';
import { OutcomePanel } from './OutcomePanel.tsx';
import { sessionNow } from './sessionNow.ts';
import { useCheckIn } from './useCheckIn.ts';
import { type SessionRow, useSessions } from './useSessions.ts';

export default function CheckInPage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const locale = useLocale();
  const zone = useTimeZone();
  const { today } = useSession();
  const [asked, setAsked] = useSearchParams();
  const { data, error, refetch } = useSessions(id);
  const say = (word: string, params?: object) => translate(`resources.activity-event-participants.scan.${word}`, params);
  const { time } = localAt(zone, Date.now());
  const sessions = data?.sessions ?? [];
  const session = sessions.find((one) => one.id === asked.get('session')) ?? sessionNow(sessions, today, time);
  const { outcomes, busy, check } = useCheckIn(id, session?.recordId);
  const labelOf = ({ sessionName, sessionDate, startTime }: SessionRow) =>
    `${sessionName} · ${formatDate(sessionDate, locale)} ${formatTime(startTime, locale)}`;
  return (
    <>
      <ScreenHeader back={fillPath(activityEvent.pages.show ?? '/', { id })} note={data && readIn(data.event.name, locale)} />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SectionsSkeleton />}
      {data && !session && <EmptyState hint={say('noSession')} />}
      {session && (
        <Box sx={columns}>
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
            <Dropdown
              fullWidth
              label={translate('resources.activity-event-participants.fields.activityEventTimeSlot')}
              value={String(session.id)}
              options={sessions.map((one) => ({ value: String(one.id), label: labelOf(one) }))}
              placeholder={say('now')}
              onChange={(value) => setAsked(value ? { session: value } : {}, { replace: true })}
            />
            <OutcomePanel outcome={outcomes[0]} busy={busy} />
            <Box sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
              {say('come', { come: session.checkedInCount, all: session.participantCount })}
            </Box>
          </Box>
          <Box sx={card}>
            <Scanner onScan={check} goesOn />
            <CodeForm onCode={check} />
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <OutcomeList outcomes={outcomes} />
          </Box>
        </Box>
      )}
    </>
  );
}

/** On a phone the answer stands above the camera, so that both are seen. */
const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 420px)' },
  gridTemplateRows: { md: 'auto 1fr' },
  alignItems: 'start',
};
const card = {
  display: 'grid',
  gap: 2,
  minWidth: 0,
  p: 2,
  bgcolor: 'background.paper',
  border: '1px solid var(--at-line)',
  borderRadius: 'var(--at-radius)',
  gridColumn: { md: 2 },
  gridRow: { md: '1 / span 2' },
};
