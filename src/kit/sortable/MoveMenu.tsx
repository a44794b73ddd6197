import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';

interface Props {
  anchor: HTMLElement | null;
  title: string;
  position: number;
  total: number;
  onClose: () => void;
  onMoveTo: (position: number) => void;
}

/** Moves without dragging: to either end, or to a position on any page. */
export function MoveMenu({ anchor, title, position, total, onClose, onMoveTo }: Props) {
  const translate = useTranslate();
  const [asked, setAsked] = useState<string>();
  const wanted = /^\d{1,7}$/.test(asked?.trim() ?? '') ? Number(asked) : 0;
  const isPlace = wanted >= 1 && wanted <= total;
  const go = (to: number) => {
    onClose();
    onMoveTo(to);
  };
  if (asked !== undefined)
    return (
      <ConfirmDialog
        open
        title={translate('lists.reorder.moveTitle', { title })}
        disabled={!isPlace}
        confirmLabel={translate('lists.reorder.move')}
        onClose={onClose}
        onConfirm={() => go(wanted)}
      >
        <TextField
          autoFocus
          fullWidth
          label={translate('lists.reorder.position', { total })}
          value={asked}
          error={asked !== '' && !isPlace}
          onChange={(event) => setAsked(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && isPlace && go(wanted)}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
          sx={{ mt: 1 }}
        />
      </ConfirmDialog>
    );
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { dense: true, 'aria-label': translate('lists.reorder.menu', { title }) } }}
    >
      <MenuItem disabled={position <= 1} onClick={() => go(1)}>
        {translate('lists.reorder.toTop')}
      </MenuItem>
      <MenuItem disabled={position <= 1} onClick={() => go(position - 1)}>
        {translate('lists.reorder.up')}
      </MenuItem>
      <MenuItem disabled={position >= total} onClick={() => go(position + 1)}>
        {translate('lists.reorder.down')}
      </MenuItem>
      <MenuItem disabled={position >= total} onClick={() => go(total)}>
        {translate('lists.reorder.toEnd')}
      </MenuItem>
      <MenuItem onClick={() => setAsked('')}>{translate('lists.reorder.toPosition')}</MenuItem>
    </Menu>
  );
}
