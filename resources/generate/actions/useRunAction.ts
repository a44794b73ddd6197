/** Runs an action on a record: the call, its notice, and its errors for the dialog, which stays open. */
import { manifest } from 'virtual:atrium/manifest';
import { useQueryClient } from '@tanstack/react-query';
import { type Identifier, type RaRecord, useNavigate, useTranslate } from 'ra-core';
import { useState } from 'react';
import { browser } from '#authProvider/session.ts';
import type { Action, Entity } from '#schemas/kernel/entity/entity.ts';
import { isOneReference } from '#schemas/kernel/fields/field.ts';
import { actionNow } from '#schemas/kernel/states/actionState.ts';
import { noticeFor } from '#schemas/kernel/states/notice.ts';
import type { SeriesPart } from '#schemas/kernel/time/recurrence.ts';
import { errorText, failureOf } from '#src/kit/values/errorText.ts';
import { useListPath } from '../listPath.ts';
import { recordPath } from '../pagePath.ts';
import { useCallMeta } from '../place.ts';
import { useAfterWrite } from '../useAfterWrite.ts';
import { useAtrium } from '../useAtrium.ts';
import { useSuccess } from '../useSuccess.ts';
import { useWords } from '../words.ts';
import { useAfterAction } from './afterAction.ts';

/** The page of the record that the action has made, where it says so. */
function openedBy(
  { fields }: Entity,
  { opens }: Action,
  now: Readonly<Record<string, unknown>> | null | undefined,
): string | undefined {
  const field = opens && fields[opens];
  const made = now?.[opens ?? ''] as { id?: number } | null | undefined;
  if (!field || !made?.id || !isOneReference(field)) return undefined;
  const entry = manifest.entities.find(({ name }) => name === field.to);
  return entry && recordPath(entry, made.id);
}

const RECORD_STORED = 'recordUpdated';

export interface Failure {
  message: string;
  /** Sentences by wire key. */
  fields: Record<string, string>;
}

export function useRunAction(entity: Entity, name: string, record: Readonly<Record<string, unknown>> & { id: Identifier }) {
  const provider = useAtrium();
  const succeed = useSuccess(entity);
  const translate = useTranslate();
  const afterWrite = useAfterWrite();
  const afterAction = useAfterAction();
  const navigate = useNavigate();
  const list = useListPath(entity);
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const meta = useCallMeta();
  const words = useWords(entity);
  const action = entity.actions[name] as Action;

  /** Sends the values; throws what the server refused. `part`: also to others of its series. */
  const send = async (data: Record<string, unknown>, version = record.version as number | undefined, part?: SeriesPart) => {
    const { data: now, message } = await provider.runAction(entity.name, {
      action: name,
      id: record.id,
      data,
      version,
      part,
      meta,
    });
    // The next form starts from this record, not from the one still being refetched.
    client.setQueriesData<RaRecord>({ queryKey: [entity.name, 'getOne'] }, (shown) =>
      now && String(shown?.id) === String(now.id) ? now : shown,
    );
    if (action.leadsTo) return browser.go(action.leadsTo.replace(':id', String(record.id)));
    // What has been done, where the notice says no more than that the record is stored.
    const isBare = action.notice === RECORD_STORED && !action.section;
    const deed = isBare && words.done(actionNow(entity, name, record).says, action.stamp);
    succeed(deed || message || `notices.${noticeFor(entity, action.notice, record, now)}`, now ?? record);
    const opened = openedBy(entity, action, now);
    if (opened) navigate(opened);
    else if (afterAction) afterAction();
    else if (action.toList && list) navigate(list);
    void afterWrite();
  };
  /** Like `send`, but keeps a refusal in `failure`; true when it is done. */
  const run = async (data: Record<string, unknown>, part?: SeriesPart): Promise<boolean> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await send(data, undefined, part);
      return true;
    } catch (error) {
      setFailure({ message: errorText(translate, error), fields: failureOf(error).errors ?? {} });
      // The page shows an outdated record: reload it behind the dialog.
      const { code } = failureOf(error);
      if (code === 'stale' || code === 'notAllowedNow') void afterWrite();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { action, send, run, busy, failure, forget: () => setFailure(undefined) };
}
