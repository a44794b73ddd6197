/** Field kinds: how an entity describes its fields. A field is plain data; its kind gives it meaning. */

import {
  type AnyOfField,
  type EnumField,
  type EnumsField,
  type Field,
  type FileField,
  type FilesField,
  type ImageField,
  type LinkField,
  type ReferenceField,
  type ReferencesField,
  type RowsField,
  type SequenceField,
  traitsOf,
} from '../kinds/index.ts';
import type { Follows } from '../kinds/kind.ts';
import type { Tone } from '../states/tone.ts';
import { isBlank, isEmpty } from './empty.ts';
import type { SystemDataCategory } from './systemData.ts';

export * from '../kinds/index.ts';

/** A trait that all fields of a kind have, or those that its function names. */
const holds = (field: Field, trait: true | ((field: Field) => boolean) | undefined): boolean =>
  typeof trait === 'function' ? trait(field) : trait === true;

/** True for a value that is never written. */
export const isComputed = (field: Field): boolean => traitsOf(field).computed === true;
/** True for a value in a column of the entity's own table. */
export const isStored = (field: Field): boolean => !isComputed(field) && !isBeside(field);
/** True for a value that a body has and the table has not: rules get it beside the values. */
export const isBeside = (field: Field): boolean => field.via !== undefined || field.asked === true;

/** True for a field whose value is an id, or a list of them. */
export const isPointer = (field: Field): boolean => traitsOf(field).suffix !== undefined;
/** True for a list of ids. */
export const isPointerList = (field: Field): boolean => traitsOf(field).suffix === 'Ids';
export const isReference = (field: Field): field is ReferenceField | ReferencesField => traitsOf(field).points === 'record';
/** A reference to one record. */
export const isOneReference = (field: Field | undefined): field is ReferenceField =>
  field !== undefined && isReference(field) && !isPointerList(field);
/** A list of references. */
export const isReferences = (field: Field): field is ReferencesField => isReference(field) && isPointerList(field);
/** A reference to one record of one of several entities. */
export const isAnyOf = (field: Field): field is AnyOfField => traitsOf(field).points === 'anyRecord';
export const isUpload = (field: Field): field is FileField | FilesField | ImageField => traitsOf(field).points === 'file';
const PICTURES: readonly string[] = ['jpg', 'jpeg', 'png'];
/** An uploaded picture, or files of which each is one. */
export const isPicture = (field: Field): boolean =>
  traitsOf(field).picture === true || (isUpload(field) && field.accept.every((type) => PICTURES.includes(type)));
/** References that are also named by uuid on the wire. */
export const isByUuid = (field: Field): field is ReferenceField | ReferencesField => isReference(field) && field.byUuid === true;
/** Uploaded files, or references, that bodies may also name by uuid: by this key. */
export const uuidKey = (name: string, field: Field): string | undefined => {
  if (isByUuid(field)) return isPointerList(field) ? `${name}Uuids` : `${name}Uuid`;
  return isUpload(field) && 'uuids' in field && field.uuids ? `${name}Uuids` : undefined;
};
/** A reference number. */
export const isNumbered = (field: Field): field is SequenceField => traitsOf(field).numbered === true;
/** One or several of the values that the field names; not computed. */
export const isListed = (field: Field): field is EnumField | EnumsField =>
  traitsOf(field).listed === true && !traitsOf(field).computed;
/** What a field lets people choose from, as a drop-down: its values, or the types of its questions. Empty for any other. */
export const offeredBy = (field: Field | undefined): readonly string[] =>
  field === undefined ? [] : isListed(field) ? field.values : 'types' in field ? field.types : [];
/** One of the values that the field names, such as a status. */
export const isChoice = (field: Field | undefined): field is EnumField => field !== undefined && traitsOf(field).status === true;
/** Yes or no. */
export const isFlag = (field: Field | undefined): boolean => field !== undefined && traitsOf(field).zero === false;

/** Rows that belong to the record. */
export const isRows = (field: Field): field is RowsField => 'fields' in field;
/** The fields of a row that it holds, with their names: without the other names of parts of a link. */
export const cellsOf = ({ fields }: RowsField): [string, Field][] =>
  (Object.entries(fields) as [string, Field][]).filter(([, cell]) => !isComputed(cell));
/** Leads somewhere, with the parts of its type. */
export const isLink = (field: Field): field is LinkField => traitsOf(field).leads === true;

/** A whole number. */
export const isWhole = (field: Field | undefined): boolean => field !== undefined && traitsOf(field).counts === true;
/** One line of text. */
export const isLine = (field: Field | undefined): boolean => field !== undefined && holds(field, traitsOf(field).line);
/** A list can be sorted by it. */
export const isOrdered = (field: Field | undefined): boolean => field !== undefined && holds(field, traitsOf(field).ordered);
/** `wildcardSearch` can look into it. */
export const isSearchable = (field: Field): boolean => holds(field, traitsOf(field).searchable);
/** A text per language. */
export const isWorded = (field: Field | undefined): boolean => field !== undefined && traitsOf(field).worded === true;
/** Can a field have this field's values, by `via`: one value of the same kind, or as a list those of all rows? */
export const takes = (field: Field, taken: Field | undefined): boolean =>
  taken !== undefined &&
  (taken.kind === field.kind ||
    (isReferences(field) && isOneReference(taken)) ||
    (isListed(field) && !isChoice(field) && isListed(taken) && isChoice(taken)));
/** The empty value of a kind that is never null; undefined for other kinds. */
export const zeroOf = (field: Field): unknown => {
  const { zero } = traitsOf(field);
  return zero === undefined ? undefined : (field.default ?? zero);
};

/** The category of the system data whose codes a field holds. */
export const categoryOf = (field: Field): SystemDataCategory | undefined => (isListed(field) ? field.category : undefined);

/** The tone of a status; undefined for an unknown value. */
export const toneOf = (field: Field | undefined, value: string): Tone | undefined =>
  (field as { tones?: Readonly<Record<string, Tone>> } | undefined)?.tones?.[value];

/** The wire key of a field in bodies and filters: `carPark` gives `carParkId`, a list `carParkIds`. */
export const wireKey = (name: string, field: Field): string => `${name}${traitsOf(field).suffix ?? ''}`;
/** The keys under which a record may say these fields, each once: their ids, what is embedded, and uuids. Names of no field stand for themselves. */
export const saidKeys = (fields: Readonly<Record<string, Field>>, names: readonly string[]): string[] => [
  ...new Set(
    names.flatMap((name) => {
      const field = fields[name];
      return field ? [wireKey(name, field), name, ...[uuidKey(name, field) ?? []].flat()] : [name];
    }),
  ),
];

/** Does a value of this field count as filled in? */
export const isGiven = (field: Field, value: unknown): boolean =>
  !(traitsOf(field).formatted?.(field) ? isBlank(value) : isEmpty(value));

/** The other field of the same kind that this one must follow, if it names one, and how to compare them. */
export function orderOf(field: Field): { other: string; follows: Follows } | undefined {
  const { follows } = traitsOf(field);
  const named = typeof follows === 'function' ? follows(field) : follows;
  const other = named && (field as { after?: string })[named.by];
  return other ? { other, follows: named } : undefined;
}

/** Must a new value of the field not be in the past? */
export const isAhead = (field: Field): boolean => 'notBefore' in field && field.notBefore !== undefined;
