import { type RaRecord, useCreate, useNavigate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { loadEntity } from '#dataProvider/schemas.ts';
import type { CallMeta } from '#dataProvider/types.ts';
import { openedInstead } from '#schemas/kernel/entity/created.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { recordPath } from '../pagePath.ts';
import { useAfterWrite } from '../useAfterWrite.ts';
import { useSuccess } from '../useSuccess.ts';
import type { Values } from './body.ts';
import { type Created, isRecord, pathAfterCreate } from './pathAfterCreate.ts';

/**
 * Sends a new record, says so, and opens its page; without one, the page from which the person came.
 * @param from that page
 * @param options `meta`: the office centre of a call that names another one; `returns`: that page opens in any case
 */
export function useSendNew(
  entity: Entity,
  from: string,
  { meta, returns = false }: { meta?: CallMeta; returns?: boolean } = {},
): (body: Values) => Promise<void> {
  const session = useSession();
  const succeed = useSuccess(entity);
  const navigate = useNavigate();
  const afterWrite = useAfterWrite();
  const [create] = useCreate();
  return async (body) => {
    const record = (await create(entity.name, { data: body, meta }, { returnPromise: true })) as RaRecord &
      Created & { notice?: string };
    const { notice = entity.notices.create } = record;
    const instead = openedInstead(entity.api.created, record);
    const page = instead && !record.tab ? recordPath(await loadEntity(instead.entity), instead.id) : undefined;
    succeed(`notices.${notice}`, isRecord(record) ? record : undefined);
    navigate(returns ? from : (page ?? pathAfterCreate(entity, session, record, from)));
    void afterWrite();
  };
}
