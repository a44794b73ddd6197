import { useTranslate } from 'ra-core';
import { ConfirmDialog } from '#src/kit/dialogs/ConfirmDialog.tsx';
import { afterLeaving } from './shellDialog.ts';

/** The leave-page confirmation (000 §2) before an action that is no navigation, but discards unsaved changes. */
export default function LeavePrompt({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      open
      title={translate('kit.leave.title')}
      question={translate('kit.leave.text')}
      onConfirm={() => {
        const then = afterLeaving();
        onClose();
        then?.();
      }}
      onClose={onClose}
    />
  );
}
