import AddIcon from '@mui/icons-material/Add';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { cellSpan, meets, placeOf } from './axis.ts';
import {
  BAR_HEIGHT,
  type DrawnLane,
  type Edit,
  gridPart,
  LANE_WIDTH,
  spanText,
  timesText,
  topOfTrack,
  useDrawing,
} from './parts.ts';
import type { Stop } from './stops.ts';
import { TimelineBar, useExtent } from './TimelineBar.tsx';

interface Props extends DrawnLane {
  index: number;
  /** The instants in sight. */
  from: number;
  to: number;
  /** Where the keys are, if in this lane. */
  stop: Stop | undefined;
  /** What is being made or moved, if to this lane or from it. */
  edit: Edit | undefined;
  /** Keys of the bars that are in its way, joined by spaces. */
  way: string;
  /** What is being made or moved lies where the lane is closed. */
  isClosed?: boolean;
  /** Something can be made here. */
  makes: boolean;
  describedBy: string;
}

/** One lane: its name, when it is closed, its bars, and the cell of the keys. Only what is in sight is drawn. */
export const TimelineRow = memo(function TimelineRow(props: Props) {
  const { lane, bars, top, height, index, from, to, stop, edit, way, isClosed, makes, describedBy } = props;
  const { axis, width } = useDrawing();
  const extent = useExtent();
  const sight = { from, to };
  const isInTheWay = (id: number | string) => way.split(' ').includes(String(id));
  return (
    <div {...gridPart('row', { row: index + 2 })} data-lane={index} className="at-tl-row" style={{ top, height }}>
      <div {...gridPart('rowheader', { column: 1 })} className="at-tl-name" style={{ width: LANE_WIDTH }}>
        <span title={lane.name}>{lane.name}</span>
        {lane.note && <small>{lane.note}</small>}
      </div>
      <div
        role="presentation"
        className="at-tl-track"
        style={{ left: LANE_WIDTH, width: (axis.bounds.length - 1) * width, '--at-tl-cell': `${width}px` } as object}
      >
        {lane.closed
          ?.filter((span) => meets(span, sight))
          .map((span) => (
            <div key={span.from} aria-hidden className="at-tl-closed" style={extent(span)} />
          ))}
        {bars
          .filter(({ item }) => meets(item, sight) || item.id === stop?.bar)
          .map(({ item, track, label }) => (
            <TimelineBar
              key={item.id}
              item={item}
              track={track}
              label={label}
              isCursor={stop?.bar === item.id}
              isLeft={edit?.item?.id === item.id}
              isInTheWay={isInTheWay(item.id)}
              describedBy={describedBy}
            />
          ))}
        {stop && stop.bar === undefined && <Cell cell={stop.cell} lane={lane.name} makes={makes} />}
        {edit?.lane === index && <Draft edit={edit} hasWay={way !== '' || isClosed === true} />}
      </div>
    </div>
  );
});

/** The free cell on which the keys are. */
function Cell({ cell, lane, makes }: { cell: number; lane: string; makes: boolean }) {
  const { axis, width, locale } = useDrawing();
  const translate = useTranslate();
  return (
    <div {...gridPart('gridcell', { column: cell + 2 })} className="at-tl-cell" style={{ left: cell * width, width }}>
      <button
        type="button"
        data-cursor
        aria-label={translate('timeline.free', { lane, time: spanText(axis.zone, cellSpan(axis, cell), locale) })}
      >
        {makes && <AddIcon aria-hidden sx={{ fontSize: 16 }} />}
      </button>
    </div>
  );
}

/** What will be, in the time and the lane to which it is dragged. */
function Draft({ edit, hasWay }: { edit: Edit; hasWay: boolean }) {
  const { axis, width, locale } = useDrawing();
  const left = placeOf(axis, edit.span.from) * width;
  return (
    <div
      aria-hidden
      className="at-tl-draft"
      data-way={hasWay || undefined}
      data-sent={edit.isSent || undefined}
      style={{ left, width: placeOf(axis, edit.span.to) * width - left, top: topOfTrack(0), minHeight: BAR_HEIGHT }}
    >
      <span className="at-tl-text">
        {timesText(axis.zone, edit.span, locale)} {edit.item?.text}
      </span>
    </div>
  );
}
