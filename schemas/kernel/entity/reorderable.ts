/**
 * Records that people put in order by hand: `traits: ['reorderable']` counts the places in a building, and
 *
 *     traits: [reorderable({ within: 'opcMenuGroup' })]
 *
 * among the records with the same one above: dishes of a menu group. A new record, and one that moves to another group, comes last there;
 * `update-position` takes records of one group, and leaves all others alone. A list is put in order while it is narrowed to one group.
 */

import type { Fields } from '../fields/field.ts';
import type { Trait } from './entity.ts';

/** The trait with the reference within which it counts. */
export interface Reorderable<N extends string = string> {
  reorderable: { within: N };
}
export const reorderable = <const N extends string>({ within }: { within: N }): Reorderable<N> => ({ reorderable: { within } });

/** The traits by name, and the reference within which places are counted. */
export function traitsOf<N extends string>(
  given: readonly (Trait | Reorderable<N>)[] = [],
): { traits: readonly Trait[]; orderedWithin?: N } {
  const within = given.find((one) => typeof one === 'object')?.reorderable.within;
  return {
    traits: given.map((one) => (typeof one === 'object' ? 'reorderable' : one)),
    ...(within === undefined ? {} : { orderedWithin: within }),
  };
}

/** As much of an entity as is asked here. */
interface Ordered {
  fields: Fields;
  orderedWithin?: string;
  list: { filters?: readonly string[] };
}

/** Errors in the declarations, for the boot check. `isReference` tells whether a field is a stored reference to one record. */
export const orderProblems = ({ fields, orderedWithin, list }: Ordered, isReference: (name: string) => boolean): string[] =>
  orderedWithin === undefined
    ? []
    : [
        ...(isReference(orderedWithin) && fields[orderedWithin]?.required
          ? []
          : [`it is put in order within '${orderedWithin}', which is no required reference`]),
        ...(list.filters?.includes(orderedWithin)
          ? []
          : [`it is put in order within '${orderedWithin}', by which its list cannot be filtered`]),
      ];
