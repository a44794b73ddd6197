import type { TranslateFunction } from 'ra-core';
import { currentSession } from '#authProvider/sessionStore.ts';
import { currencyOf } from '#schemas/kernel/currency.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { FieldKind } from '#schemas/kernel/field.ts';
import { offsetLabel } from '#schemas/kernel/systemData.ts';
import { formatDate, formatTime } from '#src/kit/dateTime.ts';
import { formatAmount, formatPercent } from '#src/kit/money.ts';
import type { Words } from '../words.ts';
import type { Tag } from './tags.ts';

interface Facts {
  words: Words;
  translate: TranslateFunction;
  locale: string;
  /** Labels of the records that reference filters name: `carPark 4` to its label. */
  labels: ReadonlyMap<string, string>;
}

const plain = ({ value }: Tag) => String(value);
const chosen = ({ field, value }: Tag, { words }: Facts) => words.value(field, String(value));
const yesNo = ({ value }: Tag, { translate }: Facts) => translate(String(value) === 'true' ? 'kit.yes' : 'kit.no');
const pointed = ({ field, value }: Tag, { labels }: Facts) => labels.get(`${field} ${value}`) ?? '…';
const day = ({ value }: Tag, { locale }: Facts) => formatDate(String(value), locale);

/** How the value of a filter on each kind is worded. */
const texts = {
  text: plain,
  longText: plain,
  richText: plain,
  sequence: plain,
  integer: plain,
  money: ({ value }) => formatAmount(Number(value), currencyOf(undefined, currentSession())),
  percent: ({ value }) => `${formatPercent(Number(value))} %`,
  boolean: yesNo,
  date: day,
  time: ({ value }, { locale }) => formatTime(String(value), locale),
  dateTime: day,
  enum: chosen,
  enums: chosen,
  tags: plain,
  email: plain,
  emails: plain,
  phone: plain,
  url: plain,
  localized: plain,
  localizedList: plain,
  timeZone: plain,
  timeZoneOffset: ({ value }) => offsetLabel(Number(value)),
  dateRange: day,
  weeklyHours: plain,
  link: plain,
  options: plain,
  reference: pointed,
  references: pointed,
  file: plain,
  files: plain,
  image: plain,
  count: plain,
  activeOf: yesNo,
  cases: chosen,
} satisfies Record<FieldKind, (tag: Tag, facts: Facts) => string>;

/** The value of a tag in words: `from 05 Jun 2026`, `contains “north”`. */
export function tagText(entity: Entity, tag: Tag, facts: Facts): string {
  const kind = entity.fields[tag.field]?.kind ?? 'dateTime';
  const text = (texts[kind] as (tag: Tag, facts: Facts) => string)(tag, facts);
  return facts.translate(`kit.operators.${tag.operator}`, { value: text, _: text });
}
