import { useBlocker, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { ConfirmDialog } from '#src/kit/ConfirmDialog.tsx';

/** Leaving a page with unsaved changes asks first (000 §2); so does closing the tab. Saving is no leaving. */
export function UnsavedChanges() {
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState();
  const translate = useTranslate();
  const unsaved = Object.keys(dirtyFields).length > 0 && !isSubmitting && !isSubmitSuccessful;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
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
