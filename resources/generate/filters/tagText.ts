import type { TranslateFunction } from 'ra-core';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { fieldOfFilter } from '#schemas/kernel/lists/query.ts';
import { portalKindOf } from '../kinds/index.tsx';
import type { Words } from '../words.ts';
import type { Tag } from './tags.ts';

interface Facts {
  words: Words;
  translate: TranslateFunction;
  locale: string;
  /** Labels of the records that reference filters name: `carPark 4` to its label. */
  labels: ReadonlyMap<string, string>;
}

/** The value of a tag in words: `from 05 Jun 2026`, `contains “north”`. */
export function tagText(entity: Entity, tag: Tag, facts: Facts): string {
  const { words, labels, translate, locale } = facts;
  const { tag: say } = portalKindOf(fieldOfFilter(entity, tag) ?? { kind: 'dateTime' });
  const value = String(tag.value);
  const word = (one: string) => words.value(tag.field, one);
  const labelOf = (one: string) => labels.get(`${tag.field} ${one}`) ?? '…';
  const text = say ? say(value, { translate, locale, word, labelOf }) : value;
  return facts.translate(`kit.operators.${tag.operator}`, { value: text, _: text });
}
