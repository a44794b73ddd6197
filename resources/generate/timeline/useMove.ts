import { useNotify, useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { noticeFor } from '#schemas/kernel/states/notice.ts';
import type { Span } from '#src/kit/timeline/axis.ts';
import { reasonOf } from '#src/kit/values/errorText.ts';
import type { MoveQuestionProps } from '../../area.ts';
import { mayAct, mayWrite } from '../available.ts';
import { bodyOf, initialValues } from '../form/body.ts';
import { useCallMeta } from '../place.ts';
import type { Row } from '../Row.ts';
import { useAfterWrite } from '../useAfterWrite.ts';
import { useAtrium } from '../useAtrium.ts';
import { useSuccess } from '../useSuccess.ts';
import { valuesAt } from './bars.ts';

/** What is asked before a record is moved; answers whether it goes. */
export type AskMove = (question: Omit<MoveQuestionProps, 'onAnswer'>) => Promise<boolean>;

/** Which records may be moved, and how: by the action or the update of the timeline, with what the record says otherwise. */
export function useMove(entity: Entity, zone: string, ask?: AskMove) {
  const provider = useAtrium();
  const session = useSession();
  const translate = useTranslate();
  const notify = useNotify();
  const succeed = useSuccess(entity);
  const afterWrite = useAfterWrite();
  const meta = useCallMeta();
  const { moves } = entity.list.timeline ?? {};

  const mayMove = (record: Row): boolean => {
    if (!moves) return false;
    return moves === 'update' ? mayWrite(session, entity, 'update', record) : mayAct(session, entity, moves, record);
  };
  /** Settles when the lists have been read anew; a refusal is said in the server's words. */
  const move = async (record: Row, lane: number, span: Span, title: string): Promise<void> => {
    if (!moves) return;
    const values = { ...initialValues(entity, moves, session, record), ...valuesAt(entity, moves, lane, span, zone) };
    if (ask && !(await ask({ record, values, title }))) return;
    const body = bodyOf(entity, moves, session, values);
    const version = record.version as number;
    try {
      if (moves === 'update') {
        await provider.update(entity.name, { id: record.id, data: { ...body, version }, previousData: record, meta });
        succeed(`notices.${noticeFor(entity, entity.notices.update, record)}`, record);
      } else {
        const { data, message } = await provider.runAction(entity.name, {
          action: moves,
          id: record.id,
          data: body,
          version,
          meta,
        });
        succeed(message || 'notices.recordUpdated', data ?? record);
      }
    } catch (error) {
      notify(translate('timeline.notMoved', { title, reason: reasonOf(translate, error) }), { type: 'error' });
    }
    await afterWrite();
  };
  return { mayMove, move };
}
