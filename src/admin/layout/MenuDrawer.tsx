import Drawer from '@mui/material/Drawer';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The menu on small screens: loaded there alone. */
export default function MenuDrawer({ isOpen, onClose, children }: Props) {
  const translate = useTranslate();
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': translate('shell.menu'),
          sx: { width: 248, bgcolor: 'var(--at-sunken)', borderRight: '1px solid var(--at-line)', overflowX: 'hidden' },
        },
      }}
    >
      {children}
    </Drawer>
  );
}
