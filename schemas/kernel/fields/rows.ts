/**
 * The calls of rows: those of a record can also be read and written one by one, below its path:
 *
 *     asks: rowCalls('externalLinks', externalLinks, '/activity-events/uuid/{uuid}/activity-event-ext-links', { read, write })
 *
 *   GET …/get · POST …/create · PUT …/update (with the id of the row) · DELETE …/remove?id=
 *
 * Each writes the record as its form does: with the same checks, an entry in its history, and one at a time.
 */

import type { Endpoint } from '../calls/endpoint.ts';
import type { Permission } from '../rights/catalogue.ts';
import { type Field, type Fields, isComputed, isLink, isPointer, isRows, POSITION, type RowsField, text } from './field.ts';

export const rowVerbs = ['get', 'create', 'update', 'remove'] as const;
export type RowVerb = (typeof rowVerbs)[number];
/** The name of a call: `externalLinks.create`. */
export const rowCall = (name: string, verb: RowVerb): string => `${name}.${verb}`;

const id = text({ required: true, max: 40 });
/** Where parts of a link have names of their own, a row is taken with those instead of the link. */
const withParts = (cells: Readonly<Record<string, Field>>): Record<string, Field> => {
  const spelled = new Set(Object.values(cells).flatMap((cell) => ('partOf' in cell ? [cell.partOf] : [])));
  return Object.fromEntries(
    Object.entries(cells).map(([name, cell]) => [name, spelled.has(name) ? { ...cell, required: false } : cell]),
  );
};

/** @param what the rows in a sentence: `external links of an event` */
export function rowCalls(
  name: string,
  { fields }: RowsField,
  path: string,
  { noun, read, write }: { noun: string; read: Permission; write: Permission },
): Record<string, Endpoint> {
  const cells = withParts(fields as Readonly<Record<string, Field>>);
  return {
    [rowCall(name, 'get')]: { call: `GET ${path}/get`, summary: `Reads the ${noun}`, permission: read },
    [rowCall(name, 'create')]: {
      call: `POST ${path}/create`,
      summary: `Adds one to the ${noun}`,
      permission: write,
      body: cells,
      notice: 'recordAdded',
    },
    [rowCall(name, 'update')]: {
      call: `PUT ${path}/update`,
      summary: `Changes one of the ${noun}`,
      permission: write,
      body: { id, ...cells },
      notice: 'recordUpdated',
    },
    [rowCall(name, 'remove')]: {
      call: `DELETE ${path}/remove`,
      summary: `Removes one of the ${noun}`,
      permission: write,
      query: ['id'],
      notice: 'recordDeleted',
    },
  };
}

/** Errors in the declarations, for the boot check. */
export const rowsProblems = ({ fields }: { fields: Fields }): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (!isRows(field)) return [];
    const cells = field.fields as Fields;
    const isPart = (cell: Field) => 'partOf' in cell && isLink(cells[cell.partOf] ?? cell);
    const isOdd = (cell: Field) => isPointer(cell) || (isComputed(cell) && !isPart(cell)) || cell.system || isRows(cell);
    const odd = Object.entries(cells).filter(([, cell]) => isOdd(cell));
    return [
      ...(field.numbered && POSITION in cells ? [`the rows of '${name}' have a '${POSITION}' of their own`] : []),
      ...(Object.keys(cells).length ? [] : [`the rows of '${name}' have no fields`]),
      ...('id' in cells ? [`the rows of '${name}' have an id of their own`] : []),
      ...odd.map(([cell]) => `the rows of '${name}' hold '${cell}', which only a record can`),
    ];
  });
