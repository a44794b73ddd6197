/** The TypeScript type of a record, inferred from its entity's fields: nobody writes an interface twice. */
import type { CasesField, EnumField, EnumsField, Field, FieldKind, Fields, LocalizedText } from './field.ts';

/** What a reference embeds: always an id and a label, and the fields that the schema names in `embed`. */
export interface Embedded {
  id: number;
  label: string;
  [field: string]: unknown;
}
export interface EmbeddedFile {
  systemFileId: number;
  uuid: string;
  fullPath: string;
  name: string;
}

type Plain =
  | 'text'
  | 'longText'
  | 'richText'
  | 'sequence'
  | 'date'
  | 'time'
  | 'dateTime'
  | 'email'
  | 'phone'
  | 'url'
  | 'timeZone';
type ValueByKind<F extends Field> = F extends EnumField<infer V> | CasesField<infer V>
  ? V
  : F extends EnumsField<infer V>
    ? V[]
    : F['kind'] extends 'tags' | 'emails'
      ? string[]
      : F['kind'] extends Plain
        ? string
        : F['kind'] extends 'boolean'
          ? boolean
          : F['kind'] extends 'localized'
            ? LocalizedText
            : F['kind'] extends Exclude<FieldKind, Plain>
              ? number
              : never;

type MaybeNull<F extends Field, V> = F extends { required: true } ? V : V | null;
type IdKeys<F extends Fields> = { [K in keyof F]: F[K]['kind'] extends 'reference' | 'file' ? K : never }[keyof F] & string;

/** Columns that every table has, without the schema saying so. */
export interface BaseRecord {
  id: number;
  uuid: string;
  /** Counts up with every write; an update must carry the number that its form loaded. */
  version: number;
  createdDate: string;
  createdUserId: number | null;
  updatedDate: string;
  updatedUserId: number | null;
}

/** The one shape in which list, get, create and update answer. */
export type RecordOf<E extends { fields: Fields }> = BaseRecord & {
  [K in Exclude<keyof E['fields'], IdKeys<E['fields']>>]: MaybeNull<E['fields'][K], ValueByKind<E['fields'][K]>>;
} & { [K in IdKeys<E['fields']> as `${K}Id`]: MaybeNull<E['fields'][K], number> } & {
  [K in IdKeys<E['fields']>]: MaybeNull<E['fields'][K], E['fields'][K]['kind'] extends 'file' ? EmbeddedFile : Embedded>;
};
