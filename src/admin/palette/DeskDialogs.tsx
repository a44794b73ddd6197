import { GlobalStyles } from '@mui/material';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { chunk } from '../../chunk.ts';
import { PrintFrame } from '../print/PrintFrame.tsx';
import { rowStyles } from '../shortcuts/rowStyles.ts';
import { useKeys } from '../shortcuts/useKeys.ts';
import { type DeskDialog, deskDialog, openDesk, watchDesk } from './desk.ts';

const dialogs = {
  palette: lazy(() => chunk(import('./Palette.tsx'))),
  overlay: lazy(() => chunk(import('../shortcuts/Overlay.tsx'))),
  switchAccount: lazy(() => chunk(import('../account/SwitchAccountDialog.tsx'))),
  signOut: lazy(() => chunk(import('../account/SignOutQuestion.tsx'))),
  leave: lazy(() => chunk(import('./LeavePrompt.tsx'))),
} satisfies Record<DeskDialog, unknown>;

/** What belongs to every page and shows when it is called for: keys, their overlay, the palette, the frame of what is printed. */
export default function DeskDialogs() {
  const open = useSyncExternalStore(watchDesk, deskDialog);
  useKeys();
  const Dialog = open && dialogs[open];
  return (
    <>
      <PrintFrame />
      <GlobalStyles styles={rowStyles} />
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog onClose={() => openDesk(undefined)} />
        </Suspense>
      )}
    </>
  );
}
