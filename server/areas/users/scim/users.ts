/** The people of one company's directory (RFC 7644 §3): found, created, replaced, patched, deleted. */
import { sql } from 'drizzle-orm';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import type { Database } from '#server/db/database.ts';
import type { Sync } from '../directory/apply.ts';
import { push } from '../directory/push.ts';
import { countRows, type DirectoryRow, directoryRows } from '../directory/rows.ts';
import { listOf, MAX_RESULTS } from './discovery.ts';
import { asScimError, ScimError } from './error.ts';
import { conditionOf } from './filter.ts';
import { patched } from './patch.ts';
import { readUser, type ScimUser, toDesired, USER_SCHEMA } from './user.ts';

export interface ScimRequest {
  db: Database;
  sync: Sync;
  /** Address of the service, for `location`. */
  base: string;
}
const present = sql.raw('removed_date is null');
const centreOf = ({ sync }: ScimRequest) => sync.reach.centreId as number;

export const locationOf = (base: string, uuid: string) => `${base}/Users/${uuid}`;
const shown = ({ base }: ScimRequest, { uuid, resource, createdDate, updatedDate }: DirectoryRow) => ({
  schemas: [USER_SCHEMA],
  id: uuid,
  ...resource,
  meta: { resourceType: 'User', created: createdDate, lastModified: updatedDate, location: locationOf(base, uuid) },
});
export type Shown = ReturnType<typeof shown>;

async function rowOf(request: ScimRequest, id: string): Promise<DirectoryRow> {
  const [row] = UUID.test(id) ? await directoryRows(request.db, centreOf(request), sql`${present} and uuid = ${id}::uuid`) : [];
  if (!row) throw new ScimError(404, 'There is no such user');
  return row;
}

const numberOf = (given: string | undefined, absent: number) => {
  if (given === undefined) return absent;
  if (!/^-?\d{1,9}$/.test(given)) throw new ScimError(400, 'startIndex and count are numbers', 'invalidValue');
  return Number(given);
};

export interface ListQuery {
  filter?: string;
  startIndex?: string;
  count?: string;
}
export async function listUsers(request: ScimRequest, { filter, startIndex, count }: ListQuery) {
  const condition = sql`${present} and ${conditionOf(filter)}`;
  const first = Math.max(1, numberOf(startIndex, 1));
  const most = Math.min(MAX_RESULTS, Math.max(0, numberOf(count, MAX_RESULTS)));
  const total = await countRows(request.db, centreOf(request), condition);
  const rows = await directoryRows(request.db, centreOf(request), condition, sql`offset ${first - 1} limit ${most}`);
  return listOf(
    rows.map((row) => shown(request, row)),
    total,
    first,
  );
}

export const readOne = async (request: ScimRequest, id: string) => shown(request, await rowOf(request, id));

/** Writes and shows; what the product refuses is answered with its sentence, and stands in the report. */
async function write(request: ScimRequest, user: ScimUser): Promise<Shown> {
  const { row, refusal } = await push(request.db, request.sync, user);
  if (refusal) throw asScimError(refusal);
  return shown(request, row);
}

export async function createUser(request: ScimRequest, body: unknown): Promise<Shown> {
  const user = readUser(body);
  const { username } = toDesired(user);
  const known = sql`${present} and username = ${username} and outcome <> 'REFUSED'`;
  const [there] = await directoryRows(request.db, centreOf(request), known);
  if (there) throw new ScimError(409, 'There is a user with this userName', 'uniqueness');
  return write(request, user);
}

/** People sign in with their address, so the directory cannot give them another one. */
async function changed(request: ScimRequest, before: DirectoryRow, user: ScimUser): Promise<Shown> {
  if (toDesired(user).username !== before.username)
    throw new ScimError(400, 'userName cannot be changed: the person signs in with it', 'mutability');
  return write(request, user);
}
export const replaceUser = async (request: ScimRequest, id: string, body: unknown) =>
  changed(request, await rowOf(request, id), readUser(body));
export async function patchUser(request: ScimRequest, id: string, body: unknown) {
  const before = await rowOf(request, id);
  return changed(request, before, patched(before.resource, body));
}

export async function deleteUser(request: ScimRequest, id: string): Promise<void> {
  const { resource } = await rowOf(request, id);
  const { refusal } = await push(request.db, request.sync, resource, { removed: true });
  if (refusal) throw asScimError(refusal);
}
