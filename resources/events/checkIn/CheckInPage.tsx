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
import { Dropdown } from '#src/kit/choices/Dropdown.tsx';
import { ConfirmDialog } from '#src/kit/dialogs/ConfirmDialog.tsx';
import { useTimeZone } from '#src/kit/kitContext.ts';
import { ScanDesk } from '#src/kit/scanDesk/ScanDesk.tsx';
import { EmptyState } from '#src/kit/states/EmptyState.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { DateTime } from '#src/kit/values/DateTime.tsx';
import { formatDate, formatTime } from '#src/kit/values/dateTime.ts';
import { sessionNow } from './sessionNow.ts';
import { useCheckIn } from './useCheckIn.ts';
import { useOtherDay } from './useOtherDay.ts';
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
  const { question, allow } = useOtherDay();
  const scans = useCheckIn(id, session, async (at) => {
    if (!(await allow(at))) throw new Error(say('notToday', { day: formatDate(at.sessionDate, locale) }));
  });
  const labelOf = ({ sessionName, sessionDate, startTime }: SessionRow) =>
    `${sessionName} · ${formatDate(sessionDate, locale)} ${formatTime(startTime, locale)}`;
  return (
    <>
      <ScreenHeader back={fillPath(activityEvent.pages.show ?? '/', { id })} note={data && readIn(data.event.name, locale)} />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SectionsSkeleton />}
      {question && (
        <ConfirmDialog
          open
          title={question.session.sessionName}
          question={say('otherDay', { day: formatDate(question.session.sessionDate, locale) })}
          confirmLabel={translate('resources.activity-event-participants.actions.checkIn')}
          onConfirm={() => question.onAnswer(true)}
          onClose={() => question.onAnswer(false)}
        />
      )}
      {data && !session && <EmptyState hint={say('noSession')} />}
      {session && (
        <ScanDesk
          scans={scans}
          say={say}
          codeLabel={translate('resources.activity-event-participants.fields.checkInCode')}
          sendLabel={translate('resources.activity-event-participants.actions.checkIn')}
          titleOf={({ name }) => name}
          about={({ company, session: of, again, checkedInDate }) => (
            <>
              {[company, of].filter(Boolean).join(' · ')}
              {again && (
                <Box>
                  {say('since')} <DateTime value={checkedInDate} />
                </Box>
              )}
            </>
          )}
          above={
            <Dropdown
              fullWidth
              label={translate('resources.activity-event-participants.fields.activityEventTimeSlot')}
              value={String(session.id)}
              options={sessions.map((one) => ({ value: String(one.id), label: labelOf(one) }))}
              placeholder={say('now')}
              onChange={(value) => setAsked(value ? { session: value } : {}, { replace: true })}
            />
          }
          below={
            <Box sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
              {say('come', { come: session.checkedInCount, all: session.participantCount })}
            </Box>
          }
        />
      )}
    </>
  );
}
