/**
 * Files of a form that are still being read or sent. Whoever presses Save meanwhile means to save them, too: the form waits (`WaitsForFiles`).
 * The inputs tell it what is on its way, whatever the form is made of: a generated one, a dialog, a page without sign-in.
 */
import { createContext, use, useSyncExternalStore } from 'react';

interface OnItsWay {
  /** Resolves to whether the form may be sent: the file is there, or the person does not want it any longer. */
  done: Promise<boolean>;
  /** The id of the input, which takes the focus when its file could not be sent. */
  input: string;
}

export class FormFiles {
  #all: readonly OnItsWay[] = [];
  #waiting = false;
  readonly #hearers = new Set<() => void>();

  readonly subscribe = (hear: () => void): (() => void) => {
    this.#hearers.add(hear);
    return () => void this.#hearers.delete(hear);
  };
  readonly isSending = (): boolean => this.#all.length > 0;
  /** Somebody wants to save, or go on, and waits for what is being sent. */
  readonly isWaiting = (): boolean => this.#waiting;

  /** @param sending resolves to false when the file could not be read or sent */
  readonly track = (input: string, sending: Promise<boolean>): void => {
    const done = sending.catch(() => false);
    const one: OnItsWay = { input, done };
    this.#all = [...this.#all, one];
    this.#tell();
    void done.then(() => {
      this.#all = this.#all.filter((other) => other !== one);
      this.#tell();
    });
  };

  /** Waits for everything, also for what is chosen meanwhile. Undefined when all is well, else the input whose file failed. */
  readonly settled = async (): Promise<string | undefined> => {
    this.#waiting = this.isSending();
    this.#tell();
    let failed: string | undefined;
    while (this.#all.length) {
      const [{ done, input }] = this.#all as [OnItsWay];
      if (!(await done)) failed ??= input;
      // What `track` does when one is done comes first.
      await Promise.resolve();
    }
    this.#waiting = false;
    this.#tell();
    return failed;
  };

  #tell(): void {
    for (const hear of this.#hearers) hear();
  }
}

/** Outside a form, as among filters, nothing waits. */
const nobody = new FormFiles();
export const FormFilesContext = createContext<FormFiles>(nobody);

export const useFormFiles = (): FormFiles => use(FormFilesContext);

/** Has Save been pressed while a file was on its way? */
export function useIsWaitingForFiles(): boolean {
  const { subscribe, isWaiting } = useFormFiles();
  return useSyncExternalStore(subscribe, isWaiting);
}
export function useIsSendingFiles(): boolean {
  const { subscribe, isSending } = useFormFiles();
  return useSyncExternalStore(subscribe, isSending);
}
