import { useDelete, useNavigate, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { noticeFor } from '#schemas/kernel/states/notice.ts';
import { CountdownConfirm } from '#src/kit/dialogs/CountdownConfirm.tsx';
import { forgetPage } from '#src/kit/page/routeHistory.ts';
import { errorText } from '#src/kit/values/errorText.ts';
import { useListPath } from '../listPath.ts';
import { pagePath } from '../pagePath.ts';
import { useCallMeta } from '../place.ts';
import type { Row } from '../Row.ts';
import { useAbove } from '../useAbove.ts';
import { useAfterWrite } from '../useAfterWrite.ts';
import { useRecordName } from '../useRecordName.ts';
import { useSuccess } from '../useSuccess.ts';
import { useAfterAction } from './afterAction.ts';

/** Deletes a record after a countdown of three seconds, then opens the list; without one, the record that it stood below. */
export function DeleteDialog({ entity, record, onClose }: { entity: Entity; record: Row; onClose: () => void }) {
  const translate = useTranslate();
  const succeed = useSuccess(entity);
  const nameOf = useRecordName(entity);
  const navigate = useNavigate();
  const afterWrite = useAfterWrite();
  const afterAction = useAfterAction();
  const [error, setError] = useState<string>();
  const [remove, { isPending }] = useDelete();
  const meta = useCallMeta();
  const list = useListPath(entity);
  const above = useAbove(entity, record);
  const confirm = async () => {
    setError(undefined);
    try {
      await remove(
        entity.name,
        { id: record.id, previousData: record, meta },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      succeed(`notices.${noticeFor(entity, entity.notices.delete, record)}`, record);
      for (const page of ['show', 'edit'] as const) forgetPage(pagePath(entity, page, record.id) ?? '');
      if (afterAction) afterAction();
      else navigate(list ?? above?.to ?? '/');
      void afterWrite({ resource: entity.name, id: record.id });
    } catch (refusal) {
      setError(errorText(translate, refusal));
    }
  };
  return (
    <CountdownConfirm
      open
      title={translate('kit.deleteTitle', { title: nameOf(record) })}
      confirmLabel={translate('kit.delete')}
      busy={isPending}
      error={error}
      onClose={onClose}
      onConfirm={() => void confirm()}
    />
  );
}
