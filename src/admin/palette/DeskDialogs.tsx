import { GlobalStyles } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { lazyPart } from '#src/kit/lazyPart.tsx';
import { PrintFrame } from '../print/PrintFrame.tsx';
import { rowStyles } from '../shortcuts/rowStyles.ts';
import { useKeys } from '../shortcuts/useKeys.ts';
import { type DeskDialog, deskDialog, openDesk, watchDesk } from './desk.ts';

const dialogs = {
  palette: lazyPart(() => import('./Palette.tsx')),
  overlay: lazyPart(() => import('../shortcuts/Overlay.tsx')),
  switchAccount: lazyPart(() => import('#src/app/account/SwitchAccountDialog.tsx')),
  signOut: lazyPart(() => import('../account/SignOutQuestion.tsx')),
  leave: lazyPart(() => import('./LeavePrompt.tsx')),
} satisfies Record<DeskDialog, unknown>;

const close = () => openDesk(undefined);

/** What belongs to every page and shows when it is called for: keys, their overlay, the palette, the frame of what is printed. */
export default function DeskDialogs() {
  const open = useSyncExternalStore(watchDesk, deskDialog);
  useKeys();
  const Dialog = open && dialogs[open];
  return (
    <>
      <PrintFrame />
      <GlobalStyles styles={rowStyles} />
      {Dialog && <Dialog key={open} onClose={close} />}
    </>
  );
}
