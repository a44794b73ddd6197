/** The TypeScript type of a record, inferred from its entity's fields: nobody writes an interface twice. */

import type { Field, FieldKind, Fields, kinds } from '../kinds/index.ts';

/** What a reference embeds: always an id and a label, and the fields that the schema names in `embed`. */
export interface Embedded {
  id: number;
  label: string;
  /** Only there where records of its kind can be switched off. */
  active?: boolean;
  [field: string]: unknown;
}
/** What a pointer to one of many embeds; without a record once it has been deleted. */
export interface EmbeddedItem {
  module: string;
  id: number | null;
  uuid: string | null;
  label: string | null;
}
export interface EmbeddedFile {
  systemFileId: number;
  uuid: string;
  fullPath: string;
  name: string;
}
/** An uploaded picture (000 §3): its id is that of its file. */
export interface EmbeddedImage extends EmbeddedFile {
  id: number;
  /** In bytes. */
  fileSize: number;
  fileExtension: string;
}

/** Lists that a record holds can be changed, those that a schema declares cannot. */
type Open<V> = V extends readonly unknown[] ? { -readonly [K in keyof V]: V[K] } : V;
type Value<F extends Field> = Open<NonNullable<F['holds']>>;

type MaybeNull<F extends Field, V> = F extends { required: true } ? V : V | null;
type KeysOf<F extends Fields, Kinds extends FieldKind> = {
  [K in keyof F]: F[K]['kind'] extends Kinds ? K : never;
}[keyof F] &
  string;
/** The kinds that have a trait. */
type With<T> = { [K in FieldKind]: (typeof kinds)[K] extends T ? K : never }[FieldKind];
type IdKeys<F extends Fields> = KeysOf<F, With<{ suffix: 'Id' }>>;
type IdsKeys<F extends Fields> = KeysOf<F, With<{ suffix: 'Ids' }>>;
type ItemKeys<F extends Fields> = KeysOf<F, With<{ suffix: 'Identifier' }>>;
/** Fields whose wire key is not their name. */
type PointerKeys<F extends Fields> = IdKeys<F> | IdsKeys<F> | ItemKeys<F>;
/** References that are named by uuid as well. */
type UuidKeys<F extends Fields, Names extends keyof F> = {
  [K in Names]: F[K] extends { byUuid: true } ? K : never;
}[Names] &
  string;
type EmbeddedBy<K extends FieldKind> =
  K extends With<{ picture: true }> ? EmbeddedImage : K extends With<{ points: 'file' }> ? EmbeddedFile : Embedded;

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
  [K in Exclude<keyof E['fields'], PointerKeys<E['fields']>>]: MaybeNull<E['fields'][K], Value<E['fields'][K]>>;
} & { [K in ItemKeys<E['fields']> as `${K}Identifier`]: number | null } & {
  [K in ItemKeys<E['fields']> as `${K}Uuid` | `${K}Name`]: string | null;
} & { [K in ItemKeys<E['fields']>]: EmbeddedItem | null } & {
  [K in IdKeys<E['fields']> as `${K}Id`]: MaybeNull<E['fields'][K], number>;
} & {
  [K in IdKeys<E['fields']>]: MaybeNull<E['fields'][K], EmbeddedBy<E['fields'][K]['kind']>>;
} & { [K in IdsKeys<E['fields']> as `${K}Ids`]: MaybeNull<E['fields'][K], number[]> } & {
  [K in IdsKeys<E['fields']>]: MaybeNull<E['fields'][K], EmbeddedBy<E['fields'][K]['kind']>[]>;
} & { [K in UuidKeys<E['fields'], IdKeys<E['fields']>> as `${K}Uuid`]: MaybeNull<E['fields'][K], string> } & {
  [K in UuidKeys<E['fields'], IdsKeys<E['fields']>> as `${K}Uuids`]: MaybeNull<E['fields'][K], string[]>;
};

/** What is written to a record, by wire key; null clears a value. The same shape holds fields that stand in a linking entity. */
export type ValuesOf<E extends { fields: Fields }> = {
  [K in Exclude<keyof E['fields'], PointerKeys<E['fields']>>]?: Value<E['fields'][K]> | null;
} & { [K in ItemKeys<E['fields']> as `${K}Identifier`]?: number | null } & {
  [K in IdKeys<E['fields']> as `${K}Id`]?: number | null;
} & { [K in IdsKeys<E['fields']> as `${K}Ids`]?: number[] | null };

/** The names of an entity's actions, as the compiler knows them from its declaration. */
export type ActionName<E extends { actions: object }> = keyof {
  [K in keyof E['actions'] as string extends K ? never : K]: unknown;
} &
  string;
