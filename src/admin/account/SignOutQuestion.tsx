import { useTranslate } from 'ra-core';
import { signOut } from '#authProvider/session.ts';
import { ConfirmDialog } from '#src/kit/dialogs/ConfirmDialog.tsx';

/** Confirms signing out, which loses unsaved changes. */
export default function SignOutQuestion({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      open
      title={translate('account.unsavedTitle')}
      question={translate('account.unsavedText')}
      confirmLabel={translate('shell.signOut')}
      onConfirm={() => void signOut()}
      onClose={onClose}
    />
  );
}
