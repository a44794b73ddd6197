/** What each field kind is on the server: its column, its JSON schema, its text in a spreadsheet. */
import { bigint, boolean, date, integer, jsonb, type PgColumnBuilderBase, text, time, timestamp } from 'drizzle-orm/pg-core';
import type { FieldKind, FieldOf } from '#schemas/kernel/field.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;
interface KindOf<K extends FieldKind> {
  /** Absent for kinds that are computed. */
  column?: (name: string, field: FieldOf<K>) => PgColumnBuilderBase;
  json: (field: FieldOf<K>) => JsonSchema;
  /** One cell of a spreadsheet; formula escaping comes later. */
  cell: (value: never) => string | number | boolean;
  /** Compared and searched without regard to case. */
  caseless?: true;
}

const words = (value: string) => value;
const list = (value: readonly string[]) => value.join(', ');
const string = (max?: number): JsonSchema => ({ type: 'string', ...(max ? { maxLength: max } : {}) });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'string' });
const label = (value: { label?: string; name?: string } | null) => value?.label ?? value?.name ?? '';

export const kinds = {
  text: { column: (name) => text(name), json: ({ max }) => string(max), cell: words, caseless: true },
  longText: { column: (name) => text(name), json: ({ max }) => string(max), cell: words },
  richText: { column: (name) => text(name), json: () => string(), cell: (value: string) => value.replace(/<[^>]*>/g, ' ') },
  sequence: { column: (name) => text(name), json: () => string(40), cell: words },
  integer: {
    column: (name) => integer(name),
    json: ({ min, max }) => ({ type: 'integer', minimum: min, maximum: max }),
    cell: (value: number) => value,
  },
  money: {
    column: (name) => bigint(name, { mode: 'number' }),
    json: ({ min, max }) => ({ type: 'integer', minimum: min, maximum: max, description: 'minor units of the currency' }),
    cell: (value: number) => value / 100,
  },
  percent: {
    column: (name) => integer(name),
    json: () => ({ type: 'integer', description: 'hundredths of a percent' }),
    cell: (value: number) => value / 100,
  },
  boolean: { column: (name) => boolean(name), json: () => ({ type: 'boolean' }), cell: (value: boolean) => value },
  date: { column: (name) => date(name, { mode: 'string' }), json: () => ({ type: 'string', format: 'date' }), cell: words },
  time: { column: (name) => time(name), json: () => ({ type: 'string', pattern: '^[0-2][0-9]:[0-5][0-9]$' }), cell: words },
  dateTime: { column: instant, json: () => ({ type: 'string', format: 'date-time' }), cell: words },
  enum: { column: (name) => text(name), json: ({ values }) => ({ type: 'string', enum: [...values] }), cell: words },
  enums: {
    column: (name) => text(name).array(),
    json: ({ values }) => ({ type: 'array', items: { type: 'string', enum: [...values] } }),
    cell: list,
  },
  tags: {
    column: (name) => text(name).array(),
    json: ({ maxItems }) => ({ type: 'array', items: string(50), maxItems }),
    cell: list,
  },
  email: { column: (name) => text(name), json: () => ({ type: 'string', format: 'email' }), cell: words, caseless: true },
  emails: {
    column: (name) => text(name).array(),
    json: ({ maxItems }) => ({ type: 'array', items: { type: 'string', format: 'email' }, maxItems }),
    cell: list,
  },
  phone: { column: (name) => text(name), json: () => string(21), cell: words },
  url: { column: (name) => text(name), json: () => ({ type: 'string', format: 'uri' }), cell: words },
  localized: {
    column: (name) => jsonb(name),
    json: ({ max }) => ({ type: 'object', properties: { en: string(max), 'zh-Hant': string(max), 'zh-Hans': string(max) } }),
    cell: (value: { en: string }) => value.en,
  },
  timeZone: { column: (name) => text(name), json: () => string(60), cell: words },
  reference: { column: (name) => bigint(name, { mode: 'number' }), json: () => ({ type: 'integer' }), cell: label },
  file: { column: (name) => bigint(name, { mode: 'number' }), json: () => ({ type: 'integer' }), cell: label },
  count: { json: () => ({ type: 'integer' }), cell: (value: number) => value },
  cases: { json: ({ values }) => ({ type: 'string', enum: [...values] }), cell: words },
} satisfies { [K in FieldKind]: KindOf<K> };

/** The registry entry of any kind, its field argument widened. */
export const kindOf = (kind: FieldKind): KindOf<FieldKind> => kinds[kind] as unknown as KindOf<FieldKind>;
