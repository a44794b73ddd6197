/** A day on a phone: the lanes one below the other, each with what is had of it. */
import './timeline.css';
import AddIcon from '@mui/icons-material/Add';
import IconButton from '@mui/material/IconButton';
import { LinkBase, useLocale, useTranslate } from 'ra-core';
import { StatusChip } from '../values/StatusChip.tsx';
import { axisOf, meets, spanOf } from './axis.ts';
import { spanText, timesText } from './parts.ts';
import type { TimelineProps } from './Timeline.tsx';

export default function TimelineDay({ label, zone, date, lanes, items, onMake }: TimelineProps) {
  const locale = useLocale();
  const translate = useTranslate();
  const day = spanOf(axisOf(zone, date, 1, 60));
  return (
    <ul aria-label={label} className="at-tl-lines">
      {lanes.map((lane) => {
        const own = items.filter((item) => item.lane === lane.id && meets(item, day)).sort((one, other) => one.from - other.from);
        return (
          <li key={lane.id}>
            <h3>
              <span>{lane.name}</span>
              {onMake && (
                <IconButton
                  size="small"
                  aria-label={translate('timeline.addTo', { lane: lane.name })}
                  onClick={() => onMake(lane, firstFree(day.from, own))}
                >
                  <AddIcon />
                </IconButton>
              )}
            </h3>
            {own.length === 0 && <p className="at-tl-none">{translate('timeline.none')}</p>}
            {own.map((item) => (
              <div key={item.id} className="at-tl-line">
                <div style={{ minWidth: 0 }}>
                  {item.path ? <LinkBase to={item.path}>{item.text}</LinkBase> : <b>{item.text}</b>}
                  <small>
                    {item.from >= day.from && item.to <= day.to ? timesText(zone, item, locale) : spanText(zone, item, locale)}
                    {item.note && ` · ${item.note}`}
                  </small>
                </div>
                {item.status && <StatusChip tone={item.tone}>{item.status}</StatusChip>}
              </div>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

const HOUR = 3_600_000;
/** The first hour of the working day, or the coming one, in which nothing is had yet. */
function firstFree(day: number, taken: readonly { from: number; to: number }[]): { from: number; to: number } {
  let from = Math.max(day + 9 * HOUR, Math.ceil(Date.now() / HOUR) * HOUR);
  if (from >= day + 24 * HOUR) from = day + 9 * HOUR;
  while (from < day + 23 * HOUR && taken.some((one) => meets(one, { from, to: from + HOUR }))) from += HOUR;
  return { from, to: from + HOUR };
}
