/** What each field kind is on the server: its column, its JSON schema, its text in a spreadsheet. */
import { bigint, boolean, date, integer, jsonb, type PgColumnBuilderBase, text, time, timestamp } from 'drizzle-orm/pg-core';
import type { LocaleCode } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import type { FieldKind, FieldOf, LocalizedList, LocalizedText } from '#schemas/kernel/field.ts';
import type { WeeklyHours } from '#schemas/kernel/fields/hours.ts';
import { type LinkValue, linkTypes, openIns } from '#schemas/kernel/fields/link.ts';
import { labelText, type OptionItem } from '#schemas/kernel/fields/optionList.ts';
import { visibleText } from '#schemas/kernel/fields/richText.ts';
import { offsetLabel, systemDataCodes, timeZoneOffsets } from '#schemas/kernel/systemData.ts';

/** For whom a spreadsheet is written: the words, the clock and the currency are the reader's. */
export interface SheetReader {
  locale: LocaleCode;
  /** Words a value of a fixed list. */
  label(value: string): string;
  /** An instant by the building's clock: `2026-11-21 22:27`. */
  moment(instant: string): string;
  /** Decimals of the record's currency. */
  decimals: number;
}
export type JsonSchema = Readonly<Record<string, unknown>>;
interface KindOf<K extends FieldKind> {
  /** Absent for kinds that are computed. */
  column?: (name: string, field: FieldOf<K>) => PgColumnBuilderBase;
  json: (field: FieldOf<K>) => JsonSchema;
  /** One cell of a spreadsheet; whoever writes the file sees to it that no text is run. */
  cell: (value: never, reader: SheetReader) => string | number | boolean;
  /** Compared and searched without regard to case. */
  caseless?: true;
  /** What a parameter has to be called so that the column takes it: `jsonb` of an object, `bigint[]` of a list. */
  cast?: 'jsonb' | 'text[]' | 'bigint[]' | 'date[]';
}

const words = (value: string) => value;
const worded = (value: string, { label }: SheetReader) => label(value);
const yesNo = (value: boolean, { locale }: SheetReader) => translate(locale, value ? 'kit.yes' : 'kit.no');
const list = (value: readonly string[]) => value.join(', ');
const string = (max?: number): JsonSchema => ({ type: 'string', ...(max ? { maxLength: max } : {}) });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'string' });
const label = (value: { label?: string; name?: string } | null) => value?.label ?? value?.name ?? '';
const labels = (value: { label?: string; name?: string }[]) => value.map(label).join(', ');
const ids = (name: string) => bigint(name, { mode: 'number' }).array();
const isText = (value: string | undefined): value is string => Boolean(value);
const weekdays = systemDataCodes('WEEKDAY');
const whole = (maxItems?: number): JsonSchema => ({
  type: 'array',
  items: { type: 'integer' },
  ...(maxItems ? { maxItems } : {}),
});
const inLanguages = (of: JsonSchema): JsonSchema => ({ type: 'object', properties: { en: of, 'zh-Hant': of, 'zh-Hans': of } });

export const kinds = {
  text: { column: (name) => text(name), json: ({ max }) => string(max), cell: words, caseless: true },
  longText: { column: (name) => text(name), json: ({ max }) => string(max), cell: words },
  richText: { column: (name) => text(name), json: () => string(), cell: visibleText },
  sequence: { column: (name) => text(name), json: () => string(40), cell: words },
  integer: {
    column: (name) => integer(name),
    json: ({ min, max }) => ({ type: 'integer', minimum: min, maximum: max }),
    cell: (value: number) => value,
  },
  money: {
    column: (name) => bigint(name, { mode: 'number' }),
    json: ({ min, max }) => ({ type: 'integer', minimum: min, maximum: max, description: 'minor units of the currency' }),
    cell: (value: number, { decimals }: SheetReader) => value / 10 ** decimals,
  },
  percent: {
    column: (name) => integer(name),
    json: () => ({ type: 'integer', description: 'hundredths of a percent' }),
    cell: (value: number) => value / 100,
  },
  boolean: { column: (name) => boolean(name), json: () => ({ type: 'boolean' }), cell: yesNo },
  date: { column: (name) => date(name, { mode: 'string' }), json: () => ({ type: 'string', format: 'date' }), cell: words },
  time: { column: (name) => time(name), json: () => ({ type: 'string', pattern: '^[0-2][0-9]:[0-5][0-9]$' }), cell: words },
  dateTime: {
    column: instant,
    json: () => ({ type: 'string', format: 'date-time' }),
    cell: (value: string, { moment }: SheetReader) => moment(value),
  },
  enum: { column: (name) => text(name), json: ({ values }) => ({ type: 'string', enum: [...values] }), cell: worded },
  enums: {
    column: (name) => text(name).array(),
    json: ({ values }) => ({ type: 'array', items: { type: 'string', enum: [...values] } }),
    cell: (value: string[], { label }: SheetReader) => list(value.map(label)),
    cast: 'text[]',
  },
  tags: {
    column: (name) => text(name).array(),
    json: ({ maxItems }) => ({ type: 'array', items: string(50), maxItems }),
    cell: list,
    cast: 'text[]',
  },
  email: { column: (name) => text(name), json: () => ({ type: 'string', format: 'email' }), cell: words, caseless: true },
  emails: {
    column: (name) => text(name).array(),
    json: ({ maxItems }) => ({ type: 'array', items: { type: 'string', format: 'email' }, maxItems }),
    cell: list,
    cast: 'text[]',
  },
  phone: { column: (name) => text(name), json: () => string(21), cell: words },
  url: { column: (name) => text(name), json: () => ({ type: 'string', format: 'uri' }), cell: words },
  localized: {
    column: (name) => jsonb(name),
    json: ({ max, rich }) => inLanguages(string(rich ? undefined : max)),
    cell: (value: LocalizedText, { locale }: SheetReader) => visibleText(value[locale] || value.en),
    cast: 'jsonb',
  },
  localizedList: {
    column: (name) => jsonb(name),
    json: ({ maxItems }) => inLanguages({ type: 'array', items: string(200), maxItems }),
    cell: (value: LocalizedList, { locale }: SheetReader) => list(value[locale]?.length ? value[locale] : (value.en ?? [])),
    cast: 'jsonb',
  },
  timeZone: { column: (name) => text(name), json: () => string(60), cell: words },
  timeZoneOffset: {
    column: (name) => integer(name),
    json: () => ({ type: 'integer', enum: [...timeZoneOffsets], description: 'minutes from UTC' }),
    cell: offsetLabel,
  },
  dateRange: {
    column: (name) => date(name, { mode: 'string' }).array(),
    json: () => ({ type: 'array', items: { type: 'string', format: 'date' }, minItems: 2, maxItems: 2 }),
    cell: (value: string[]) => value.join(' – '),
    cast: 'date[]',
  },
  weeklyHours: {
    column: (name) => jsonb(name),
    json: () => ({
      type: 'array',
      items: {
        type: 'object',
        properties: { day: { type: 'integer', minimum: 0, maximum: 6 }, from: string(5), to: string(5) },
        description: 'day 0 is Sunday',
      },
    }),
    cell: (value: WeeklyHours[], { locale }: SheetReader) =>
      list(value.map(({ day, from, to }) => `${translate(locale, `systemData.WEEKDAY.${weekdays[day]}`)} ${from}–${to}`)),
    cast: 'jsonb',
  },
  link: {
    column: (name) => jsonb(name),
    json: () => ({
      type: 'object',
      properties: {
        type: { type: 'string', enum: [...linkTypes] },
        url: string(),
        openIn: { type: 'string', enum: [...openIns] },
        iosUrl: string(),
        androidUrl: string(),
        phone: string(),
        email: string(),
      },
    }),
    cell: (value: LinkValue) => value.url ?? value.phone ?? value.email ?? list([value.iosUrl, value.androidUrl].filter(isText)),
    cast: 'jsonb',
  },
  options: {
    column: (name) => jsonb(name),
    json: ({ maxItems, types }) => ({
      type: 'array',
      maxItems,
      items: {
        type: 'object',
        properties: {
          id: string(40),
          position: { type: 'integer', minimum: 1 },
          type: { type: 'string', enum: [...types] },
          label: {},
          required: { type: 'boolean' },
          choices: { type: 'array', items: { type: 'object' } },
          min: { type: 'integer' },
          max: { type: 'integer' },
        },
      },
    }),
    cell: (value: OptionItem[]) => list(value.map((item) => labelText(item.label))),
    cast: 'jsonb',
  },
  reference: { column: (name) => bigint(name, { mode: 'number' }), json: () => ({ type: 'integer' }), cell: label },
  references: { column: ids, json: ({ maxItems }) => whole(maxItems), cell: labels, cast: 'bigint[]' },
  file: { column: (name) => bigint(name, { mode: 'number' }), json: () => ({ type: 'integer' }), cell: label },
  files: { column: ids, json: ({ maxItems }) => whole(maxItems), cell: labels, cast: 'bigint[]' },
  image: { column: (name) => bigint(name, { mode: 'number' }), json: () => ({ type: 'integer' }), cell: label },
  count: { json: () => ({ type: 'integer' }), cell: (value: number) => value },
  activeOf: { json: () => ({ type: 'boolean' }), cell: yesNo },
  cases: { json: ({ values }) => ({ type: 'string', enum: [...values] }), cell: worded },
} satisfies { [K in FieldKind]: KindOf<K> };

/** The registry entry of any kind, its field argument widened. */
export const kindOf = (kind: FieldKind): KindOf<FieldKind> => kinds[kind] as unknown as KindOf<FieldKind>;
