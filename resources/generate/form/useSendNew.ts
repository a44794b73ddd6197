import { useCreate, useNavigate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { loadEntity } from '#dataProvider/schemas.ts';
import type { CallMeta } from '#dataProvider/types.ts';
import { openedInstead } from '#schemas/kernel/created.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import { pagePath, recordPath } from '../pagePath.ts';
import { useAfterWrite } from '../useAfterWrite.ts';
import { useSuccess } from '../useSuccess.ts';
import type { Values } from './body.ts';
import { pathAfterForm } from './pathAfterForm.ts';

/** The address of the list with a tab open. */
const tabPath = (list: string, tab: string): string => `${list}?filter=${encodeURIComponent(JSON.stringify({ tab }))}`;

interface Diverted {
  tab?: string;
  notice?: string;
}

/** Sends a new record, says so, and opens its page, or the list where it has none. `meta`: the office centre of a call that names another one. */
export function useSendNew(entity: Entity, meta?: CallMeta): (body: Values) => Promise<void> {
  const session = useSession();
  const succeed = useSuccess(entity);
  const navigate = useNavigate();
  const afterWrite = useAfterWrite();
  const [create] = useCreate();
  const list = pagePath(entity, 'list') ?? '/';
  return async (body) => {
    const record = await create(entity.name, { data: body, meta }, { returnPromise: true });
    // What was created may be no record but, say, an invitation: the list shows it in its own tab.
    const { tab, notice = entity.notices.create } = record as Diverted;
    // What is no record has no number (`oneRecord.ts`).
    const isRecord = record.id !== 0;
    const instead = openedInstead(entity.api.created, record);
    const page = instead
      ? recordPath(await loadEntity(instead.entity), instead.id)
      : isRecord
        ? pathAfterForm(entity, session, record)
        : undefined;
    succeed(`notices.${notice}`, isRecord ? record : undefined);
    navigate(tab ? tabPath(list, tab) : (page ?? list));
    void afterWrite();
  };
}
