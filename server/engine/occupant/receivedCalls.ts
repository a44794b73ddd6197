/** The calls of those to whom something was sent (`occupant.received`): a page of it, one, and the receipts. */
import { allReadPath, occupantPath, occupantReadPath, occupantRecordPath } from '#schemas/kernel/calls/occupant.ts';
import { noticeWasRead } from '#server/channels/portal/ownNotices.ts';
import type { Model } from '#server/db/model.ts';
import { announceRows } from '#server/live/announce.ts';
import { listOf, objectOf, whole } from '#server/openapi/values.ts';
import type { AreaContext, OwnedCall } from '../areas/areaCalls.ts';
import { throttle } from '../calls/throttle.ts';
import { getReceived, listReceived, markRead, type ReceivedEntity } from './received.ts';

type Common = Pick<OwnedCall, 'area' | 'tag' | 'everybody'>;

/** @param record the schema of one of them */
export function receivedCalls(model: Model, entity: ReceivedEntity, common: Common, record: object): OwnedCall[] {
  const mark = async ({ db, reach }: AreaContext, uuid?: string) => {
    await throttle(db, 'occupantAct', reach);
    // Whoever did not receive it learns no more than that.
    if (uuid !== undefined) await getReceived(db, model, entity, uuid, reach);
    const marked = await markRead(db, model, entity, reach, uuid);
    const { notice } = entity.occupant.received;
    if (notice) await noticeWasRead(db, notice, reach.session.userId, uuid);
    await announceRows(db, model.entity(entity.occupant.received.entity), marked, reach.session.userId);
    return { marked: marked.length };
  };
  return [
    {
      ...common,
      method: 'GET',
      path: occupantPath(entity),
      summary: `${entity.name}: what was sent to the person, the newest first, and how much of it is unread`,
      query: ['page', 'limit'],
      returns: objectOf({ items: listOf(record as never), total: whole, totalPage: whole, unread: whole }),
      run: ({ db, query, reach }) => listReceived(db, model, entity, query, reach),
    },
    {
      ...common,
      method: 'GET',
      path: occupantRecordPath(entity),
      summary: `${entity.name}: one that was sent to the person`,
      query: [],
      returns: record as never,
      run: ({ db, params, reach }) => getReceived(db, model, entity, params.uuid as string, reach),
    },
    {
      ...common,
      method: 'PUT',
      path: occupantReadPath(entity),
      summary: `${entity.name}: the person has read it`,
      body: {},
      returns: objectOf({ marked: whole }),
      run: (context) => mark(context, context.params.uuid),
    },
    {
      ...common,
      method: 'PUT',
      path: allReadPath(entity),
      summary: `${entity.name}: the person has read all of them`,
      body: {},
      returns: objectOf({ marked: whole }),
      run: (context) => mark(context),
    },
  ];
}
