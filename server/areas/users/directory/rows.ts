/** The people of a directory as it has sent them, and what became of each. */
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { announce } from '#server/live/announce.ts';
import type { ScimUser } from '../scim/user.ts';
import type { Applied, Desired, Sync } from './apply.ts';

export interface DirectoryRow {
  id: number;
  uuid: string;
  version: number;
  username: string;
  resource: ScimUser;
  removed: boolean;
  createdDate: string;
  updatedDate: string;
}
export type Reason = 'LAST_ADMIN' | 'WORKS_ELSEWHERE' | 'INVITED_OFTEN' | 'ABOVE' | 'NOT_ALLOWED';

const columns = sql.raw(`id, uuid, version, username, resource, removed_date is not null as removed,
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

/** Keeps what the directory has sent; the same address is the same person, also after a deletion. */
export async function keepRow(
  tx: Transaction,
  { reach, model }: Sync,
  desired: Desired,
  resource: ScimUser,
  result: { outcome: Applied['outcome'] | 'REFUSED'; reason?: Reason; removed?: boolean },
): Promise<DirectoryRow> {
  const removed = sql.raw(result.removed ? 'now()' : 'null');
  const [row] = await tx.query<DirectoryRow & { buildingId: number; officeCentreId: number }>(sql`
    insert into directory_people (username, full_name, job_title, external_id, office_centre_id, building_id, switched_on, outcome, reason,
      applied_date, removed_date, resource)
    values (${desired.username}, ${desired.fullName}, ${desired.jobTitle}, ${resource.externalId ?? null}, ${reach.centreId},
      ${reach.buildingId}, ${desired.active}, ${result.outcome}, ${result.reason ?? null}, now(), ${removed},
      ${JSON.stringify(resource)}::jsonb)
    on conflict (office_centre_id, username) do update set full_name = excluded.full_name, job_title = excluded.job_title,
      external_id = excluded.external_id, switched_on = excluded.switched_on, outcome = excluded.outcome, reason = excluded.reason,
      applied_date = now(), removed_date = excluded.removed_date, resource = excluded.resource, updated_date = now(),
      version = directory_people.version + 1
    returning ${columns}, building_id as "buildingId", office_centre_id as "officeCentreId"`);
  const entity = model.entity('directory-people');
  const kept = row as DirectoryRow & { buildingId: number; officeCentreId: number };
  await announce(tx, { model, entity, kind: kept.version > 1 ? 'update' : 'create', records: [{ ...kept }], reach });
  return kept;
}
