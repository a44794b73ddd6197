import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { FormFiles, FormFilesContext } from './formFiles.ts';

/**
 * Around a form: what is sent with Save is everything that the person sees, so that a form whose files are still on their way is
 * held back until they are there, and is then sent by itself. When one fails, its input says why and has the focus.
 */
export function WaitsForFiles({ children }: { children: ReactNode }) {
  const [files] = useState(() => new FormFiles());
  /** The form to send, once what has arrived is drawn: its handlers know it then. */
  const [ready, setReady] = useState<HTMLFormElement>();
  useEffect(() => {
    if (!ready) return;
    setReady(undefined);
    if (ready.isConnected) ready.requestSubmit();
  }, [ready]);
  const waits = useRef(false);

  const hold = async (form: HTMLFormElement) => {
    if (waits.current) return;
    waits.current = true;
    const failed = await files.settled();
    waits.current = false;
    if (failed === undefined) setReady(form);
    else document.getElementById(failed)?.focus();
  };
  const onSubmitCapture = (event: FormEvent) => {
    const { target, currentTarget } = event;
    // A dialog of the form has a form of its own, which stands elsewhere on the page.
    if (!files.isSending() || !(target instanceof HTMLFormElement) || !currentTarget.contains(target)) return;
    event.preventDefault();
    event.stopPropagation();
    void hold(target);
  };
  return (
    <FormFilesContext value={files}>
      <div style={{ display: 'contents' }} onSubmitCapture={onSubmitCapture}>
        {children}
      </div>
    </FormFilesContext>
  );
}
