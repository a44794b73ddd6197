/** A cell's text as the value that the API would have got: each kind reads what people type into spreadsheets. */
import { fallbackLocale } from '#i18n/locales.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { Field, FieldKind, FieldOf } from '#schemas/kernel/field.ts';
import { offsetLabel, timeZoneOffsets } from '#schemas/kernel/systemData.ts';
import { choiceNames } from '#server/engine/choiceLabel.ts';

export interface ConvertContext {
  entity: Entity;
  name: string;
  /** Digits after the point in the centre's currency: 2 for SGD, 0 for JPY. */
  currencyDigits: number;
  /** The id of the record that a code or label names within the centre; undefined when there is none. */
  lookUp: (entity: string, text: string) => Promise<number | undefined>;
}
/** Text that does not read as the kind goes through unchanged, so that the schema itself says what is wrong. */
type Converter<F extends Field> = (text: string, field: F, context: ConvertContext) => unknown;

const YES = new Set(['yes', 'y', 'true', '1', 'active', '是', '✓']);
const NO = new Set(['no', 'n', 'false', '0', 'inactive', '否']);
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const asIs = (text: string) => text;
const whole = (text: string) => (/^-?\d{1,15}$/.test(text) ? Number(text) : text);
/** `1,234.50` with two digits is 123450; more decimals than the currency has are no amount. */
const scaled = (text: string, digits: number): number | string => {
  const match = /^(-?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/.exec(text.replace(/^[A-Z]{3}\s*|^[$£€¥]\s*/, ''));
  const fraction = match?.[3] ?? '';
  if (!match || fraction.length > digits) return text;
  return Number(`${match[1]}${match[2]?.replaceAll(',', '')}${fraction.padEnd(digits, '0')}`);
};
const boolean = (text: string) => (YES.has(text.toLowerCase()) ? true : NO.has(text.toLowerCase()) ? false : text);
/** `2026-11-21`, `21-11-2026`, `21/11/2026` or `21 Nov 2026`: day before month, as in the product. */
const date = (text: string) => {
  const words = /^(\d{1,2})[\s-]([A-Za-z]{3})[a-z]*[\s-](\d{4})$/.exec(text);
  const month = words ? MONTHS.indexOf((words[2] as string).toLowerCase()) + 1 : 0;
  const numbers = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(text);
  const parts = month ? [words?.[3], String(month), words?.[1]] : numbers ? [numbers[3], numbers[2], numbers[1]] : undefined;
  return parts ? parts.map((part) => (part as string).padStart(2, '0')).join('-') : text;
};
const several = (text: string) =>
  text
    .split(/[;,\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
const choice = (text: string, values: readonly string[], { entity, name }: ConvertContext) => {
  const wanted = text.toLowerCase();
  return values.find((value) => choiceNames(entity, name, value).some((one) => one.toLowerCase() === wanted)) ?? text;
};

const converters: { [K in FieldKind]?: Converter<FieldOf<K>> } = {
  integer: whole,
  money: (text, _, { currencyDigits }) => scaled(text, currencyDigits),
  percent: (text) => scaled(text.replace(/\s*%$/, ''), 2),
  boolean,
  date,
  enum: (text, field, context) => choice(text, field.values, context),
  enums: (text, field, context) => several(text).map((one) => choice(one, field.values, context)),
  tags: several,
  emails: several,
  localized: (text) => ({ [fallbackLocale]: text }),
  localizedList: (text) => ({ [fallbackLocale]: several(text) }),
  timeZoneOffset: (text) => timeZoneOffsets.find((minutes) => offsetLabel(minutes) === text) ?? whole(text),
  dateRange: (text) => text.split(/\s+(?:–|-|to)\s+/).map(date),
  link: (text) => ({ type: 'WEB_LINK', url: text }),
  reference: async (text, field, { lookUp }) => (await lookUp(field.to, text)) ?? text,
  references: async (text, field, { lookUp }) =>
    Promise.all(several(text).map(async (one) => (await lookUp(field.to, one)) ?? one)),
  file: whole,
  files: (text) => several(text).map(whole),
  image: whole,
};

/** The value of a cell; null when it is empty. */
export async function convertCell(text: string, field: Field, context: ConvertContext): Promise<unknown> {
  if (text === '') return null;
  return ((converters[field.kind] as Converter<Field> | undefined) ?? asIs)(text, field, context);
}
