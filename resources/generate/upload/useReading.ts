import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import type { AskedEncoding } from '#schemas/kernel/sheet/decode.ts';
import type { Sheet } from '#schemas/kernel/sheet/grid.ts';
import { type Encodings, readSheetFile, SheetError } from '#src/kit/upload/sheetFile.ts';
import { useDelayedToast } from '#src/kit/upload/useDelayedToast.ts';
import { errorText } from '#src/kit/values/errorText.ts';

interface Reading {
  file?: File;
  /** From 0 to 1 while it is being read. */
  progress?: number;
  sheets?: Sheet[];
  /** Of a file whose encoding is not certain. */
  encodings?: Encodings;
  problem?: string;
}

/** Reads the file in a worker; `stop` cancels, `say` reports another problem with it, `ask` goes back to the choice of its encoding. */
export function useReading() {
  const translate = useTranslate();
  const toast = useDelayedToast();
  const { today, officeCentre } = useSession();
  const [state, setState] = useState<Reading>({});
  const under = useRef<AbortController>(undefined);
  useEffect(() => () => under.current?.abort(), []);

  const say = (problem: string) => {
    setState({ problem });
    toast(problem);
  };
  const start = async (file: File, encoding?: AskedEncoding) => {
    under.current?.abort();
    const mine = new AbortController();
    under.current = mine;
    setState({ file, progress: 0 });
    try {
      const order = { read: file, encoding, place: { zone: officeCentre?.timeZone ?? 'UTC', today } };
      const read = await readSheetFile(order, (progress) => setState({ file, progress }), mine.signal);
      if (!mine.signal.aborted) setState({ file, ...read });
    } catch (error) {
      if (mine.signal.aborted) return;
      say(error instanceof SheetError ? translate(error.message, error.params) : errorText(translate, error));
    }
  };
  const stop = () => {
    under.current?.abort();
    setState({});
  };
  const ask = () => setState(({ file, encodings }) => ({ file, encodings }));
  return { ...state, start, stop, say, ask };
}
