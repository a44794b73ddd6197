import { lazy, Suspense } from 'react';
import { TableSkeleton } from '../Skeletons.tsx';
import type { SortableProps } from './SortableProps.ts';

const Loaded = lazy(async () => ({ default: (await import('./SortableList.tsx')).SortableList }));

/**
 * Rows that are put in order by pointer or keyboard: a handle to drag (Space, arrows, Space), and a menu that moves a row to
 * a place. The rows stand in their new order at once; when `onMove` rejects they go back and the reason is told.
 * What dragging takes is loaded when this is first drawn.
 */
export const Sortable = (props: SortableProps) => (
  <Suspense fallback={<TableSkeleton count={props.items.length} />}>
    <Loaded {...props} />
  </Suspense>
);
