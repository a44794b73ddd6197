/** The people of one company's directory (RFC 7644 §3): found, created, replaced, patched, deleted. */
import { type SQL, sql } from 'drizzle-orm';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import type { Sync } from '../directory/apply.ts';
import { push, type Wish } from '../directory/push.ts';
import { countRows, type DirectoryRow, directoryRows } from '../directory/rows.ts';
import { listOf } from './discovery.ts';
import { asScimError, ScimError } from './error.ts';
import { type Attributes, conditionOf, exactOf, flagOf, listAt, momentOf, textOf } from './filter.ts';
import { patched } from './patch.ts';
import { type ListQuery, pageOf } from './query.ts';
import { addressIn, readUser, type ScimUser, saysOn, toDesired, USER_SCHEMA } from './user.ts';

export interface ScimRequest {
  db: Database;
  sync: Sync;
  /** Address of the service, for `location`. */
  base: string;
}
const present = sql.raw('removed_date is null');
const centreOf = ({ sync }: ScimRequest) => sync.reach.centreId as number;
const at = (path: string) => sql.raw(`resource #>> '{${path}}'`);

/** What a directory may look for. */
const attributes: Attributes = {
  id: exactOf(sql.raw('uuid::text')),
  externalid: exactOf(sql.raw('external_id')),
  username: textOf(at('userName')),
  displayname: textOf(at('displayName')),
  title: textOf(at('title')),
  'name.formatted': textOf(at('name,formatted')),
  'name.givenname': textOf(at('name,givenName')),
  'name.familyname': textOf(at('name,familyName')),
  active: flagOf(sql.raw(`(resource ->> 'active')::boolean`)),
  emails: listAt(sql.raw(`resource -> 'emails'`)),
  phonenumbers: listAt(sql.raw(`resource -> 'phoneNumbers'`)),
  'meta.created': momentOf(sql.raw('created_date')),
  'meta.lastmodified': momentOf(sql.raw('updated_date')),
};

export const locationOf = (base: string, uuid: string) => `${base}/Users/${uuid}`;
const shown = ({ base }: ScimRequest, { uuid, resource, createdDate, updatedDate }: DirectoryRow) => ({
  schemas: [USER_SCHEMA],
  id: uuid,
  ...resource,
  meta: { resourceType: 'User', created: createdDate, lastModified: updatedDate, location: locationOf(base, uuid) },
});
export type Shown = ReturnType<typeof shown>;

async function rowOf(on: Queryable, request: ScimRequest, id: string): Promise<DirectoryRow> {
  const [row] = UUID.test(id) ? await directoryRows(on, centreOf(request), sql`${present} and uuid = ${id}::uuid`) : [];
  if (!row) throw new ScimError(404, 'There is no such user');
  return row;
}

export async function listUsers(request: ScimRequest, query: ListQuery) {
  const { first, most } = pageOf(query);
  const condition = sql`${present} and ${conditionOf(query.filter, attributes)}`;
  const total = await countRows(request.db, centreOf(request), condition);
  const rows = await directoryRows(request.db, centreOf(request), condition, sql`offset ${first - 1} limit ${most}`);
  return listOf(
    rows.map((row) => shown(request, row)),
    total,
    first,
  );
}

export const readOne = async (request: ScimRequest, id: string) => shown(request, await rowOf(request.db, request, id));

/** Writes and shows; what the product refuses is answered with its sentence, and stands in the report. */
async function write(request: ScimRequest, wish: (tx: Queryable) => Promise<Wish>): Promise<Shown> {
  const { row, refusal, reason } = await push(request.db, request.sync, wish);
  if (refusal) throw asScimError(refusal, reason);
  return shown(request, row);
}

const taken = () => new ScimError(409, 'There is a user with this userName', 'uniqueness');
const rowsWhere = (tx: Queryable, request: ScimRequest, condition: SQL) => directoryRows(tx, centreOf(request), condition);
const isName = ({ userName }: ScimUser) => sql`lower(resource ->> 'userName') = ${userName.toLowerCase()}`;

/** Whether somebody of this address was switched off here, who stays off unless the directory says otherwise. */
async function wasOff(tx: Queryable, username: string, before: DirectoryRow | undefined): Promise<boolean> {
  if (before) return !before.switchedOn;
  const [off] = await tx.query(sql`select 1 from users where lower(username) = ${username} and status = 'INACTIVE'`);
  return off !== undefined;
}

export async function createUser(request: ScimRequest, body: unknown): Promise<Shown> {
  const given = readUser(body);
  const { username } = toDesired(given);
  return write(request, async (tx) => {
    const there = await rowsWhere(
      tx,
      request,
      sql`${present} and outcome <> 'REFUSED' and (username = ${username} or ${isName(given)})`,
    );
    // Who has left keeps the row, under another name; whoever comes with the address is somebody else to the directory.
    const left = there.every(
      ({ switchedOn, resource, username: own }) =>
        !switchedOn && own === username && resource.userName.toLowerCase() !== given.userName.toLowerCase(),
    );
    if (there.length && !left) throw taken();
    const [before] = await rowsWhere(tx, request, sql`username = ${username}`);
    const saidOn = saysOn(body);
    const active = saidOn || (given.active && !(await wasOff(tx, username, before)));
    return { user: { ...given, active }, saidOn: true, another: there.length > 0 };
  });
}

/** Another userName must be free; where it is an address, the person's moves only if it may (`directory/rename.ts`). */
async function changed(tx: Queryable, request: ScimRequest, row: DirectoryRow, user: ScimUser, saidOn: boolean): Promise<Wish> {
  const isRenamed = user.userName.toLowerCase() !== row.resource.userName.toLowerCase();
  const address = user.active ? addressIn(user) : undefined;
  if (isRenamed || (address && address !== row.username)) {
    const same = sql`(${isName(user)} or username = ${address ?? row.username})`;
    const [other] = await rowsWhere(tx, request, sql`${present} and id <> ${row.id} and ${same}`);
    if (other) throw taken();
  }
  return { row, user, saidOn };
}

export const replaceUser = (request: ScimRequest, id: string, body: unknown) =>
  write(request, async (tx) => {
    const row = await rowOf(tx, request, id);
    return changed(tx, request, row, readUser(body, row.resource.active), saysOn(body));
  });

export const patchUser = (request: ScimRequest, id: string, body: unknown) =>
  write(request, async (tx) => {
    const row = await rowOf(tx, request, id);
    const { user, saidOn } = patched(row.resource, body);
    return changed(tx, request, row, user, saidOn);
  });

export async function deleteUser(request: ScimRequest, id: string): Promise<void> {
  await write(request, async (tx) => {
    const row = await rowOf(tx, request, id);
    return { row, user: { ...row.resource, active: false }, saidOn: false, removed: true };
  });
}
