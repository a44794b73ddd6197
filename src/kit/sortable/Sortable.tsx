import { Suspense } from 'react';
import { latePart } from '../late/late.tsx';
import { TableSkeleton } from '../states/Skeletons.tsx';
import type { SortableProps } from './SortableProps.ts';

const Loaded = latePart(async () => ({ default: (await import('./SortableList.tsx')).SortableList }));

/**
 * Rows that are put in order by pointer or keyboard: a handle to drag (Space, arrows, Space), and a menu that moves a row to
 * a place. The new order shows at once; when `onMove` rejects, it is reverted and the reason shown.
 * The drag-and-drop library is loaded on first render.
 */
export const Sortable = (props: SortableProps) => (
  <Suspense fallback={<TableSkeleton count={props.items.length} />}>
    <Loaded {...props} />
  </Suspense>
);
