/** Uploads in progress: how far each is, its error, and how to cancel it. */
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { uploads } from '#dataProvider/uploads.ts';
import type { EmbeddedFile } from '#schemas/kernel/entity/types.ts';
import { useFormFiles } from '#src/kit/upload/formFiles.ts';
import { errorText } from '#src/kit/values/errorText.ts';
import { useAtrium } from '../../../useAtrium.ts';

export interface Sending {
  key: number;
  name: string;
  /** From 0 to 1. */
  progress: number;
  /** Why it was rejected. */
  problem?: string;
}

let keys = 0;

/**
 * The form waits for what is on its way (`WaitsForFiles`).
 * @param id of the input
 * @returns the running uploads and their commands; those left are cancelled when the form unmounts
 */
export function useSending(id: string) {
  const provider = useAtrium();
  const translate = useTranslate();
  const { track } = useFormFiles();
  const [all, setAll] = useState<readonly Sending[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const open = stops.current;
    return () => {
      for (const stop of open.values()) stop.abort();
    };
  }, []);

  useEffect(() => {
    uploads().catch(() => undefined);
  }, []);

  const change = (key: number, facts: Partial<Sending>) =>
    setAll((now) => now.map((one) => (one.key === key ? { ...one, ...facts } : one)));
  const drop = (key: number) => {
    stops.current.get(key)?.abort();
    stops.current.delete(key);
    setAll((now) => now.filter((one) => one.key !== key));
  };
  /** Records a file that is not sent, with the reason. */
  const refuse = (name: string, problem: string) => {
    keys += 1;
    const key = keys;
    setAll((now) => [...now, { key, name, progress: 0, problem }]);
  };
  /**
   * Sends one; a form that is saved meanwhile waits until it has been kept.
   * @param keep puts what was stored into the form
   */
  const send = (file: File, keep: (data: EmbeddedFile) => void): void => {
    keys += 1;
    const key = keys;
    const stop = new AbortController();
    stops.current.set(key, stop);
    setAll((now) => [...now, { key, name: file.name, progress: 0 }]);
    const onProgress = (progress: number) => change(key, { progress });
    const sending = provider.upload(file, { onProgress, signal: stop.signal }).then(
      ({ data }) => {
        drop(key);
        keep(data);
        return true;
      },
      (error: unknown) => {
        if (!stop.signal.aborted) change(key, { problem: errorText(translate, error) });
        // Whoever has cancelled it saves without it.
        return stop.signal.aborted;
      },
    );
    track(id, sending);
  };
  return { all, send, refuse, drop, busy: all.some((one) => !one.problem) };
}
