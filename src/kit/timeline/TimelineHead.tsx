import { useTranslate } from 'ra-core';
import { formatDate } from '#i18n/dateFormats.ts';
import { localAt } from '#schemas/kernel/fields/clock.ts';
import { dayNumber, weekdayOf } from '#schemas/kernel/fields/days.ts';
import { formatTime } from '../values/dateTime.ts';
import { type AxisDay, isByDay } from './axis.ts';
import { gridPart, LANE_WIDTH, useDrawing } from './parts.ts';
import type { Sight } from './useSight.ts';

interface Props {
  /** What the lanes are. */
  lanes: string;
  days: readonly AxisDay[];
  sight: Sight;
  /** Every so many cells the time is named. */
  named: number;
  today: string;
}

/** The days, and the times of the clock below them. */
export function TimelineHead({ lanes, days, sight, named, today }: Props) {
  const { axis, width, locale } = useDrawing();
  const translate = useTranslate();
  const byDay = isByDay(axis);
  return (
    <div {...gridPart('row', { row: 1 })} className="at-tl-head">
      <div {...gridPart('columnheader', { column: 1 })} className="at-tl-corner" style={{ width: LANE_WIDTH }}>
        {lanes}
      </div>
      {days.map(({ date, first, end }) => {
        const weekday = translate(`dates.weekdaysShort.${weekdayOf(dayNumber(date))}`);
        const cells = Array.from({ length: end - first }, (_, index) => first + index).filter(
          (cell) => (cell - first) % named === 0 && cell * width < sight.right && (cell + named) * width > sight.left,
        );
        return (
          <div
            key={date}
            {...gridPart('columnheader', { column: first + 2, columns: end - first })}
            className="at-tl-day"
            data-today={date === today || undefined}
            style={{ left: LANE_WIDTH + first * width, width: (end - first) * width }}
          >
            <span className="at-tl-date" style={{ left: LANE_WIDTH + 6 }}>
              {byDay ? (
                <>
                  <span>{weekday}</span> <b>{Number(date.slice(8))}</b>
                </>
              ) : (
                `${weekday} ${formatDate(date, locale, 'dayOfYear')}`
              )}
            </span>
            {!byDay &&
              cells.map((cell) => (
                <span key={cell} aria-hidden className="at-tl-time" style={{ left: (cell - first) * width }}>
                  {formatTime(localAt(axis.zone, axis.bounds[cell] as number).time, locale)}
                </span>
              ))}
          </div>
        );
      })}
    </div>
  );
}
