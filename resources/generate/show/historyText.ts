import type { TranslateFunction } from 'ra-core';
import type { HistoryEntry } from '#dataProvider/types.ts';
import { historyLabelKey } from '#schemas/kernel/actionState.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { Words } from '../words.ts';

type Entry = Pick<HistoryEntry, 'action' | 'changes'>;

/**
 * Text of an audit entry: what was done in the status of that time, what time has done, or the verb. Actions that edit a section
 * count as an update.
 */
export const historyText = (translate: TranslateFunction, words: Words, entity: Entity, entry: Entry): string => {
  const { action } = entry;
  if (action in entity.actions && !entity.actions[action]?.section)
    return words.done(historyLabelKey(entity, entry), entity.actions[action]?.stamp);
  const verb = translate(`kit.history.verbs.${action in entity.actions ? 'update' : action}`, { _: action });
  return entity.states?.timed?.[action] ? translate(`resources.${entity.name}.actions.${action}`, { _: verb }) : verb;
};
