/** The people of a directory as it has sent them, and what became of each. */
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { announce } from '#server/live/announce.ts';
import type { ScimUser } from '../scim/user.ts';
import type { Applied, Desired, Sync } from './apply.ts';
import type { Reason } from './reason.ts';

export interface DirectoryRow {
  id: number;
  uuid: string;
  version: number;
  username: string;
  resource: ScimUser;
  removed: boolean;
  outcome: string;
  switchedOn: boolean;
  createdDate: string;
  updatedDate: string;
}

const columns = sql.raw(`id, uuid, version, username, resource, removed_date is not null as removed, outcome,
  switched_on as "switchedOn",
  created_date as "createdDate", updated_date as "updatedDate"`);

/** Those of one company, oldest first. */
export const directoryRows = (on: Queryable, centreId: number, condition: SQL, rest: SQL = sql.raw('')) =>
  on.query<DirectoryRow>(sql`
    select ${columns} from directory_people where office_centre_id = ${centreId} and ${condition} order by id ${rest}`);

export const countRows = async (on: Queryable, centreId: number, condition: SQL): Promise<number> =>
  (
    await on.query<{ total: number }>(
      sql`select count(*)::int as total from directory_people where office_centre_id = ${centreId} and ${condition}`,
    )
  )[0]?.total ?? 0;

/** A directory's writes wait for each other, so that no person is made twice. */
export const lockDirectory = (tx: Transaction, centreId: number) =>
  tx.query(sql`select pg_advisory_xact_lock(hashtext('directory'), ${centreId}::int)`);

/** What is kept of a person: where they were before, and what became of what was sent. */
export interface Kept {
  /** The row that changes; without one, that of the address. */
  row?: Pick<DirectoryRow, 'id' | 'username'>;
  /** The person's address here. */
  username: string;
  outcome: Applied['outcome'] | 'REFUSED';
  reason?: Reason;
  removed?: boolean;
  /** Somebody else of the same address as one who has left: calls for the earlier one find nobody any longer. */
  another?: boolean;
}

/** Keeps what the directory has sent; the same address is the same person, also after a deletion. */
export async function keepRow(
  tx: Transaction,
  { reach, model }: Sync,
  desired: Desired,
  resource: ScimUser,
  { row: before, username, outcome, reason, removed = false, another = false }: Kept,
): Promise<DirectoryRow> {
  const gone = sql.raw(removed ? 'now()' : 'null');
  // A deleted person of an address that is given to somebody else.
  if (before && before.username !== username)
    await tx.query(sql`
      delete from directory_people where office_centre_id = ${reach.centreId} and username = ${username} and removed_date is not null`);
  const values = sql`${username}, ${desired.fullName}, ${desired.jobTitle}, ${resource.externalId ?? null}, ${desired.active}, ${outcome},
    ${reason ?? null}, ${JSON.stringify(resource)}::jsonb`;
  const returning = sql`returning ${columns}, building_id as "buildingId", office_centre_id as "officeCentreId"`;
  const [row] = await tx.query<DirectoryRow & { buildingId: number; officeCentreId: number }>(
    before
      ? sql`
        update directory_people set (username, full_name, job_title, external_id, switched_on, outcome, reason, resource) = (${values}),
          applied_date = now(), removed_date = ${gone}, updated_date = now(), version = version + 1
        where id = ${before.id} ${returning}`
      : sql`
        insert into directory_people (username, full_name, job_title, external_id, switched_on, outcome, reason, resource,
          office_centre_id, building_id, applied_date, removed_date)
        values (${values}, ${reach.centreId}, ${reach.buildingId}, now(), ${gone})
        on conflict (office_centre_id, username) do update set full_name = excluded.full_name, job_title = excluded.job_title,
          external_id = excluded.external_id, switched_on = excluded.switched_on, outcome = excluded.outcome, reason = excluded.reason,
          applied_date = now(), removed_date = excluded.removed_date, resource = excluded.resource, updated_date = now(),
          uuid = ${another ? sql`gen_random_uuid()` : sql`directory_people.uuid`}, version = directory_people.version + 1 ${returning}`,
  );
  const entity = model.entity('directory-people');
  const kept = row as DirectoryRow & { buildingId: number; officeCentreId: number };
  await announce(tx, { model, entity, kind: kept.version > 1 ? 'update' : 'create', records: [{ ...kept }], reach });
  return kept;
}
