/**
 * Members of a record: people who belong to it, each as a row of a linking entity. A group of a hundred thousand is written by one
 * statement and read in pages, never by a request for each person:
 *
 *     members: { entity: 'user-group-members', by: 'userGroup', person: 'user', count: 'memberCount' },
 *     asks: memberCalls('/office-centres/uuid/{officeCentreUuid}/user-groups/uuid/{uuid}', { write, mail, remove: 'one' }),
 *     actions: { removeAllUser: { call: 'PUT /{id}/remove-all-user', … } },
 *
 *   GET …/candidates      people who can be added: in scope of the record's owner, and not yet members; with the filters of a list
 *   PUT …/add-users       `userUuids`, or `filter` for everybody whom those filters find
 *   PUT …/remove-user     `userUuids`; or one person in the path, `…/remove-user/uuid/{userUuid}`
 *   GET …/email-record    the members as a spreadsheet by mail
 *
 * The linking entity stands below the record (`api.under`) and has its owners, so that lists, search and paging are those of any list.
 */

import type { Endpoint } from '../calls/endpoint.ts';
import { type Fields, isOneReference, isWhole } from '../fields/field.ts';
import type { Permission } from '../rights/catalogue.ts';
import { aboveNames } from './below.ts';

export interface Members {
  /** The linking entity. */
  entity: string;
  /** Its reference to the record. */
  by: string;
  /** Its reference to the person. */
  person: string;
  /** The record's own field that holds how many there are, so that nobody counts them when it is opened. */
  count?: string;
  /** The linking entity's reference to the company, or the building, in which a person belongs to it. */
  company?: string;
}

export const memberVerbs = ['candidates', 'add', 'remove', 'mail'] as const;
export type MemberVerb = (typeof memberVerbs)[number];
/** The name of a call: `members.add`. */
export const memberCall = (verb: MemberVerb): string => `members.${verb}`;
/** People whom one call names. */
export const MAX_NAMED_MEMBERS = 10_000;
/** What narrows the people who can be added. */
export const CANDIDATE_FILTERS = ['wildcardSearch', 'officeCentreId', 'officeCentreIds', 'roleCode', 'roleCodeArray'] as const;

interface Options {
  write: Permission;
  mail: Permission;
  /** How the path removes people: one in the path, or several in the body. */
  remove: 'one' | 'several';
}

/** @param path of the record, with `{uuid}`, or `{id}` where that is its key */
export function memberCalls(path: string, { write, mail, remove }: Options): Record<string, Endpoint> {
  return {
    [memberCall('candidates')]: {
      call: `GET ${path}/candidates`,
      summary: 'People who can be added',
      permission: write,
      query: ['page', 'limit', 'sortProperties', 'sortDirection', ...CANDIDATE_FILTERS],
    },
    [memberCall('add')]: {
      call: `PUT ${path}/add-users`,
      summary: 'Adds people by name, or everybody whom a filter finds; who is a member already stays one',
      permission: write,
      body: { userUuids: 'json', filter: 'json' },
      notice: 'userAddedToGroup',
    },
    [memberCall('remove')]:
      remove === 'one'
        ? {
            call: `PUT ${path}/remove-user/uuid/{userUuid}`,
            summary: 'Removes a person',
            permission: write,
            notice: 'userRemovedFromGroup',
          }
        : {
            call: `PUT ${path}/remove-user`,
            summary: 'Removes people',
            permission: write,
            body: { userUuids: 'json' },
            notice: 'userRemovedFromGroup',
          },
    [memberCall('mail')]: {
      call: `GET ${path}/email-record`,
      summary: 'The members as a spreadsheet by mail',
      permission: mail,
      notice: 'emailRecord',
    },
  };
}

/** As much of an entity as is asked here. */
interface Declared {
  fields: Fields;
  members?: Members;
  api: { under?: string | readonly string[] };
  endpoints?: Readonly<Record<string, Endpoint>>;
}
/** Errors in the declarations, for the boot check. */
export function memberProblems({ fields, members, endpoints = {} }: Declared, byName: ReadonlyMap<string, Declared>): string[] {
  const called = memberCall('add') in endpoints;
  if (!members) return called ? ['it has calls for members, and no members'] : [];
  const { entity, by, person, company, count } = members;
  const linking = byName.get(entity);
  return [
    ...[by, person, ...(company ? [company] : [])]
      .filter((name) => !isOneReference(linking?.fields[name]))
      .map((name) => `its members stand in '${entity}.${name}', which is no reference`),
    ...(count === undefined || (isWhole(fields[count]) && fields[count]?.system)
      ? []
      : [`its members are counted in '${count}', which is no number that the server alone writes`]),
    ...(called && !aboveNames(linking?.api.under).includes(by)
      ? [`its members do not stand below it: '${entity}' is not under '${by}'`]
      : []),
  ];
}
