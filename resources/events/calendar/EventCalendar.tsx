/** /events/calendar: the sessions of a month. */
import { useLocale } from 'ra-core';
import { MonthCalendar } from '#resources/generate/calendar/MonthCalendar.tsx';
import { useMonthParam } from '#resources/generate/calendar/useMonthParam.ts';
import { keyAbove, recordPath } from '#resources/generate/pagePath.ts';
import { useEntity } from '#resources/generate/useEntity.ts';
import { useWords } from '#resources/generate/words.ts';
import { toneOf } from '#schemas/kernel/fields/field.ts';
import { EndTime, PlainDate, PlainTime } from '#src/kit/values/DateTime.tsx';
import { formatTime } from '#src/kit/values/dateTime.ts';
import { type Session, useSessions } from './useSessions.ts';

const DRAFT = 'DRAFT';

export default function EventCalendar() {
  const entity = useEntity('activity-event-time-slots');
  const words = useWords(entity);
  const locale = useLocale();
  const eventWords = useWords(useEntity('activity-events'));
  const param = useMonthParam();
  /** The word for a session that nobody sees yet, because its event is a draft. */
  const draftOf = ({ activityEvent: { status } }: Session) => (status === DRAFT ? eventWords.value('status', status) : '');
  return (
    <MonthCalendar
      entity={entity}
      name={words.name(2)}
      param={param}
      query={useSessions(entity, param.month)}
      lineOf={(row) => ({
        name: row.sessionName,
        to: recordPath(entity, row.id, keyAbove(entity, row)),
        facts: (
          <>
            <PlainDate value={row.sessionDate} /> · <PlainTime value={row.startTime} /> –{' '}
            <EndTime start={row.startTime} value={row.endTime} />
            <br />
            {[draftOf(row), row.activityEvent.label].filter(Boolean).join(' · ')}
          </>
        ),
      })}
      entryOf={(row) => ({
        text: [`${formatTime(row.startTime, locale)} ${row.sessionName}`, row.activityEvent.label, draftOf(row)]
          .filter(Boolean)
          .join(' · '),
        first: row.sessionDate,
        last: row.sessionDate,
        tone: draftOf(row) ? 'neutral' : (toneOf(entity.fields.status, row.status) ?? 'neutral'),
        isDraft: Boolean(draftOf(row)),
      })}
    />
  );
}
