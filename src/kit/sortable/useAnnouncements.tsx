/** Screen reader announcements while rows are moved. */
import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { visuallyHidden } from '../values/visuallyHidden.ts';

interface Row {
  id: UniqueIdentifier;
  label: string;
}

/** Announcements for dragging, a function that announces a saved move, and the live region for it. */
export function useAnnouncements(rows: readonly Row[], first: number, total: number) {
  const translate = useTranslate();
  const [said, setSaid] = useState('');
  const words = (key: string, id: UniqueIdentifier, position: number) =>
    translate(key, { title: rows.find((row) => row.id === id)?.label ?? '', position, total });
  const placeOf = (id: UniqueIdentifier) => first + rows.findIndex((row) => row.id === id);
  // Lifting a row also counts as moving it over its own place: that is not announced, because it would interrupt the first announcement.
  const last = useRef<UniqueIdentifier>(undefined);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      last.current = active.id;
      return words('lists.reorder.lifted', active.id, placeOf(active.id));
    },
    onDragOver: ({ active, over }) => {
      if (!over || over.id === last.current) return undefined;
      last.current = over.id;
      return words('lists.reorder.over', active.id, placeOf(over.id));
    },
    onDragEnd: ({ active, over }) => words('lists.reorder.dropped', active.id, placeOf((over ?? active).id)),
    onDragCancel: ({ active }) => words('lists.reorder.cancelled', active.id, placeOf(active.id)),
  };
  return {
    announcements,
    say: (key: string, id: UniqueIdentifier, position: number) => setSaid(words(key, id, position)),
    region: (
      <div role="status" style={visuallyHidden}>
        {said}
      </div>
    ),
  };
}
