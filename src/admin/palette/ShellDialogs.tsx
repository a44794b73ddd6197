import { useSyncExternalStore } from 'react';
import { lazyPart } from '#src/kit/late/lazyPart.tsx';
import { PrintFrame } from '../print/PrintFrame.tsx';
import { useKeys } from '../shortcuts/useKeys.ts';
import { openShellDialog, type ShellDialog, shellDialog, watchShellDialog } from './shellDialog.ts';

const dialogs = {
  palette: lazyPart(() => import('./Palette.tsx')),
  overlay: lazyPart(() => import('../shortcuts/Overlay.tsx')),
  switchAccount: lazyPart(() => import('#src/app/account/SwitchAccountDialog.tsx')),
  signOut: lazyPart(() => import('../account/SignOutQuestion.tsx')),
  leave: lazyPart(() => import('./LeavePrompt.tsx')),
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
