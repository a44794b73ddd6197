/** The Today page for one session: every widget that it may see, with at most one statement for each kind of widget. */
import type { Today } from '#schemas/kernel/areas/todayAnswer.ts';
import type { Widget, WidgetOf } from '#schemas/kernel/areas/widget.ts';
import { readActivity } from './activity.ts';
import { readCharts } from './charts.ts';
import { readCounts } from './counts.ts';
import { maySee, type Reader } from './part.ts';
import { readSoon } from './soon.ts';

/** The widgets of these kinds, in their order. */
const ofKind = <K extends Widget['kind']>(widgets: readonly Widget[], ...kinds: readonly K[]): WidgetOf<K>[] =>
  widgets.filter((widget): widget is WidgetOf<K> => (kinds as readonly string[]).includes(widget.kind));

/** The widgets visible to the session; a widget whose list it may not open is silently left out. */
export async function todayOf(reader: Reader): Promise<Today> {
  const widgets = reader.model.widgets.filter((widget) => maySee(reader, widget));
  const [soon, charts, activity] = [ofKind(widgets, 'soon'), ofKind(widgets, 'chart'), ofKind(widgets, 'activity')];
  const read = await Promise.all([
    readCounts(reader, ofKind(widgets, 'waiting', 'counts', 'attention')),
    soon.length ? readSoon(reader, soon) : [],
    charts.length ? readCharts(reader, charts) : [],
    activity.length ? readActivity(reader, activity) : [],
  ]);
  const found = read.flat().sort((one, other) => one.widget.order - other.widget.order);
  return {
    parts: found.map(({ part }) => part).filter((part) => part.kind !== 'waiting' || part.counts.length > 0),
    entities: [...new Set(found.flatMap(({ entities }) => entities))],
  };
}
