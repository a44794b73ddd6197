import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import DragIndicator from '@mui/icons-material/DragIndicator';
import MoreVert from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { MoveMenu } from './MoveMenu.tsx';
import { REORDER_MS } from './order.ts';
import type { SortableItem } from './SortableProps.ts';

interface Props {
  row: SortableItem;
  /** Counted from 1 over all pages. */
  position: number;
  total: number;
  disabled: boolean;
  onMoveTo: (position: number) => void;
}

/** One row: the handle, its place, what it holds, and the menu of moves. */
export function SortableRow({ row, position, total, disabled, onMoveTo }: Props) {
  const translate = useTranslate();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: row.id,
    disabled,
    transition: isStill ? null : { duration: REORDER_MS, easing: 'ease' },
  });
  const words = { title: row.label };
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1,
        py: 0.75,
        position: 'relative',
        bgcolor: 'background.paper',
        borderBottom: '1px solid var(--at-line)',
        ...(isDragging && { zIndex: 2, boxShadow: '0 6px 20px rgb(0 0 0 / 0.18)', bgcolor: 'var(--at-primary-soft)' }),
      }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-roledescription={translate('lists.reorder.handle')}
        aria-label={translate('lists.reorder.drag', words)}
        // The page must not scroll during a touch drag.
        sx={{ cursor: isDragging ? 'grabbing' : 'grab', touchAction: 'none' }}
      >
        <DragIndicator fontSize="small" />
      </IconButton>
      <Box component="span" aria-hidden sx={{ minWidth: 28, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {position}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>{row.content}</Box>
      <IconButton
        ref={button}
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={translate('lists.reorder.menu', words)}
        onClick={() => setOpen(true)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      {isOpen && (
        <MoveMenu
          anchor={button.current}
          title={row.label}
          position={position}
          total={total}
          onClose={() => setOpen(false)}
          onMoveTo={onMoveTo}
        />
      )}
    </Box>
  );
}
