/** References: to other records, to one of several kinds of records, and to uploaded files. */
import type { Where } from '../rules/where.ts';
import { type ChecksOf, type Facts, type Made, maker, type Of, type TraitsOf } from './kind.ts';
import type { SamplesOf } from './samples.ts';

/** A field's settings for the records of another entity that it refers to. */
interface Target {
  to: string;
  /** Fields of the target that are embedded in the record, besides its id and label. */
  embed?: readonly string[];
  /** Which records may be picked; `$record.x` reads the form's own wire value. */
  pick?: Where;
  /** The field of the target used as label and sort key here, instead of its title. */
  label?: string;
  /** The list's filter parameter for several ids, if the specification gives it its own name. */
  listParam?: string;
  /**
   * The specification names these records by uuid: bodies may send `<name>Uuid` (of a list `<name>Uuids`) instead of the id, records
   * answer it as well, and lists can be filtered by `<name>Uuid` and `<name>Uuids`. Ids are what is stored.
   */
  byUuid?: true;
}
export type FileType = 'pdf' | 'csv' | 'xlsx' | 'xls' | 'doc' | 'txt' | 'ppt' | 'jpg' | 'jpeg' | 'png';
interface Upload {
  accept: readonly FileType[];
  maxMegabytes: number;
}

/** One record of another entity: `<name>Id` on the wire, beside an embedded `{ id, label, … }`. */
export type ReferenceField = Of<'reference', number> & Target & { onDelete: 'restrict' | 'cascade' | 'clear' };
/** Many records of another entity: `<name>Ids` on the wire (the name is singular), beside embedded `[{ id, label, … }]`. */
export type ReferencesField = Of<'references', readonly number[]> & Target & { onDelete: 'restrict' | 'clear'; maxItems: number };
/** An uploaded file: `<name>Id` on the wire, beside an embedded `{ systemFileId, uuid, fullPath, name }`. */
export type FileField = Of<'file', number> & Upload;
/**
 * Uploaded files: `<name>Ids` on the wire, beside an embedded list. With `uuids`, bodies may name them by `<name>Uuids` instead, and
 * the list is also answered as `<name>s`, as the specification spells some of them.
 */
export type FilesField = Of<'files', readonly number[]> & Upload & { maxItems: number; uuids?: true };
/** An uploaded picture, cut to `aspect` (width to height) before it is sent; otherwise like a file. */
export type ImageField = Of<'image', number> & Upload & { aspect: readonly [width: number, height: number] };

/**
 * One record of one of several entities: the field named by `module` says which, by its code in `modules`. `<name>Identifier` (the id)
 * on the wire, beside `<name>Uuid`, `<name>Name` and an embedded `{ module, id, uuid, label }`. All but the module are null once
 * the record has been deleted.
 */
export type AnyOfField = Of<'anyOf', number> & { module: string; modules: Readonly<Record<string, string>> };

export interface PointersKinds {
  anyOf: AnyOfField;
  reference: ReferenceField;
  references: ReferencesField;
  file: FileField;
  files: FilesField;
  image: ImageField;
}

/** What a file field accepts unless it says otherwise (000 §5). */
const DOCUMENTS: readonly FileType[] = ['pdf', 'csv', 'xlsx', 'xls', 'doc', 'txt', 'ppt', 'jpg', 'jpeg', 'png'];
export const file = maker<FileField>('file', { accept: DOCUMENTS, maxMegabytes: 5 });
export const files = maker<FilesField>('files', { accept: DOCUMENTS, maxMegabytes: 5, maxItems: 10 });
export const image = maker<ImageField>('image', { accept: ['jpg', 'jpeg', 'png'], maxMegabytes: 5, aspect: [10, 12] });

/** Of a reference by uuid, so that the type of its records has the uuid. */
type ByUuid<O> = O extends { byUuid: true } ? { byUuid: true } : unknown;
/** A reference always states what happens to this record when the other one is deleted. */
export const reference = <const O extends Facts<ReferenceField> & Pick<ReferenceField, 'onDelete'>>(to: string, options: O) =>
  ({ kind: 'reference', to, ...options }) as unknown as Made<ReferenceField, O> & ByUuid<O>;

/** Lists of references state it too. At most 500 records, so that a body stays small and one query checks them. */
export const references = <const O extends Facts<ReferencesField> & Pick<ReferencesField, 'onDelete'>>(to: string, options: O) =>
  ({ kind: 'references', to, maxItems: 500, ...options }) as unknown as Made<ReferencesField, O> & ByUuid<O>;

/**
 * `sourceItem: anyOf({ POLL: 'poll-forms', CAR_PARK: 'car-parks' }, { module: 'moduleCode' })`: applies, and is required, while
 * `moduleCode` is one of these codes. That field must clear it when it changes.
 */
export const anyOf = <const O extends Facts<AnyOfField> & Pick<AnyOfField, 'module'>>(
  modules: AnyOfField['modules'],
  options: O,
) =>
  ({
    kind: 'anyOf',
    modules,
    required: true,
    when: { [options.module]: Object.keys(modules) },
    ...options,
  }) as unknown as AnyOfField;

export const pointersTraits = {
  anyOf: { filter: 'none', suffix: 'Identifier', points: 'anyRecord' },
  reference: { filter: 'reference', ordered: true, inCell: true, suffix: 'Id', points: 'record' },
  references: { filter: 'references', suffix: 'Ids', points: 'record' },
  file: { filter: 'none', suffix: 'Id', points: 'file' },
  files: { filter: 'none', suffix: 'Ids', points: 'file' },
  image: { filter: 'none', suffix: 'Id', points: 'file', picture: true },
} as const satisfies TraitsOf<PointersKinds>;

export const pointersChecks: ChecksOf<PointersKinds> = {
  anyOf: (_, { key }) => key(),
  reference: (_, { key }) => key(),
  references: ({ maxItems }, { key, list }) => list(key(), maxItems),
  file: (_, { key }) => key(),
  files: ({ maxItems }, { key, list }) => list(key(), maxItems),
  image: (_, { key }) => key(),
};

/** Values that are accepted, and values that are refused with the code of the refusal: for the tests of every kind. */
export const pointersSamples: SamplesOf<PointersKinds> = {
  anyOf: {
    good: () => undefined,
    bad: () => [
      ['1', 'notNumber'],
      [1.5, 'notWhole'],
      [-1, 'noSuchRecord'],
      [999_999_999, 'notFound'],
    ],
  },
  reference: {
    good: () => undefined,
    bad: () => [
      ['1', 'notNumber'],
      [1.5, 'notWhole'],
      [-1, 'noSuchRecord'],
      [1e300, 'noSuchRecord'],
      [999_999_999, 'notFound'],
    ],
  },
  references: {
    good: () => undefined,
    bad: ({ maxItems }) => [
      [1, 'notList'],
      [['1'], 'notNumber'],
      [[1.5], 'notWhole'],
      [[null], 'emptyEntry'],
      [[-1], 'noSuchRecord'],
      [[999_999_999, 999_999_999], 'duplicateEntry'],
      [[999_999_998, 999_999_999], 'notFound'],
      [Array.from({ length: maxItems + 1 }, (_, index) => index + 1), 'tooManyItems'],
    ],
  },
  file: {
    good: () => undefined,
    bad: () => [
      ['1', 'notNumber'],
      [-1, 'noSuchRecord'],
      [1e300, 'noSuchRecord'],
      [999_999_999, 'notFound'],
    ],
  },
  files: {
    good: () => undefined,
    bad: ({ maxItems }) => [
      [1, 'notList'],
      [['1'], 'notNumber'],
      [[-1], 'noSuchRecord'],
      [[999_999_999], 'notFound'],
      [Array.from({ length: maxItems + 1 }, (_, index) => index + 1), 'tooManyItems'],
    ],
  },
  image: {
    good: () => undefined,
    bad: () => [
      ['1', 'notNumber'],
      [-1, 'noSuchRecord'],
      [999_999_999, 'notFound'],
    ],
  },
};
