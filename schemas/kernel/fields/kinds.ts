/** The shapes of fields: what every field says about itself, and what each kind adds. What a kind means: `./accepts.ts`. */
import type { Permission, Side } from '../catalogue.ts';
import type { SystemDataCategory } from '../systemData.ts';
import type { Where } from '../where.ts';
import type { WeeklyHours } from './hours.ts';
import type { LinkType, LinkValue } from './link.ts';
import type { OptionItem, OptionListFacts } from './optionList.ts';

/** What every field may say about itself, whatever its kind. */
export interface FieldFacts {
  /** Must have a value in every form that shows it. */
  required?: boolean;
  /** Must have a value only while the form matches: buildings, when `viewableBy` is BUILDING. */
  requiredWhen?: Where;
  /** Another sentence than the usual one, as a key below `errors.`: `{ required: 'viewableBy.building' }`. */
  messages?: { required?: string };
  /** Fields that are emptied when somebody changes this one in a form. */
  clears?: readonly string[];
  /** No two records share the value: anywhere, or within one building. */
  unique?: boolean | 'perCentre';
  /** `wildcardSearch` looks into it (text kinds only). */
  search?: boolean;
  /** Written by the server alone: effects, stamps, jobs. Never accepted in a body. */
  system?: boolean;
  /** The stamp that it is part of (`stamp`): told by the timeline of the record. */
  stamp?: string;
  /** Given at creation, fixed from then on. */
  fixed?: boolean;
  /** Who may see the field at all. Also gates filter, sort, search and export. */
  readableBy?: { permission?: Permission; sides?: readonly Side[] };
  /** Which sides may fill the field in; the others see it without an input. */
  writableBy?: readonly Side[];
  /** The field applies only while the record matches; otherwise it is hidden, and cleared on save. */
  when?: Where;
  /**
   * The value stands in another entity's row that points back at this record (`by`), in its field `take`: a person's
   * role in the session's building. Read, sorted and filtered like a field of one's own; written by the area's rule.
   */
  via?: { entity: string; by: string; take: string };
}

interface Of<K extends string, V> extends FieldFacts {
  readonly kind: K;
  default?: V;
}

export type TextField = Of<'text', string> & { max: number; pattern?: PatternName };
export type LongTextField = Of<'longText', string> & { max: number };
export type RichTextField = Of<'richText', string> & { max: number };
/** A reference number that the server hands out, for example `SP-2026-00042`, counted per building and year. */
export type SequenceField = Of<'sequence', string> & { prefix: string };
export type IntegerField = Of<'integer', number> & { min: number; max: number };
/** Integer minor units (cents) of the building's currency. */
export type MoneyField = Of<'money', number> & { min: number; max: number };
/** Hundredths of a percent: 900 is 9 %. */
export type PercentField = Of<'percent', number>;
export type BooleanField = Of<'boolean', boolean>;
/** `YYYY-MM-DD`, a string from end to end. */
export type DateField = Of<'date', string> & { notBefore?: string };
/** `HH:mm`, 24 hours, without a zone: the building's clock. `after` names the start that it follows by 15 minutes or more. */
export type TimeField = Of<'time', string> & { after?: string };
/** An instant, ISO 8601 in UTC on the wire. */
export type DateTimeField = Of<'dateTime', string>;
/** `category`: the values are the codes of that category of the system data (000 §3), which is also where their labels are from. */
interface Choices<V extends string> {
  values: readonly V[];
  category?: SystemDataCategory;
}
export type EnumField<V extends string = string> = Of<'enum', V> & Choices<V>;
export type EnumsField<V extends string = string> = Of<'enums', readonly V[]> & Choices<V>;
/** `suggest`: the tags that others in the building have given are offered. */
export type TagsField = Of<'tags', readonly string[]> & { maxItems: number; suggest?: boolean };
export type EmailField = Of<'email', string>;
export type EmailsField = Of<'emails', readonly string[]> & { maxItems: number };
export type PhoneField = Of<'phone', string>;
export type UrlField = Of<'url', string>;
/** Text in en, zh-Hant and zh-Hans; `rich` is formatted, `short` a single line. */
export type LocalizedField = Of<'localized', LocalizedText> & { max: number; rich?: boolean; short?: boolean };
/** Entries in en, zh-Hant and zh-Hans, each language with a list of its own that anything can be added to. */
export type LocalizedListField = Of<'localizedList', LocalizedList> & { maxItems: number };
/** An IANA time zone such as `Asia/Singapore`. */
export type TimeZoneField = Of<'timeZone', string>;
/** An offset from UTC in minutes, one of `timeZoneOffsets`; people read `UTC+08:00`. */
export type TimeZoneOffsetField = Of<'timeZoneOffset', number>;
/** Two dates `[from, to]`, `YYYY-MM-DD`, both included. */
export type DateRangeField = Of<'dateRange', readonly [from: string, to: string]>;
/** Opening hours by weekday. */
export type WeeklyHoursField = Of<'weeklyHours', readonly WeeklyHours[]>;
/** A link to the web, into an app, to a phone or to a mailbox; `types` are those that can be chosen. */
export type LinkField = Of<'link', LinkValue> & { types: readonly LinkType[] };
/** The questions of a poll, a survey, an event or a request form. */
export type OptionsField = Of<'options', readonly OptionItem[]> & OptionListFacts;

/** What a field says about the records of another entity that it points at. */
interface Target {
  to: string;
  /** Fields of the target that travel with the record, beside its id and label. */
  embed?: readonly string[];
  /** Which records may be picked; `$record.x` reads the form's own wire value. */
  pick?: Where;
  /** The field of the target by which its records are called and sorted here, instead of its title. */
  label?: string;
  /** The list's filter parameter for several ids, where the specification has a name of its own for it. */
  listParam?: string;
}
/** One record of another entity: `<name>Id` on the wire, beside an embedded `{ id, label, … }`. */
export type ReferenceField = Of<'reference', number> & Target & { onDelete: 'restrict' | 'cascade' | 'clear' };
/** Many records of another entity: `<name>Ids` on the wire (the name is singular), beside embedded `[{ id, label, … }]`. */
export type ReferencesField = Of<'references', readonly number[]> & Target & { onDelete: 'restrict' | 'clear'; maxItems: number };

interface Upload {
  accept: readonly FileType[];
  maxMegabytes: number;
}
/** An uploaded file: `<name>Id` on the wire, beside an embedded `{ systemFileId, uuid, fullPath, name }`. */
export type FileField = Of<'file', number> & Upload;
/** Uploaded files: `<name>Ids` on the wire, beside an embedded list. */
export type FilesField = Of<'files', readonly number[]> & Upload & { maxItems: number };
/** An uploaded picture, cut to `aspect` (width to height) before it is sent; otherwise like a file. */
export type ImageField = Of<'image', number> & Upload & { aspect: readonly [width: number, height: number] };

/** Computed: how many rows point at this record. */
export type CountField = Of<'count', never> & { of: string; by: string; where?: Where };
/** Computed: whether the record that a reference points at is active; null where it points at none. */
export type ActiveOfField = Of<'activeOf', never> & { by: string };
/** Computed: the first case whose condition holds; sortable and filterable like an enum. */
export type CasesField<V extends string = string> = Of<'cases', never> & {
  values: readonly V[];
  cases: readonly { when: Where; is: V }[];
};

export type Field =
  | TextField
  | LongTextField
  | RichTextField
  | SequenceField
  | IntegerField
  | MoneyField
  | PercentField
  | BooleanField
  | DateField
  | TimeField
  | DateTimeField
  | EnumField
  | EnumsField
  | TagsField
  | EmailField
  | EmailsField
  | PhoneField
  | UrlField
  | LocalizedField
  | LocalizedListField
  | TimeZoneField
  | TimeZoneOffsetField
  | DateRangeField
  | WeeklyHoursField
  | LinkField
  | OptionsField
  | ReferenceField
  | ReferencesField
  | FileField
  | FilesField
  | ImageField
  | CountField
  | ActiveOfField
  | CasesField;

export type FieldKind = Field['kind'];
export type FieldOf<K extends FieldKind> = Extract<Field, { kind: K }>;
export type Fields = Readonly<Record<string, Field>>;

export interface LocalizedText {
  en: string;
  'zh-Hant'?: string;
  'zh-Hans'?: string;
}
export type LocalizedList = Readonly<Record<keyof LocalizedText, readonly string[]>>;
export type FileType = 'pdf' | 'csv' | 'xlsx' | 'xls' | 'doc' | 'txt' | 'ppt' | 'jpg' | 'jpeg' | 'png';
/** Named patterns of 000 §5; the expressions are in `./validate.ts`. */
export type PatternName = 'name' | 'alphanumeric' | 'notNumeric' | 'code' | 'macAddress' | 'vehiclePlate';
