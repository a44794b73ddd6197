/** The queue over a list: the open record, its position, and the steps to others. */
import { type RaRecord, useListContext, useLocation, useNavigate } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { ListFilter } from '#dataProvider/types.ts';
import { listSearch, queueOf } from '../list/toolbar/queueAddress.ts';
import { nextStep, previousStep, type QueuePosition, resolveStep, type Step } from './steps.ts';

export interface Queue {
  /** The row of the open record, as last seen if it has left the list. Undefined: none is open. */
  row: RaRecord | undefined;
  /** Counted from 1; undefined when it is not among the rows that are shown. */
  position: number | undefined;
  /** The record has left the list through somebody else. */
  hasLeft: boolean;
  isEnd: boolean;
  isLoading: boolean;
  next: (() => void) | undefined;
  previous: (() => void) | undefined;
  /** The address at which a row of the page is open. */
  searchOf: (row: RaRecord) => string;
  /** The person has acted on the open record: if it leaves the list, the next one opens. */
  decided: () => void;
  /** Back to the list as it was. */
  close: () => void;
  restart: () => void;
}

export function useQueue(): Queue {
  const { data = [], isPending, isFetching, isPlaceholderData, total = 0, page, perPage, filterValues, sort } = useListContext();
  const { search } = useLocation();
  const navigate = useNavigate();
  const wanted = queueOf(search) ?? 'first';
  const known = useRef<{ row: RaRecord; at: number }>(undefined);
  const done = useRef<string>(undefined);
  const isReady = !isPending && !isPlaceholderData;

  const at = isReady ? data.findIndex(({ id }) => String(id) === wanted) : -1;
  const found = data[at];
  // Only what is drawn is known: the way to the next record is drawn beside the present one, and may be drawn in vain.
  useEffect(() => {
    if (found) known.current = { row: found, at };
  });
  const isPlace = wanted === 'first' || wanted === 'last' || wanted === 'end';
  const last = known.current && String(known.current.row.id) === wanted ? known.current : undefined;
  const here: QueuePosition = { ids: data.map(({ id }) => id), at, lastAt: last?.at ?? 0, page, perPage, total };

  const state = { filterValues: filterValues as ListFilter, sort, perPage };
  // The browser history holds the list and one queue entry: Back leaves the queue.
  const go = ({ to, page: onPage }: Step) =>
    navigate({ search: listSearch({ ...state, page: onPage }, String(to)) }, { replace: true });
  const end: Step = { to: 'end', page };
  const next = nextStep(here);
  const previous = previousStep(here);

  useEffect(() => {
    if (!isReady || isFetching) return;
    if (wanted === 'first' || wanted === 'last') go(resolveStep(wanted, here) ?? end);
    else if (at < 0 && done.current === wanted) go(next ?? end);
  });

  return {
    row: isPlace ? undefined : (found ?? last?.row ?? { id: wanted }),
    position: at < 0 ? undefined : (page - 1) * perPage + at + 1,
    hasLeft: isReady && !isFetching && !isPlace && at < 0 && done.current !== wanted,
    isEnd: wanted === 'end',
    isLoading: !isReady || wanted === 'first' || wanted === 'last',
    next: next && (() => go(next)),
    previous: previous && (() => go(previous)),
    searchOf: ({ id }) => listSearch({ ...state, page }, String(id)),
    decided: () => {
      done.current = wanted;
    },
    close: () => navigate({ search: listSearch({ ...state, page }) }),
    restart: () => go({ to: 'first', page: 1 }),
  };
}
