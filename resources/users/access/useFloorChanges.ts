import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { http } from '#dataProvider/httpClient.ts';
import { errorText, failureOf } from '#src/kit/values/errorText.ts';

/** The two kinds of floors of a person (000 §7). */
export const lists = ['accessFloors', 'vmsFloors'] as const;
type List = (typeof lists)[number];
export type Floors = Record<List, string[]> & { extendedTime: boolean; mayChange: boolean; version: number };

const NONE: Record<List, ReadonlySet<string>> = { accessFloors: new Set(), vmsFloors: new Set() };

/** Unsaved changes: the floors that were ticked or unticked. When somebody else has saved meanwhile, they apply to the new state. */
export function useFloorChanges(held: Floors, path: string, onSaved: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const [turned, setTurned] = useState(NONE);
  const [extendedTurned, setExtendedTurned] = useState(false);
  const extendedTime = held.extendedTime !== extendedTurned;
  const chosenIn = (list: List) => {
    const now = new Set(held[list]);
    for (const floor of turned[list]) if (!now.delete(floor)) now.add(floor);
    return now;
  };
  const chosen = { accessFloors: chosenIn('accessFloors'), vmsFloors: chosenIn('vmsFloors') };
  const cancel = () => {
    setTurned(NONE);
    setExtendedTurned(false);
  };
  const save = useMutation({
    mutationFn: () =>
      http('PUT', path, {
        body: {
          accessFloors: [...chosen.accessFloors],
          vmsFloors: [...chosen.vmsFloors],
          extendedTime,
          version: held.version,
        },
      }),
    onSuccess: ({ message }) => {
      cancel();
      onSaved();
      notify(message, { type: 'success' });
    },
    onError: (error) => {
      const { code, errors } = failureOf(error);
      if (code === 'stale') onSaved();
      notify(Object.values(errors ?? {})[0] ?? errorText(translate, error), { type: code === 'stale' ? 'warning' : 'error' });
    },
  });
  return {
    chosen,
    extendedTime,
    turnExtendedTime: () => setExtendedTurned((was) => !was),
    changed: lists.reduce((sum, list) => sum + turned[list].size, extendedTurned ? 1 : 0),
    toggle: (list: List, floor: string) =>
      setTurned((before) => {
        const next = new Set(before[list]);
        if (!next.delete(floor)) next.add(floor);
        return { ...before, [list]: next };
      }),
    cancel,
    save: () => save.mutate(),
    isSaving: save.isPending,
  };
}
