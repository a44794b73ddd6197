/** The calendar of a list: its rows as bars in lanes, in place of the table, under the same search and filters. */
import { type RaRecord, useListContext, useNavigate } from 'ra-core';
import { Suspense, useCallback, useId, useMemo, useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import type { ListFilter } from '#dataProvider/types.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { createPaths } from '#schemas/kernel/entity/fills.ts';
import type { ReferenceField } from '#schemas/kernel/fields/field.ts';
import { ON, TIMELINE, type Timeline } from '#schemas/kernel/lists/timeline.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { useHighlightedRows } from '#src/app/live/useRecentChanges.ts';
import { useTimeZone } from '#src/kit/kitContext.ts';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { axisOf, type Span, spanOf } from '#src/kit/timeline/axis.ts';
import type { TimelineItem, TimelineLane } from '#src/kit/timeline/parts.ts';
import { TimelineFrame } from '#src/kit/timeline/TimelineFrame.tsx';
import { daysShown, readDate, readView } from '#src/kit/timeline/views.ts';
import type { MoveQuestionProps } from '../../area.ts';
import { slotsOf } from '../../areas.ts';
import { needsCentre } from '../CentreNeeded.tsx';
import { givenSearch } from '../form/givenSearch.ts';
import { FirstRows } from '../list/FirstRows.tsx';
import { ListToolbar } from '../list/toolbar/ListToolbar.tsx';
import { withLook } from '../list/toolbar/looks.ts';
import { keyAbove, recordPath } from '../pagePath.ts';
import type { Row } from '../Row.ts';
import { useEntity } from '../useEntity.ts';
import { useRecordTitle } from '../useRecordTitle.ts';
import { useWords } from '../words.ts';
import { barOf, changesLane, laneNote, roomOf, valuesAt } from './bars.ts';
import { useClosedTimes } from './useClosedTimes.ts';
import { type AskMove, useMove } from './useMove.ts';
import { useLanes, useTimelineRows } from './useTimeline.ts';

const DAY_MINUTES = 1440;

export default function TimelineView({ entity }: { entity: Entity }) {
  const { filterValues, setFilters } = useListContext();
  const { lane, moves } = entity.list.timeline as Timeline;
  const above = useEntity((entity.fields[lane] as ReferenceField).to);
  const session = useSession();
  const navigate = useNavigate();
  const words = useWords(entity);
  const laneWords = useWords(above);
  const titleOf = useRecordTitle();
  const caption = useId();
  const zone = useTimeZone();
  const filter = filterValues as ListFilter;
  const view = readView(filter[TIMELINE]);
  const date = readDate(filter[ON], session.today);
  const { first, count } = daysShown(view, date);
  const span = useMemo(() => spanOf(axisOf(zone, first, count, DAY_MINUTES)), [zone, first, count]);
  const { data, error, refetch, isPending } = useTimelineRows(entity, filter, span);
  const known = useLanes(entity, above, filter, data?.rows);
  const changed = useHighlightedRows(entity.name);
  const Question = slotsOf(entity.name).moveQuestion;
  const [question, setQuestion] = useState<MoveQuestionProps>();
  const ask = useCallback<AskMove>(
    (asked) =>
      new Promise((resolve) => {
        const onAnswer = (goes: boolean) => {
          setQuestion(undefined);
          resolve(goes);
        };
        setQuestion({ ...asked, onAnswer });
      }),
    [],
  );
  const { mayMove, move } = useMove(entity, zone, Question && ask);
  const closed = useClosedTimes(above, span);

  const rows = data?.rows;
  const byId = new Map((rows ?? []).map((row) => [row.id, row]));
  const status = entity.states?.field;
  const items = (rows ?? []).flatMap((row) => {
    const bar = barOf(entity, row, {
      session,
      titleOf: (record) => titleOf(entity, record),
      statusOf: (record) => (status ? words.value(status, String(record[status])) : undefined),
      pathOf: (record) => recordPath(entity, record.id, keyAbove(entity, record)),
      moves: (record) => mayMove(record as Row),
      changed,
    });
    return bar ? [bar] : [];
  });
  const lanes = (known.lanes ?? [])
    .map((record): TimelineLane => {
      const id = idOf(record);
      return {
        id,
        name: String(record.label ?? titleOf(above, record)),
        note: laneNote(entity, above, record, laneWords.field),
        room: roomOf(entity, record),
        closed: closed.get(id),
      };
    })
    .sort((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }));

  const [create, another] = createPaths(entity);
  const makes = create && !another && can(session, entity, 'create') && !needsCentre(session, entity, 'create');
  const make = ({ id }: TimelineLane, wanted: Span) =>
    navigate({ pathname: create?.path, search: givenSearch(valuesAt(entity, 'create', id, wanted, zone)) });
  const failed = error ?? known.error;
  const change = (next: { view?: string; on?: string }) => setFilters(withLook(filter, 'timeline', { view, on: date, ...next }));
  return (
    <>
      {Question && question && (
        <Suspense fallback={null}>
          <Question {...question} />
        </Suspense>
      )}
      <ListToolbar entity={entity} captionId={caption} />
      {data && <FirstRows look="timeline" shown={data.rows.length} total={data.total} />}
      {failed && !data ? (
        <ErrorState error={failed} onRetry={() => void Promise.all([refetch(), known.refetch()])} />
      ) : (
        <TimelineFrame
          label={words.name(2)}
          lanesLabel={words.field(lane)}
          zone={zone}
          today={session.today}
          view={view}
          date={date}
          onView={(next) => change({ view: next })}
          onDate={(next) => change({ on: next })}
          isPending={isPending || !known.lanes}
          lanes={lanes}
          items={items}
          onMake={makes ? make : undefined}
          onMove={
            moves
              ? (item: TimelineItem, to: TimelineLane, wanted: Span) => move(byId.get(item.id) as Row, to.id, wanted, item.text)
              : undefined
          }
          changesLane={changesLane(entity)}
        />
      )}
    </>
  );
}

/** The number of a record, also where it is known by its uuid. */
const idOf = (record: RaRecord): number => Number(record.recordId ?? record.id);
