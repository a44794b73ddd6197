import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useCallback, useMemo, useRef, useState } from 'react';
import { http } from '#dataProvider/httpClient.ts';
import type { Permission } from '#schemas/kernel/access.ts';
import { errorText, failureOf } from '#src/kit/errorText.ts';
import { type Cell, chosenBy, type Held, toggled, type Wishes, wishesOf } from './choice.ts';

const NONE: Wishes = new Map();

/**
 * What somebody has ticked and not saved yet. When somebody else saved meanwhile, the wishes stay and stand against the
 * new state: nobody's change is undone unseen, and nothing has to be ticked again.
 */
export function useWishes(held: Held, path: string, queryKey: readonly unknown[]) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const [wishes, setWishes] = useState<Wishes>(NONE);
  const chosen = useMemo(() => chosenBy(held, wishes), [held, wishes]);
  const now = useRef(held);
  now.current = held;
  const toggle = useCallback(
    (cells: readonly Cell[]) => setWishes((before) => wishesOf(now.current, toggled(cells, chosenBy(now.current, before)))),
    [],
  );
  const save = useMutation({
    mutationFn: () => http<Held>('PUT', path, { body: { permissions: [...chosen], version: held.version } }),
    onSuccess: ({ data, message }) => {
      client.setQueryData(queryKey, data);
      setWishes(NONE);
      notify(message, { type: 'success' });
    },
    onError: (error) => {
      const { code, errors, data } = failureOf(error);
      if (code === 'stale') client.setQueryData(queryKey, data);
      notify(errors?.permissions ?? errorText(translate, error), { type: code === 'stale' ? 'warning' : 'error' });
    },
  });
  return {
    chosen,
    toggle,
    choose: (next: ReadonlySet<Permission>) => setWishes(wishesOf(held, next)),
    cancel: () => setWishes(NONE),
    save: () => save.mutate(),
    isSaving: save.isPending,
  };
}
