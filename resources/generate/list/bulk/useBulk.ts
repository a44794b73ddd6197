/** Running an action on the chosen rows of a list, or on all that its filter finds. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Identifier, type RaRecord, useListContext, useNotify, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { actionNowOf } from '#schemas/kernel/states/actionState.ts';
import { errorText, failureOf } from '#src/kit/values/errorText.ts';
import { useAfterWrite } from '../../useAfterWrite.ts';
import { useAtrium } from '../../useAtrium.ts';
import { useRecordName } from '../../useRecordName.ts';
import { useRecordTitle } from '../../useRecordTitle.ts';
import { useWords } from '../../words.ts';
import { DELETION } from '../rows/rowActions.ts';
import { useShownRows } from '../rows/useShownRows.ts';
import type { Outcome } from './BulkOutcome.tsx';

interface Options {
  entity: Entity;
  rows: readonly RaRecord[];
  /** All that the filter finds, not the rows alone. */
  isAll: boolean;
  onOutcome: (outcome: Outcome | undefined) => void;
}

export function useBulk({ entity, rows, isAll, onOutcome }: Options) {
  const { onUnselectItems } = useListContext();
  const { filter, sort } = useShownRows();
  const provider = useAtrium();
  const translate = useTranslate();
  const notify = useNotify();
  const afterWrite = useAfterWrite();
  const client = useQueryClient();
  const [asking, setAsking] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const preview = useQuery({
    queryKey: ['bulkPreview', entity.name, asking, filter, sort],
    queryFn: ({ signal }) => provider.bulkPreview(entity.name, { action: asking as string, filter, sort, signal }),
    enabled: isAll && asking !== undefined,
    // The dialog confirms what it shows: refetched for every dialog, never while one is open.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const words = useWords(entity);
  const nameOf = useRecordName(entity);
  const titleFor = useRecordTitle();
  const titleOf = (id: Identifier) => titleFor(entity, rows.find((row) => row.id === id) ?? { id });
  const seen = isAll ? preview.data?.data : { count: rows.length, first: rows.map(nameOf) };

  // Too many, or the server cannot be reached: there is nothing to confirm.
  useEffect(() => {
    if (!preview.error) return;
    notify(errorText(translate, preview.error), { type: 'error' });
    setAsking(undefined);
  }, [preview.error, notify, translate]);

  const ask = (name: string) => {
    onOutcome(undefined);
    setError(undefined);
    setAsking(name);
  };
  const runAll = async (action: string, data: Record<string, unknown>) => {
    const { message } = await provider.bulkAll(entity.name, {
      action,
      filter,
      seen: seen as { count: number; asOf: string },
      data,
    });
    notify(message, { type: 'success' });
    void client.invalidateQueries({ queryKey: ['background-tasks'] });
  };
  const runRows = async (action: string, data: Record<string, unknown>) => {
    const asked = rows.map(({ id, recordId, version }) => ({ id, recordId, version }));
    const { data: results } = await provider.bulkAction(entity.name, { action, rows: asked, data });
    onOutcome({
      label: action === DELETION ? translate('kit.delete') : words.action(actionNowOf(entity, action, rows).says),
      rows: results.map(({ id, done, message = '' }) => ({ id, title: titleOf(id), done, message })),
    });
  };
  const run = async (data: Record<string, unknown>) => {
    if (!asking) return;
    setBusy(true);
    setError(undefined);
    try {
      await (isAll ? runAll : runRows)(asking, data);
      setAsking(undefined);
      onUnselectItems();
    } catch (refusal) {
      // The whole call failed, so single rows have no result. If there are more records than confirmed, the preview is refetched.
      setError(errorText(translate, refusal));
      if (isAll && failureOf(refusal).code === 'stale') void preview.refetch();
    } finally {
      setBusy(false);
    }
    await afterWrite();
  };
  return {
    asking,
    ask,
    close: () => setAsking(undefined),
    run,
    busy,
    seen,
    nameOf,
    error,
  };
}
