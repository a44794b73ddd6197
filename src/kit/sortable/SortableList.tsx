/** The loaded half of `Sortable`. */
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { errorText } from '../values/errorText.ts';
import { moved } from './order.ts';
import type { SortableItem, SortableProps } from './SortableProps.ts';
import { SortableRow } from './SortableRow.tsx';
import { useAnnouncements } from './useAnnouncements.tsx';

export function SortableList({ items, label, first = 1, total = items.length, onMove }: SortableProps) {
  const translate = useTranslate();
  const [rows, setRows] = useState(items);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>();
  // New items from outside are taken over, except while a move is being saved.
  useEffect(() => {
    if (!isSaving) setRows(items);
  }, [items, isSaving]);
  const spoken = useAnnouncements(rows, first, total);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const move = async (id: SortableItem['id'], position: number) => {
    const from = rows.findIndex((row) => row.id === id);
    if (from < 0 || position === first + from) return;
    const before = rows;
    const next = moved(rows, from, position - first);
    setError(undefined);
    setRows(next);
    setSaving(true);
    try {
      await onMove({ id, position, ids: next.map((row) => row.id) });
      spoken.say('lists.reorder.saved', id, position);
    } catch (failure) {
      setRows(before);
      setError(failure);
    } finally {
      setSaving(false);
    }
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const to = rows.findIndex((row) => row.id === over?.id);
    if (over && to >= 0) void move(active.id, first + to);
  };
  return (
    <Box aria-busy={isSaving}>
      {error !== undefined && (
        <Alert severity="error" onClose={() => setError(undefined)} sx={{ mx: 2, mb: 1 }}>
          {translate('lists.reorder.undone')} {errorText(translate, error)}
        </Alert>
      )}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{
          announcements: spoken.announcements,
          screenReaderInstructions: { draggable: translate('lists.reorder.how') },
        }}
      >
        <SortableContext items={rows.map((row) => row.id)} strategy={verticalListSortingStrategy}>
          <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rows.map((row, index) => (
              <SortableRow
                key={row.id}
                row={row}
                position={first + index}
                total={total}
                disabled={isSaving}
                onMoveTo={(position) => void move(row.id, position)}
              />
            ))}
          </Box>
        </SortableContext>
      </DndContext>
      {spoken.region}
    </Box>
  );
}
