import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { Sheet } from '#schemas/kernel/sheet/grid.ts';
import { errorText } from '#src/kit/errorText.ts';
import { readSheetFile } from '#src/kit/upload/sheetFile.ts';
import { useDelayedToast } from '#src/kit/upload/useDelayedToast.ts';

interface Reading {
  file?: File;
  /** From 0 to 1 while it is being read. */
  progress?: number;
  sheets?: Sheet[];
  problem?: string;
}

/** Reads the file in a worker; `stop` cancels, `say` reports another problem with it. */
export function useReading() {
  const translate = useTranslate();
  const toast = useDelayedToast();
  const [state, setState] = useState<Reading>({});
  const under = useRef<AbortController>(undefined);
  useEffect(() => () => under.current?.abort(), []);

  const say = (problem: string) => {
    setState({ problem });
    toast(problem);
  };
  const start = async (file: File) => {
    under.current?.abort();
    const mine = new AbortController();
    under.current = mine;
    setState({ file, progress: 0 });
    try {
      const sheets = await readSheetFile(file, (progress) => setState({ file, progress }), mine.signal);
      if (!mine.signal.aborted) setState({ file, sheets });
    } catch (error) {
      if (!mine.signal.aborted) say(errorText(translate, error));
    }
  };
  const stop = () => {
    under.current?.abort();
    setState({});
  };
  return { ...state, start, stop, say };
}
