/**
 * Field kinds: the vocabulary in which an entity says what it holds.
 *
 * A field is plain data. What a kind *means* is told once per half, in a registry typed `Record<FieldKind, …>`:
 * validation and samples in `./validate.ts`, columns and filters in `server/db/kinds.ts`, inputs and cells in
 * `resources/generate/kinds`. A kind that one of them misses does not compile.
 */
import type { Field, FieldKind, FileField, FilesField, ImageField, ReferenceField, ReferencesField } from './fields/kinds.ts';
import type { SystemDataCategory } from './systemData.ts';

export * from './fields/kinds.ts';
export * from './fields/makers.ts';

const COMPUTED: ReadonlySet<FieldKind> = new Set(['count', 'cases', 'activeOf']);
/** True for a value that nobody ever writes. */
export const isComputed = (field: Field): boolean => COMPUTED.has(field.kind);
/** True for a value that stands in a column of the entity's own table. */
export const isStored = (field: Field): boolean => !isComputed(field) && !field.via;

/** Kinds that hold ids: what they point at travels beside them, under the field's own name. */
const SUFFIX: Partial<Record<FieldKind, 'Id' | 'Ids'>> = {
  reference: 'Id',
  file: 'Id',
  image: 'Id',
  references: 'Ids',
  files: 'Ids',
};
/** True for a field whose value is an id, or a list of them. */
export const isPointer = (field: Field): boolean => field.kind in SUFFIX;
/** True for one that is a list of ids. */
export const isPointerList = (field: Field): boolean => SUFFIX[field.kind] === 'Ids';
export const isReference = (field: Field): field is ReferenceField | ReferencesField =>
  field.kind === 'reference' || field.kind === 'references';
export const isUpload = (field: Field): field is FileField | FilesField | ImageField =>
  field.kind === 'file' || field.kind === 'files' || field.kind === 'image';

/** The category of the system data whose codes a field holds. */
export const categoryOf = (field: Field): SystemDataCategory | undefined =>
  field.kind === 'enum' || field.kind === 'enums' ? field.category : undefined;

/** The key under which a field travels in bodies and filters: `carPark` is `carParkId`, a list of them `carParkIds`. */
export const wireKey = (name: string, field: Field): string => `${name}${SUFFIX[field.kind] ?? ''}`;
