/** The spreadsheets that a person downloads: the template, and the rows that failed. */

import { type Cell, harmlessCell, type Upload, type UploadRow } from '#schemas/kernel/calls/upload.ts';
import { isNeeded } from '#schemas/kernel/calls/uploadColumns.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isChoice } from '#schemas/kernel/fields/field.ts';
import type { Words } from '../words.ts';

interface SheetOf {
  name: string;
  rows: Cell[][];
}
interface Facts {
  entity: Entity;
  upload: Upload;
  columns: readonly string[];
  words: Words;
}
/** What the person may choose for a field, in words: of a fixed list, or the names of records. */
type Offered = (column: string) => readonly string[];
/** A star marks the columns that must be filled in, as in a form. */
const headingOf = ({ entity, upload, words }: Omit<Facts, 'columns'>, name: string): string =>
  `${words.field(name)}${isNeeded(entity, upload, name) ? ' *' : ''}`;

/** Values by the field that has a fixed list of them, one column each. */
function choicesSheet(words: Words, columns: readonly string[], name: string, offered: Offered): SheetOf[] {
  const lists = columns.flatMap((column) => {
    const values = offered(column);
    return values.length ? [{ column, labels: values }] : [];
  });
  if (!lists.length) return [];
  const height = Math.max(...lists.map(({ labels }) => labels.length));
  const rows = Array.from({ length: height }, (_, index) => lists.map(({ labels }): Cell => labels[index] ?? null));
  return [{ name, rows: [lists.map(({ column }) => words.field(column)), ...rows] }];
}

/** Headings, one row as an example, and what may be chosen where there is a choice. */
export function templateSheets(facts: Facts, offered: Offered, names: { rows: string; choices: string }): SheetOf[] {
  const { entity, upload, columns, words } = facts;
  const example = columns.map((column): Cell => {
    const field = entity.fields[column];
    const start = isChoice(field) ? field.default : undefined;
    return upload.example?.[column] ?? (start === undefined ? null : words.value(column, start));
  });
  return [
    { name: names.rows, rows: [columns.map((column) => headingOf(facts, column)), example] },
    ...choicesSheet(words, columns, names.choices, offered),
  ];
}

/** The rows as they were in the person's file, with what is wrong with them; no cell is a formula. */
export function failedSheet(
  facts: Facts,
  rows: readonly UploadRow[],
  names: { rows: string; number: string; problems: string },
): SheetOf {
  const { columns } = facts;
  const head = [...columns.map((column) => headingOf(facts, column)), names.number, names.problems];
  const lines = rows.map(({ number, data, problems }): Cell[] => [
    ...columns.map((column) => harmlessCell(data[column] ?? null)),
    number,
    harmlessCell(
      Object.values(problems ?? {})
        .map(({ message }) => message)
        .join('; '),
    ),
  ]);
  return { name: names.rows, rows: [head, ...lines] };
}
