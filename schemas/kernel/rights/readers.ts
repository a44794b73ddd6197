/**
 * Content for kinds of readers: fields of the record say who is meant, and whoever reads it is meant by all of them.
 *
 *     scope: {
 *       building: 'officeCentreId',
 *       readers: {
 *         recipientType: { ALL: {}, BUILDING_STAFF: { side: 'building' }, SELECTED_TENANT: { companyIn: 'selectedTenant' } },
 *         accountType: { ALL: {}, ADMIN: { rank: 'admin' } },
 *       },
 *     }
 *
 * The building sees all of its own. Without a `tenant` in the scope, a company's people read in the portal what is meant for them; with one they have their own
 * company's records there. The calls of those who are addressed (`occupant`) have what is meant for the person in either case.
 */

import { isChoice, isReference, isStored } from '../fields/field.ts';
import type { Fields } from '../kinds/index.ts';
import type { Side } from './catalogue.ts';
import { factsOf, type Role, roleCodes } from './roles.ts';

/** All of it must hold; an empty one means everybody. */
export interface Reader {
  /** People of the building itself, or of its companies. */
  side?: Exclude<Side, 'platform'>;
  /** People with a role of this rank. */
  rank?: 'admin' | 'staff';
  /** People with a role that uses the app, and not the portal. */
  inApp?: true;
  /** People of a company in this field: a reference to one, or to several. */
  companyIn?: string;
}
/** By field, by its value. */
export type Readers = Readonly<Record<string, Readonly<Record<string, Reader>>>>;

/** The roles of which a reader must hold one; undefined where any will do. */
export const rolesOfReader = ({ rank, inApp }: Reader): readonly Role[] | undefined =>
  rank || inApp
    ? roleCodes.filter((role) => (!rank || factsOf(role).rank === rank) && (!inApp || factsOf(role).enters === 'app'))
    : undefined;

/** Errors in the declaration, for the boot check. */
export function readersProblems({
  fields,
  scope,
}: {
  fields: Fields;
  scope: { building?: string; viewableBy?: true; readers?: Readers };
}): string[] {
  if (!scope.readers) return [];
  return [
    ...(scope.building ? [] : ['it has readers, but no building']),
    ...(scope.viewableBy ? ['it has viewers and readers'] : []),
    ...Object.entries(scope.readers).flatMap(([name, byValue]) => {
      const field = fields[name];
      if (!field || !isChoice(field) || !isStored(field)) return [`readers: '${name}' is no choice with a column`];
      const values = Object.keys(byValue);
      return [
        ...field.values
          .filter((value) => !values.includes(value))
          .map((value) => `readers: nobody reads '${value}' of '${name}'`),
        ...values.filter((value) => !field.values.includes(value)).map((value) => `readers: '${name}' has no '${value}'`),
        ...Object.values(byValue).flatMap(({ companyIn }) => {
          const company = companyIn === undefined ? undefined : fields[companyIn];
          const isFine = companyIn === undefined || (company && isReference(company) && isStored(company));
          return isFine ? [] : [`readers: '${companyIn}' is no reference to a company`];
        }),
      ];
    }),
  ];
}
