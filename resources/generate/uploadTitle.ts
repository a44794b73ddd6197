import type { TranslateFunction } from 'ra-core';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { wordsOf } from './words.ts';

/** What an upload is called, on its page and where one is chosen. */
export function uploadTitle(translate: TranslateFunction, entity: Entity, name: string): string {
  const words = wordsOf(translate, entity);
  return words.page(`upload.${name}`) || translate('desk.uploadOf', { name: words.name(2) });
}
