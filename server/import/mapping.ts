/** Which column belongs to which field: as given by the caller, or detected as in an upload. */
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { matchColumns, matchContent } from '#schemas/kernel/sheet/match.ts';
import { candidatesOf } from '#server/engine/upload/columns.ts';
import type { Sheet } from './read.ts';
import { columnsOf, headingsOf } from './upload.ts';

/** Field name to column header. */
export type Mapping = Readonly<Record<string, string>>;

/** Reads `name=address,code=car_park_no`. Throws when a field or column in it does not exist. */
export function parseMap(entity: Entity, spelled: string, headers: readonly string[]): Mapping {
  const names = columnsOf(entity);
  return Object.fromEntries(
    spelled.split(',').map((pair) => {
      const [field = '', header = ''] = pair.split('=').map((part) => part.trim());
      if (!names.includes(field))
        throw new Error(`--map: ${entity.name} takes no field '${field}' from a file (there are: ${names.join(', ')})`);
      if (!headers.includes(header)) throw new Error(`--map: there is no column '${header}' (there are: ${headers.join(', ')})`);
      return [field, header];
    }),
  );
}

/** The mapping detected from the headers, or from the values below them; columns that fit no field are left out. */
export function guessMap(entity: Entity, { headers, rows }: Sheet): Mapping {
  const candidates = candidatesOf(entity, columnsOf(entity), headingsOf(entity));
  const grid = rows.map(({ cells }) => headers.map((header) => cells[header] ?? null));
  const found = matchContent(matchColumns(headers, candidates), grid, candidates);
  return Object.fromEntries(found.flatMap((name, at) => (name ? [[name, headers[at] as string]] : [])));
}
