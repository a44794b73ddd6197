/** What is typed into the rows of the second step: sent one after the other, each on what the row was by then. */
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import type { Cells } from '#schemas/kernel/calls/upload.ts';
import { errorText } from '#src/kit/values/errorText.ts';

export interface Asked {
  /** Gives these cells to the rows with these numbers. */
  give: (numbers: readonly number[], cells: Cells) => void;
  /** Resolves once everything that was given has been checked; false if the last of it could not be sent. */
  settled: () => Promise<boolean>;
  busy: boolean;
  failure?: string;
}

/** @param send has the cells of the rows checked; rejects on failure */
export function useAsked(send: (numbers: readonly number[], cells: Cells) => Promise<void>): Asked {
  const translate = useTranslate();
  const last = useRef<Promise<boolean>>(Promise.resolve(true));
  const [open, setOpen] = useState(0);
  const [failure, setFailure] = useState<string>();
  const give = (numbers: readonly number[], cells: Cells) => {
    const attempt = async () => {
      try {
        await send(numbers, cells);
        setFailure(undefined);
        return true;
      } catch (error) {
        setFailure(errorText(translate, error));
        return false;
      }
    };
    setOpen((count) => count + 1);
    last.current = last.current.then(attempt).finally(() => setOpen((count) => count - 1));
  };
  return { give, settled: () => last.current, busy: open > 0, failure };
}
