/** How an entity writes its fields: `text({ required: true, max: 20 })`. Each maker gives plain data with its kind's defaults. */

import { type SystemDataCategory, type SystemDataCode, systemDataCodes } from '../systemData.ts';
import type { Where } from '../where.ts';
import type {
  ActiveOfField,
  BooleanField,
  CasesField,
  CountField,
  DateField,
  DateRangeField,
  DateTimeField,
  EmailField,
  EmailsField,
  EnumField,
  EnumsField,
  Field,
  FieldFacts,
  FileField,
  FilesField,
  FileType,
  ImageField,
  IntegerField,
  LinkField,
  LocalizedField,
  LocalizedListField,
  LongTextField,
  MoneyField,
  OptionsField,
  PercentField,
  PhoneField,
  ReferenceField,
  ReferencesField,
  RichTextField,
  SequenceField,
  TagsField,
  TextField,
  TimeField,
  TimeZoneField,
  TimeZoneOffsetField,
  UrlField,
  WeeklyHoursField,
} from './kinds.ts';
import { linkTypes } from './link.ts';
import { optionTypes } from './optionList.ts';

type Facts<F extends Field> = Omit<Partial<F>, 'kind'>;
type Made<F extends Field, O> = F & (O extends { required: true } ? { required: true } : unknown);

const maker =
  <F extends Field>(kind: F['kind'], defaults: object = {}) =>
  <const O extends Facts<F>>(options?: O): Made<F, O> =>
    ({ kind, ...defaults, ...options }) as unknown as Made<F, O>;

export const text = maker<TextField>('text', { max: 200 });
export const longText = maker<LongTextField>('longText', { max: 2000 });
export const richText = maker<RichTextField>('richText', { max: 5000 });
export const integer = maker<IntegerField>('integer', { min: 0, max: 2_147_483_647 });
export const money = maker<MoneyField>('money', { min: 0, max: 99_999_999_999 });
export const percent = maker<PercentField>('percent');
export const boolean = maker<BooleanField>('boolean');
export const date = maker<DateField>('date');
export const time = maker<TimeField>('time');
export const dateTime = maker<DateTimeField>('dateTime');
export const tags = maker<TagsField>('tags', { maxItems: 20 });
export const email = maker<EmailField>('email');
export const emails = maker<EmailsField>('emails', { maxItems: 20 });
export const phone = maker<PhoneField>('phone');
export const url = maker<UrlField>('url');
export const localized = maker<LocalizedField>('localized', { max: 5000 });
/** Formatted text in three languages. */
export const localizedRich = maker<LocalizedField>('localized', { max: 5000, rich: true });
export const localizedList = maker<LocalizedListField>('localizedList', { maxItems: 20 });
export const timeZone = maker<TimeZoneField>('timeZone');
export const timeZoneOffset = maker<TimeZoneOffsetField>('timeZoneOffset');
export const dateRange = maker<DateRangeField>('dateRange');
export const weeklyHours = maker<WeeklyHoursField>('weeklyHours');
export const link = maker<LinkField>('link', { types: linkTypes });
export const optionList = maker<OptionsField>('options', { types: optionTypes, localized: true, maxItems: 50, maxChoices: 30 });
/** What a file field takes unless it says otherwise (000 §5). */
const DOCUMENTS: readonly FileType[] = ['pdf', 'csv', 'xlsx', 'xls', 'doc', 'txt', 'ppt', 'jpg', 'jpeg', 'png'];
export const file = maker<FileField>('file', { accept: DOCUMENTS, maxMegabytes: 5 });
export const files = maker<FilesField>('files', { accept: DOCUMENTS, maxMegabytes: 5, maxItems: 10 });
export const image = maker<ImageField>('image', { accept: ['jpg', 'jpeg', 'png'], maxMegabytes: 5, aspect: [10, 12] });

export const sequence = (prefix: string): SequenceField => ({ kind: 'sequence', prefix, system: true, search: true });

export const oneOf = <const V extends string, const O extends Facts<EnumField<V>>>(values: readonly V[], options?: O) =>
  ({ kind: 'enum', values, ...options }) as unknown as EnumField<V> &
    (O extends { required: true } ? { required: true } : unknown);
export const someOf = <const V extends string>(values: readonly V[], options?: Facts<EnumsField<V>>) =>
  ({ kind: 'enums', values, ...options }) as unknown as EnumsField<V>;

/** One code of a category of the system data (000 §3): the category says which there are, and what they are called. */
export const systemCode = <const C extends SystemDataCategory, const O extends Facts<EnumField<SystemDataCode<C>>>>(
  category: C,
  options?: O,
) => oneOf(systemDataCodes(category), { category, ...options } as unknown as O);
/** Several codes of a category. */
export const systemCodes = <const C extends SystemDataCategory>(category: C, options?: Facts<EnumsField<SystemDataCode<C>>>) =>
  someOf(systemDataCodes(category), { category, ...options });

/** A reference always states what happens to this record when the other one is deleted. */
export const reference = <const O extends Facts<ReferenceField> & Pick<ReferenceField, 'onDelete'>>(to: string, options: O) =>
  ({ kind: 'reference', to, ...options }) as unknown as Made<ReferenceField, O>;

/** References state it too. At most 500 records, so that a body stays small and a check is one look. */
export const references = <const O extends Facts<ReferencesField> & Pick<ReferencesField, 'onDelete'>>(to: string, options: O) =>
  ({ kind: 'references', to, maxItems: 500, ...options }) as unknown as Made<ReferencesField, O>;

export const activeOf = (by: string) => ({ kind: 'activeOf', by }) as unknown as ActiveOfField;
export const countOf = (of: string, options: { by: string; where?: Where } & FieldFacts) =>
  ({ kind: 'count', of, ...options }) as unknown as CountField;
export const cases = <const V extends string>(values: readonly V[], list: readonly { when: Where; is: V }[]) =>
  ({ kind: 'cases', values, cases: list }) as unknown as CasesField<V>;

type Stamp<N extends string, R extends string> = Record<`${N}Date`, DateTimeField> &
  Record<`${N}User`, ReferenceField> &
  Record<R, LongTextField>;

/**
 * Who did it, when, and in which words: `approved` gives `approvedDate` and `approvedUser`; a second name adds the
 * reason field. The server fills them when an action names the stamp.
 */
export function stamp<const N extends string, const R extends string = never>(name: N, reason?: R): Stamp<N, R> {
  return {
    [`${name}Date`]: dateTime({ system: true, stamp: name }),
    [`${name}User`]: reference('users', { onDelete: 'clear', system: true, stamp: name }),
    ...(reason ? { [reason]: longText({ max: 500, system: true, stamp: name }) } : {}),
  } as Stamp<N, R>;
}
