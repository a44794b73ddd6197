import { type SortPayload, useListContext } from 'ra-core';
import type { ListFilter } from '#dataProvider/types.ts';

/** Filter and order of a list: the person's filter plus the condition of the open tab. */
export function useShownRows(): { filter: ListFilter; sort: SortPayload } {
  const { filterValues, filter, sort } = useListContext();
  return { filter: { ...filterValues, ...filter }, sort };
}
