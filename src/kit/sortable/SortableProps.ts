import type { ReactNode } from 'react';

/** A row that can be moved. */
export interface SortableItem {
  id: string | number;
  /** The name of the row for screen readers. */
  label: string;
  content: ReactNode;
}
/** Where a row went: its place, counted from 1 over all pages, and the rows of this page as they stand now. */
export interface Move {
  id: SortableItem['id'];
  position: number;
  ids: SortableItem['id'][];
}
export interface SortableProps {
  items: readonly SortableItem[];
  /** Name of the list. */
  label: string;
  /** Place of the first row, and how many there are on all pages. */
  first?: number;
  total?: number;
  /** Saves the move; a rejection takes it back. */
  onMove: (move: Move) => Promise<unknown>;
}
