/** The boot check of what answers say beside the values of a record (`kinds/beside.ts`). */
import type { Entity } from '../entity/entity.ts';
import { type Field, isOneReference, isStored, type RowsOfField } from '../fields/field.ts';
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

/** Only what everybody reads: a label says what the code says, or what the record is called that a reference names. */
function labelProblems({ fields }: Entity, name: string, labelled: readonly string[], references = false): string[] {
  const isLabelled = (field: Field | undefined) =>
    field !== undefined && ('values' in field || (references && isOneReference(field) && isStored(field))) && !field.readableBy;
  return labelled
    .filter((one) => !isLabelled(fields[one]))
    .map((one) => `field '${name}' labels '${one}', which is no code that everybody reads`);
}

export function besideProblems(entity: Entity, all: All, name: string, field: Field): string[] {
  if ('rowsOf' in field) return rowsProblems(entity, all, name, field);
  if ('labelOf' in field) return labelProblems(entity, name, [field.labelOf], true);
  return 'labelsOf' in field ? labelProblems(entity, name, field.labelsOf) : [];
}
