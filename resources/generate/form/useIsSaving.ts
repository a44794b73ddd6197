import { useFormState } from 'react-hook-form';
import { useIsWaitingForFiles } from '#src/kit/upload/formFiles.ts';

/** Is the form being saved, or will it be as soon as its files have been sent? */
export function useIsSaving(): boolean {
  const { isSubmitting } = useFormState();
  const isWaiting = useIsWaitingForFiles();
  return isSubmitting || isWaiting;
}
