import type { TranslateFunction } from 'ra-core';
import type { HistoryEntry } from '#dataProvider/types.ts';
import { saidThen } from '#schemas/kernel/actionState.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { Words } from '../words.ts';

type Entry = Pick<HistoryEntry, 'action' | 'changes'>;

/** What was done, in words: an action of the schema, as it was called in the status it was done in, or one of the verbs; one that edits a section is an edit like any other. */
export const historyText = (translate: TranslateFunction, words: Words, entity: Entity, entry: Entry): string => {
  const { action } = entry;
  return action in entity.actions && !entity.actions[action]?.section
    ? words.action(saidThen(entity, entry))
    : translate(`kit.history.verbs.${action in entity.actions ? 'update' : action}`, { _: action });
};
