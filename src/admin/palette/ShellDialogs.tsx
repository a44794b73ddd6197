import { useSyncExternalStore } from 'react';
import { lateDialog } from '#src/kit/late/late.tsx';
import { PrintFrame } from '../print/PrintFrame.tsx';
import { useKeys } from '../shortcuts/useKeys.ts';
import { openShellDialog, type ShellDialog, shellDialog, watchShellDialog } from './shellDialog.ts';

const dialogs = {
  palette: lateDialog(() => import('./Palette.tsx')),
  overlay: lateDialog(() => import('../shortcuts/Overlay.tsx')),
  switchAccount: lateDialog(() => import('#src/app/account/SwitchAccountDialog.tsx')),
  signOut: lateDialog(() => import('../account/SignOutQuestion.tsx')),
  leave: lateDialog(() => import('./LeavePrompt.tsx')),
} satisfies Record<ShellDialog, unknown>;

const close = () => openShellDialog(undefined);

/** Parts of every page that show on demand: shortcuts, their overlay, the palette, the print frame. */
export default function ShellDialogs() {
  const open = useSyncExternalStore(watchShellDialog, shellDialog);
  useKeys();
  const Dialog = open && dialogs[open];
  return (
    <>
      <PrintFrame />
      {Dialog && <Dialog key={open} onClose={close} />}
    </>
  );
}
