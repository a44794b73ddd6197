/** The groups of one company's directory (RFC 7644 §3): kept as they are sent, with the people of the same directory in them. */
import { type SQL, sql } from 'drizzle-orm';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { announce } from '#server/live/announce.ts';
import { lockDirectory } from '../directory/rows.ts';
import { listOf } from './discovery.ts';
import { ScimError } from './error.ts';
import { type Attributes, conditionOf, exactOf, listAt, momentOf, textOf } from './filter.ts';
import { GROUP_SCHEMA, patchedGroup, readGroup, type ScimGroup } from './group.ts';
import { isAsked } from './projection.ts';
import { type ListQuery, pageOf } from './query.ts';
import type { ScimRequest } from './users.ts';

interface GroupRow {
  id: number;
  uuid: string;
  version: number;
  displayName: string;
  externalId: string | null;
  createdDate: string;
  updatedDate: string;
  /** Ids of people; absent where they are not asked for. */
  members?: string[];
}
interface Member {
  value: string;
  display: string;
}

const attributes: Attributes = {
  id: exactOf(sql.raw('uuid::text')),
  externalid: exactOf(sql.raw('external_id')),
  displayname: textOf(sql.raw('display_name')),
  members: listAt(sql.raw(`(select jsonb_agg(jsonb_build_object('value', m)) from jsonb_array_elements_text(members) m)`)),
  'meta.created': momentOf(sql.raw('created_date')),
  'meta.lastmodified': momentOf(sql.raw('updated_date')),
};

const centreOf = ({ sync }: ScimRequest) => sync.reach.centreId as number;
const columns =
  sql.raw(`id, uuid, version, display_name as "displayName", external_id as "externalId", created_date as "createdDate",
  updated_date as "updatedDate"`);
const rowsWhere = (on: Queryable, request: ScimRequest, condition: SQL, rest: SQL = sql.raw(''), withMembers = true) =>
  on.query<GroupRow>(sql`
    select ${columns}${sql.raw(withMembers ? ', members' : '')} from directory_groups
    where office_centre_id = ${centreOf(request)} and ${condition} order by id ${rest}`);

/** Those of these people who are in the directory still, with their names. */
async function peopleOf(on: Queryable, request: ScimRequest, ids: readonly string[]): Promise<Map<string, Member>> {
  const found = await on.query<Member>(sql`
    select uuid::text as value, coalesce(resource ->> 'displayName', full_name, username) as display from directory_people
    where office_centre_id = ${centreOf(request)} and removed_date is null and uuid::text = any(${sql.param(ids)}::text[])`);
  return new Map(found.map((one) => [one.value, one]));
}

async function shown(on: Queryable, request: ScimRequest, rows: readonly GroupRow[]) {
  const people = await peopleOf(on, request, [...new Set(rows.flatMap(({ members = [] }) => members))]);
  return rows.map(({ uuid, displayName, externalId, members, createdDate, updatedDate }) => ({
    schemas: [GROUP_SCHEMA],
    id: uuid,
    ...(externalId === null ? {} : { externalId }),
    displayName,
    ...(members
      ? {
          members: members.flatMap((id) => {
            const person = people.get(id);
            return person ? [{ ...person, type: 'User', $ref: `${request.base}/Users/${id}` }] : [];
          }),
        }
      : {}),
    meta: {
      resourceType: 'Group',
      created: createdDate,
      lastModified: updatedDate,
      location: `${request.base}/Groups/${uuid}`,
    },
  }));
}
const one = async (on: Queryable, request: ScimRequest, row: GroupRow) => (await shown(on, request, [row]))[0];

async function rowOf(on: Queryable, request: ScimRequest, id: string): Promise<GroupRow> {
  const [row] = UUID.test(id) ? await rowsWhere(on, request, sql`uuid = ${id}::uuid`) : [];
  if (!row) throw new ScimError(404, 'There is no such group');
  return row;
}

export async function listGroups(request: ScimRequest, query: ListQuery) {
  const { first, most } = pageOf(query);
  const condition = conditionOf(query.filter, attributes);
  const [counted] = await request.db.query<{ total: number }>(
    sql`select count(*)::int as total from directory_groups where office_centre_id = ${centreOf(request)} and ${condition}`,
  );
  // Entra ID asks for groups without members: some have thousands.
  const rows = await rowsWhere(request.db, request, condition, sql`offset ${first - 1} limit ${most}`, isAsked(query, 'members'));
  return listOf(await shown(request.db, request, rows), counted?.total ?? 0, first);
}

export const readGroupById = async (request: ScimRequest, id: string) =>
  one(request.db, request, await rowOf(request.db, request, id));

/** Two groups of one name would be one to whoever reads the list. */
async function requireFree(tx: Queryable, request: ScimRequest, name: string, own = 0): Promise<void> {
  const [other] = await rowsWhere(tx, request, sql`lower(display_name) = ${name.toLowerCase()} and id <> ${own}`);
  if (other) throw new ScimError(409, 'There is a group with this displayName', 'uniqueness');
}

/** Keeps a group; who is not in the directory is no member of it. */
async function keep(tx: Transaction, request: ScimRequest, { displayName, externalId, members }: ScimGroup, before?: GroupRow) {
  const { model, reach } = request.sync;
  await requireFree(tx, request, displayName, before?.id);
  const people = await peopleOf(tx, request, members);
  const known = JSON.stringify(members.filter((id) => people.has(id)));
  const values = sql`${displayName}, ${externalId ?? null}, ${known}::jsonb, ${people.size}`;
  const [row] = await tx.query<GroupRow>(
    before
      ? sql`
        update directory_groups set (display_name, external_id, members, member_count) = (${values}), applied_date = now(),
          updated_date = now(), version = version + 1 where id = ${before.id} returning ${columns}, members`
      : sql`
        insert into directory_groups (display_name, external_id, members, member_count, applied_date, office_centre_id, building_id)
        values (${values}, now(), ${reach.centreId}, ${reach.buildingId}) returning ${columns}, members`,
  );
  const kept = row as GroupRow;
  const owners = { officeCentreId: reach.centreId, buildingId: reach.buildingId };
  const records = [{ ...kept, ...owners }];
  await announce(tx, { model, entity: model.entity('directory-groups'), kind: before ? 'update' : 'create', records, reach });
  return kept;
}

/** Changes of one directory take turns: two additions at once lose nobody. */
const inTurn = <R>(request: ScimRequest, run: (tx: Transaction) => Promise<R>): Promise<R> =>
  request.db.transaction(async (tx) => {
    await lockDirectory(tx, centreOf(request));
    return run(tx);
  });

export function createGroup(request: ScimRequest, body: unknown) {
  const group = readGroup(body);
  return inTurn(request, async (tx) => one(tx, request, await keep(tx, request, group)));
}
const change = (request: ScimRequest, id: string, next: (before: ScimGroup) => ScimGroup) =>
  inTurn(request, async (tx) => {
    const before = await rowOf(tx, request, id);
    const { displayName, externalId, members = [] } = before;
    const group = next({ displayName, externalId: externalId ?? undefined, members });
    return one(tx, request, await keep(tx, request, group, before));
  });
export const replaceGroup = (request: ScimRequest, id: string, body: unknown) => change(request, id, () => readGroup(body));
export const patchGroup = (request: ScimRequest, id: string, body: unknown) =>
  change(request, id, (before) => patchedGroup(before, body));

export const deleteGroup = (request: ScimRequest, id: string): Promise<void> =>
  inTurn(request, async (tx) => {
    const row = await rowOf(tx, request, id);
    const { model, reach } = request.sync;
    const owners = { officeCentreId: reach.centreId, buildingId: reach.buildingId };
    const records = [{ ...row, ...owners }];
    await announce(tx, { model, entity: model.entity('directory-groups'), kind: 'delete', records, reach });
    await tx.query(sql`delete from directory_groups where id = ${row.id}`);
  });
