/** The directory of the first company of a building: some of its people, as they are. */
import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { daysBefore } from './dates.ts';
import { insertRows } from './insert.ts';
import type { SeededUser } from './users.ts';

const MOST = 6;

export async function seedDirectory(on: Queryable, { id, tenants, today }: SeededBuilding, users: readonly SeededUser[]) {
  const company = tenants[0]?.id;
  const theirs = users.filter(({ centreId, status }) => centreId === company && status !== 'PENDING').slice(0, MOST);
  const addresses = await on.query<{ id: number; username: string; title: string | null }>(
    sql`select id, lower(username) as username, job_title as title from users where id = any(${sql.param(theirs.map((one) => one.id))}::bigint[])`,
  );
  const known = new Map(addresses.map((one) => [one.id, one]));
  await insertRows(
    on,
    'directory_people',
    theirs.map((one, index) => {
      const { fullName, status } = one;
      const { username = '', title = null } = known.get(one.id) ?? {};
      const externalId = `00u${String(one.id).padStart(6, '0')}`;
      const active = status === 'ACTIVE';
      return {
        ...{ username, fullName, jobTitle: title, externalId, switchedOn: active, officeCentreId: company, buildingId: id },
        outcome: active ? 'MEMBER' : 'OFF',
        appliedDate: daysBefore(today, 3, index),
        createdDate: daysBefore(today, 40, index),
        updatedDate: daysBefore(today, 3, index),
        version: 1,
        resource: { userName: username, externalId, displayName: fullName, title: title ?? undefined, active },
      };
    }),
  );
}
