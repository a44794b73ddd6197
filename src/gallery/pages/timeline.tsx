/** Rooms by time, in a week in which London's clock is moved: drawn, moved and stretched by pointer and by keys. */
import { useState } from 'react';
import { instantAt } from '#schemas/kernel/fields/clock.ts';
import { addDays, MINUTE } from '#schemas/kernel/fields/days.ts';
import type { Span } from '../../kit/timeline/axis.ts';
import type { TimelineItem, TimelineLane } from '../../kit/timeline/parts.ts';
import { TimelineFrame } from '../../kit/timeline/TimelineFrame.tsx';
import type { TimelineView } from '../../kit/timeline/views.ts';
import { Example } from '../Example.tsx';

const ZONE = 'Europe/London';
const MONDAY = '2026-03-23';
const ROOMS = 50;
const at = (day: number, hours: number) => (instantAt(ZONE, addDays(MONDAY, day), '00:00') ?? 0) + hours * 60 * MINUTE;
const tones = ['info', 'success', 'warning', 'neutral'] as const;

const lanes: TimelineLane[] = Array.from({ length: ROOMS }, (_, index) => ({
  id: index + 1,
  name: `Room ${index + 1}`,
  note: index % 3 ? undefined : `Level ${1 + (index % 12)}`,
  room: 1,
  closed: Array.from({ length: 7 }, (__, day) => [
    { from: at(day, 0), to: at(day, 7) },
    { from: at(day, 21), to: at(day + 1, 0) },
  ]).flat(),
}));

function item(id: number, lane: number, from: number, to: number): TimelineItem {
  const span = { from, to };
  return {
    id,
    lane,
    ...span,
    takes: span,
    text: `Booking ${id}`,
    status: 'Confirmed',
    tone: tones[id % 4] ?? 'info',
    moves: true,
  };
}
const planned = lanes.flatMap(({ id: lane }) =>
  Array.from({ length: 28 }, (_, index) => {
    const start = at(Math.floor(index / 4), 8 + (index % 4) * 3 + (lane % 3) * 0.5);
    return item(lane * 100 + index, lane, start, start + (60 + (lane % 3) * 30) * MINUTE);
  }),
);

export default function TimelinePage() {
  const [view, setView] = useState<TimelineView>('week');
  const [date, setDate] = useState(MONDAY);
  const [items, setItems] = useState(planned);
  const make = ({ id }: TimelineLane, { from, to }: Span) => setItems((all) => [...all, item(10_000 + all.length, id, from, to)]);
  const move = async (moved: TimelineItem, { id }: TimelineLane, span: Span) =>
    setItems((all) => all.map((one) => (one.id === moved.id ? { ...one, lane: id, ...span, takes: span } : one)));
  return (
    <Example title="Rooms" isWide>
      <TimelineFrame
        label="Bookings of rooms"
        lanesLabel="Room"
        zone={ZONE}
        today={MONDAY}
        view={view}
        date={date}
        onView={setView}
        onDate={setDate}
        lanes={lanes}
        items={items}
        onMake={make}
        onMove={move}
        changesLane
      />
    </Example>
  );
}
