import type { TranslateFunction } from 'ra-core';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { Words } from '../words.ts';

/** What was done, in words: an action of the schema, or one of the verbs; one that edits a section is an edit like any other. */
export const deedOf = (translate: TranslateFunction, words: Words, entity: Entity, action: string): string =>
  action in entity.actions && !entity.actions[action]?.section
    ? words.action(action)
    : translate(`kit.history.verbs.${action in entity.actions ? 'update' : action}`, { _: action });
