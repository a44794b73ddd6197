import { useFormState } from 'react-hook-form';
import { LeaveQuestion } from './LeaveQuestion.tsx';

/** Leaving a form with unsaved changes asks first. Saving does not count as leaving. */
export function UnsavedChanges() {
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState();
  return <LeaveQuestion unsaved={Object.keys(dirtyFields).length > 0 && !isSubmitting && !isSubmitSuccessful} />;
}
