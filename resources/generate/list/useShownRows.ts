import { type SortPayload, useListContext } from 'ra-core';
import type { ListFilter } from '#dataProvider/types.ts';

/** Which rows a list shows, in which order: what the person filters by, and what the open tab fixes besides. */
export function useShownRows(): { filter: ListFilter; sort: SortPayload } {
  const { filterValues, filter, sort } = useListContext();
  return { filter: { ...filterValues, ...filter }, sort };
}
