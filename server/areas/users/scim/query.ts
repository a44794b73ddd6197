/** The query of a SCIM request: each parameter once, as a text. */
import { MAX_RESULTS } from './discovery.ts';
import { ScimError } from './error.ts';
import type { Projection } from './projection.ts';

export interface ListQuery extends Projection {
  filter?: string;
  startIndex?: string;
  count?: string;
}
const MAX_LENGTH = 4000;

/** @throws ScimError for a parameter that is repeated, and so a list, or too long */
export function queryOf(query: unknown): ListQuery {
  for (const [name, value] of Object.entries((query ?? {}) as object))
    if (typeof value !== 'string' || value.length > MAX_LENGTH || value.includes('\u0000'))
      throw new ScimError(
        400,
        `${name.slice(0, 50)} is given once, as a text`,
        name === 'filter' ? 'invalidFilter' : 'invalidValue',
      );
  return query as ListQuery;
}

const numberOf = (given: string | undefined, absent: number) => {
  if (given === undefined || given === '') return absent;
  if (!/^-?\d{1,9}$/.test(given)) throw new ScimError(400, 'startIndex and count are numbers', 'invalidValue');
  return Number(given);
};
/** The page of a list; numbers out of range are read as the nearest (RFC 7644 §3.4.2.4). */
export const pageOf = ({ startIndex, count }: ListQuery) => ({
  first: Math.max(1, numberOf(startIndex, 1)),
  most: Math.min(MAX_RESULTS, Math.max(0, numberOf(count, MAX_RESULTS))),
});
