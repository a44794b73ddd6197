/** The boot check of what answers say beside the values of a record (`kinds/beside.ts`). */
import type { Entity } from '../entity/entity.ts';
import {
  type Field,
  isLink,
  isOneReference,
  isReference,
  isStored,
  isWorded,
  namesInSame,
  type PartField,
  type RowsOfField,
  type Same,
  traitsOf,
} from '../fields/field.ts';
import { type All, BASE } from './check.ts';

function rowsProblems({ fields }: Entity, all: All, name: string, { rowsOf, parts, ...field }: RowsOfField): string[] {
  const target = all.get(rowsOf);
  if (!target) return [`field '${name}' has rows of '${rowsOf}', which is no entity`];
  const reference = field.under === undefined ? fields[field.at] : target.fields[field.under];
  const named = field.under ?? field.at;
  return [
    ...(isOneReference(reference) && isStored(reference) ? [] : [`field '${name}': '${named}' is no reference`]),
    ...parts
      .filter((one) => !BASE.includes(one) && !(target.fields[one] && isStored(target.fields[one] as Field)))
      .map((one) => `field '${name}' has '${one}' of ${rowsOf}, which holds no such value`),
  ];
}

const sameReaders = (one: Field, other: Field) => JSON.stringify(one.readableBy) === JSON.stringify(other.readableBy);

/** Only what the same people read: a label says what the code says, or what the record is called that a reference names. */
function labelProblems({ fields }: Entity, name: string, own: Field, labelled: readonly string[], references = false): string[] {
  const isLabelled = (field: Field | undefined) =>
    field !== undefined &&
    ('values' in field || (references && isReference(field) && isStored(field))) &&
    sameReaders(field, own);
  return labelled
    .filter((one) => !isLabelled(fields[one]))
    .map((one) => `field '${name}' labels '${one}', which is no code that the same people read`);
}

/** What has another name is stored in the record itself, and whoever reads the one reads the other. */
function sameProblems({ fields }: Entity, name: string, own: Field, same: Same): string[] {
  const isKnown = (one: string) => {
    const field = fields[one];
    return field ? isStored(field) && !field.internal && !traitsOf(field).suffix?.endsWith('s') : BASE.includes(one);
  };
  return namesInSame(same).flatMap((one) => {
    if (!isKnown(one)) return [`field '${name}' is another name of '${one}', which the record does not hold`];
    return fields[one] && !sameReaders(fields[one], own)
      ? [`field '${name}' is another name of '${one}', and others may read it`]
      : [];
  });
}

/** The time of day of an instant that the record holds. */
function timeProblems({ fields }: Entity, name: string, instant: string): string[] {
  const field = fields[instant];
  const isRight = field && isStored(field) && traitsOf(field).moment === 'instant' && !field.readableBy;
  return isRight ? [] : [`field '${name}' is the time of '${instant}', which is no instant that everybody reads`];
}

/** A part of a link that the same people read. */
const partProblems = (fields: Entity['fields'], name: string, own: PartField): string[] => {
  const link = fields[own.partOf];
  const isRight = link && isLink(link) && sameReaders(link, own);
  return isRight ? [] : [`field '${name}' is a part of '${own.partOf}', which is no link that the same people read`];
};

export function besideProblems(entity: Entity, all: All, name: string, field: Field): string[] {
  if ('rowsOf' in field) return rowsProblems(entity, all, name, field);
  if ('labelOf' in field) return labelProblems(entity, name, field, [field.labelOf], true);
  if ('sameAs' in field) return sameProblems(entity, name, field, field.sameAs);
  if ('textsOf' in field)
    return field.textsOf
      .filter((one) => !(isWorded(entity.fields[one]) && sameReaders(entity.fields[one] as Field, field)))
      .map((one) => `field '${name}' lists the texts of '${one}', which has none in languages`);
  if ('partOf' in field) return partProblems(entity.fields, name, field);
  if ('timeOf' in field) return timeProblems(entity, name, field.timeOf);
  return 'labelsOf' in field ? labelProblems(entity, name, field, field.labelsOf) : [];
}
