import { LinkBase } from 'ra-core';
import { toneColours } from '../values/StatusChip.tsx';
import { placeOf, type Span } from './axis.ts';
import { type LabelPlace, LEAST } from './labels.ts';
import { BAR_HEIGHT, gridPart, spanText, type TimelineItem, timesText, topOfTrack, useDrawing } from './parts.ts';

/** Where a period is drawn, in pixels from the start of the axis. */
export function useExtent(): (span: Span) => { left: number; width: number } {
  const { axis, width } = useDrawing();
  return ({ from, to }) => {
    const left = placeOf(axis, from) * width;
    return { left, width: Math.max(LEAST, placeOf(axis, to) * width - left - 1) };
  };
}

interface Props {
  item: TimelineItem;
  track: number;
  label: LabelPlace;
  /** The keys are here. */
  isCursor: boolean;
  /** It is being moved or stretched: the bar that will be is drawn as well. */
  isLeft: boolean;
  /** It is in the way of what is being moved. */
  isInTheWay: boolean;
  describedBy: string;
}

/** A record in its lane: a link to its page, with a grip at each end where it can be stretched. */
export function TimelineBar({ item, track, label, isCursor, isLeft, isInTheWay, describedBy }: Props) {
  const { axis, locale } = useDrawing();
  const extent = useExtent();
  const { text, ground } = toneColours[item.tone];
  const times = timesText(axis.zone, item, locale);
  // It begins with what is seen: whoever speaks to the browser says that.
  const says = [`${item.text} ${times}`, item.note, spanText(axis.zone, item, locale), item.status].filter(Boolean).join(', ');
  const shared = {
    'aria-label': says,
    title: says,
    'aria-describedby': item.moves ? describedBy : undefined,
    tabIndex: isCursor ? 0 : -1,
    'data-cursor': isCursor || undefined,
    'data-bar': item.id,
    'data-moves': item.moves || undefined,
    'data-left': isLeft || undefined,
    'data-way': isInTheWay || undefined,
    'data-draft': item.isDraft || undefined,
    'data-changed': item.isChanged || undefined,
    className: 'at-tl-bar',
    style: { color: text, backgroundColor: ground, borderColor: text },
    draggable: false,
    children: (
      <>
        {item.moves && <span data-grip="start" className="at-tl-grip" />}
        <span className="at-tl-text" data-label={label}>
          <b>{item.text}</b>
          {item.isDraft && <i> {item.status}</i>}
          {label === 'within' && ` ${times}`}
        </span>
        {item.moves && <span data-grip="end" className="at-tl-grip" />}
      </>
    ),
  };
  return (
    <div
      {...gridPart('gridcell', { column: Math.floor(placeOf(axis, item.from)) + 2 })}
      className="at-tl-place"
      style={{ ...extent(item), top: topOfTrack(track), height: BAR_HEIGHT }}
    >
      {item.path ? <LinkBase to={item.path} {...shared} /> : <button type="button" {...shared} />}
    </div>
  );
}
