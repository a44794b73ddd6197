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
import { useSessions } from './useSessions.ts';

export default function EventCalendar() {
  const entity = useEntity('activity-event-time-slots');
  const words = useWords(entity);
  const locale = useLocale();
  const param = useMonthParam();
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
            {row.activityEvent.label}
          </>
        ),
      })}
      entryOf={({ startTime, sessionName, sessionDate, activityEvent, status }) => ({
        text: `${formatTime(startTime, locale)} ${sessionName} · ${activityEvent.label}`,
        first: sessionDate,
        last: sessionDate,
        tone: toneOf(entity.fields.status, status) ?? 'neutral',
      })}
    />
  );
}
