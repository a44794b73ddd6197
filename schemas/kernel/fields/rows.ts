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
import { acrossProblems } from '../rules/acrossFields.ts';
import {
  type Field,
  type Fields,
  isComputed,
  isLink,
  isPointer,
  isRows,
  oneOf,
  POSITION,
  type RowsField,
  text,
} from './field.ts';
import { linkTypes, openIns } from './linkTypes.ts';

export const rowVerbs = ['get', 'create', 'update', 'remove'] as const;
export type RowVerb = (typeof rowVerbs)[number];
/** The name of a call: `externalLinks.create`. */
export const rowCall = (name: string, verb: RowVerb): string => `${name}.${verb}`;

const id = text({ required: true, max: 40 });
const address = text({ max: 2000 });
/** The parts of a link in the row itself, as the specification writes them: `url` and `url2` are its one or two addresses. */
const FLAT = {
  type: oneOf(linkTypes),
  url: address,
  url2: address,
  openIn: oneOf(openIns),
  iosUrl: address,
  androidUrl: address,
  phone: address,
  email: address,
};
/** A row with a link is taken with the parts of the link in the row as well. */
const withFlatLinks = (cells: Readonly<Record<string, Field>>): Record<string, Field> => {
  const found = Object.entries(cells).find(([, cell]) => isLink(cell));
  return found ? { ...FLAT, ...cells, [found[0]]: { ...found[1], required: false } } : cells;
};

/** @param what the rows in a sentence: `external links of an event` */
export function rowCalls(
  name: string,
  { fields }: RowsField,
  path: string,
  { noun, read, write }: { noun: string; read: Permission; write: Permission },
): Record<string, Endpoint> {
  const cells = withFlatLinks(fields as Readonly<Record<string, Field>>);
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
    const odd = Object.entries(cells).filter(([, cell]) => isPointer(cell) || isComputed(cell) || cell.system || isRows(cell));
    return [
      ...(field.numbered && POSITION in cells ? [`the rows of '${name}' have a '${POSITION}' of their own`] : []),
      ...(Object.keys(cells).length ? [] : [`the rows of '${name}' have no fields`]),
      ...('id' in cells ? [`the rows of '${name}' have an id of their own`] : []),
      ...odd.map(([cell]) => `the rows of '${name}' hold '${cell}', which only a record can`),
      ...acrossProblems({ fields: cells, validate: field.validate }, [], () => []).map(
        (text) => `the rows of '${name}': ${text}`,
      ),
    ];
  });
