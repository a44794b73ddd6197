/** Files on their way to the server: how much of each has left, what went wrong, and how to stop. */
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { EmbeddedFile } from '#schemas/kernel/types.ts';
import { errorText } from '#src/kit/errorText.ts';
import { useAtrium } from '../../../useAtrium.ts';

export interface Sending {
  key: number;
  name: string;
  /** From 0 to 1. */
  progress: number;
  /** Why it was not taken. */
  problem?: string;
}

let keys = 0;

/** @returns what is being sent, and what can be done with it; whatever is left is stopped when the form goes */
export function useSending() {
  const provider = useAtrium();
  const translate = useTranslate();
  const [all, setAll] = useState<readonly Sending[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const open = stops.current;
    return () => {
      for (const stop of open.values()) stop.abort();
    };
  }, []);

  const change = (key: number, facts: Partial<Sending>) =>
    setAll((now) => now.map((one) => (one.key === key ? { ...one, ...facts } : one)));
  const drop = (key: number) => {
    stops.current.get(key)?.abort();
    stops.current.delete(key);
    setAll((now) => now.filter((one) => one.key !== key));
  };
  /** Notes a file that is not sent at all, with the reason. */
  const refuse = (name: string, problem: string) => {
    keys += 1;
    const key = keys;
    setAll((now) => [...now, { key, name, progress: 0, problem }]);
  };
  /** Sends one; undefined when it was stopped or not taken. */
  const send = async (file: File): Promise<EmbeddedFile | undefined> => {
    keys += 1;
    const key = keys;
    const stop = new AbortController();
    stops.current.set(key, stop);
    setAll((now) => [...now, { key, name: file.name, progress: 0 }]);
    try {
      const onProgress = (progress: number) => change(key, { progress });
      const { data } = await provider.upload(file, { onProgress, signal: stop.signal });
      drop(key);
      return data;
    } catch (error) {
      if (!stop.signal.aborted) change(key, { problem: errorText(translate, error) });
      return undefined;
    }
  };
  return { all, send, refuse, drop, busy: all.some((one) => !one.problem) };
}
