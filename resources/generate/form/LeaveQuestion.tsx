import { useBlocker, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { isLeaving } from '#authProvider/session.ts';
import { ConfirmDialog } from '#src/kit/dialogs/ConfirmDialog.tsx';
import { markUnsaved } from '#src/kit/page/unsaved.ts';

interface Props {
  unsaved: boolean;
  /** Also asks before another tab of the same page opens. */
  withinPage?: boolean;
}

/** Leaving a page with unsaved changes asks first (000 §2); so do closing the tab, signing out and switching the account. */
export function LeaveQuestion({ unsaved, withinPage = false }: Props) {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      unsaved && (here.pathname !== there.pathname || (withinPage && here.search !== there.search)),
  );
  useEffect(() => {
    if (!unsaved) return;
    // When the session ends, input is stored as a draft, and no question may hold the sign-out up.
    const endpoint = (event: BeforeUnloadEvent) => {
      if (!isLeaving()) event.preventDefault();
    };
    window.addEventListener('beforeunload', endpoint);
    const release = markUnsaved();
    return () => {
      window.removeEventListener('beforeunload', endpoint);
      release();
    };
  }, [unsaved]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={translate('kit.leave.title')}
      question={translate('kit.leave.text')}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
