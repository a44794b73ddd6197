import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useCallback, useMemo, useRef, useState } from 'react';
import { http } from '#dataProvider/httpClient.ts';
import type { Permission } from '#schemas/kernel/rights/access.ts';
import { errorText, failureOf } from '#src/kit/values/errorText.ts';
import { type Cell, changesOf, chosenBy, type Held, type PermissionChanges, toggled } from './choice.ts';

const NONE: PermissionChanges = new Map();

/**
 * Unsaved changes of the permission grid. When somebody else has saved meanwhile, they are applied to the new state: nobody's
 * change is undone unseen, and nothing has to be ticked again.
 */
export function usePermissionChanges(held: Held, path: string, queryKey: readonly unknown[], officeCentreId?: number) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const [changes, setChanges] = useState<PermissionChanges>(NONE);
  const chosen = useMemo(() => chosenBy(held, changes), [held, changes]);
  const now = useRef(held);
  now.current = held;
  const toggle = useCallback(
    (cells: readonly Cell[]) => setChanges((before) => changesOf(now.current, toggled(cells, chosenBy(now.current, before)))),
    [],
  );
  const save = useMutation({
    mutationFn: () => http<Held>('PUT', path, { body: { permissions: [...chosen], version: held.version, officeCentreId } }),
    onSuccess: ({ data, message }) => {
      client.setQueryData(queryKey, data);
      setChanges(NONE);
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
    choose: (next: ReadonlySet<Permission>) => setChanges(changesOf(held, next)),
    cancel: () => setChanges(NONE),
    save: () => save.mutate(),
    isSaving: save.isPending,
  };
}
