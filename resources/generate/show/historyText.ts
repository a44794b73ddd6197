import type { TranslateFunction } from 'ra-core';
import type { HistoryEntry } from '#dataProvider/types.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { historyLabelKey } from '#schemas/kernel/states/actionState.ts';
import type { Words } from '../words.ts';

type Entry = Pick<HistoryEntry, 'action' | 'changes'>;

/**
 * Text of an audit entry: what was done in the status of that time; a verb that every record knows; what followed by itself, by time
 * or with other records. Actions that edit a section count as an update.
 */
export const historyText = (translate: TranslateFunction, words: Words, entity: Entity, entry: Entry): string => {
  const { action } = entry;
  if (action in entity.actions && !entity.actions[action]?.section)
    return words.done(historyLabelKey(entity, entry), entity.actions[action]?.stamp);
  if (action in entity.actions) return translate('kit.history.verbs.update');
  return translate(`kit.history.verbs.${action}`, { _: translate(`resources.${entity.name}.actions.${action}`, { _: action }) });
};
