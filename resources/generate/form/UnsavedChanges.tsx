import { useFormState } from 'react-hook-form';
import { useIsSendingFiles } from '#src/kit/upload/formFiles.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';

/** Leaving a form with unsaved changes, or with a file that is still being sent, asks first. Saving does not count as leaving. */
export function UnsavedChanges() {
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState();
  const isSending = useIsSendingFiles();
  const isChanged = isSending || Object.keys(dirtyFields).length > 0;
  return <LeaveQuestion unsaved={isChanged && !isSubmitting && !isSubmitSuccessful} />;
}
