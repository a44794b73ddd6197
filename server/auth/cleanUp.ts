/** Deletes expired sign-in data from the database: ended sessions, codes that can no longer be used, old attempts. */
import type { Queryable } from '#server/db/database.ts';
import type { Job } from '#server/jobs/queue.ts';
import { LOCK_SECONDS } from './guard.ts';
import { PLACE_DAYS } from './signIn/knownPlaces.ts';

/** Days for which ended sessions are kept, for the investigation of incidents. */
const KEEP_DAYS = 30;

/** Deletes what no sign-in can need any more; idempotent. */
export async function cleanUpSignIns(on: Queryable): Promise<void> {
  await on.text(
    `delete from sessions where least(coalesce(revoked_date, ends_date), expires_date, ends_date) < now() - interval '${KEEP_DAYS} days'`,
  );
  await on.text(
    `delete from one_time_codes where created_date < now() - interval '1 day' and (used_date is not null or expires_date < now())`,
  );
  for (const table of ['account_links', 'trusted_devices'])
    await on.text(`delete from ${table} where expires_date < now() - interval '${KEEP_DAYS} days'`);
  await on.text(`delete from known_places where last_used_date < now() - interval '${PLACE_DAYS} days'`);
  await on.text(
    `update user_invitations set status = 'EXPIRED', updated_date = now(), version = version + 1 where status = 'PENDING' and expiry_date < now()`,
  );
  await on.text('delete from sso_requests where expires_date < now()');
  await on.text('delete from client_pairings where expires_date < now()');
  await on.text(
    `delete from sign_in_attempts where coalesce(locked_until_date, first_date + interval '${LOCK_SECONDS} seconds') < now()`,
  );
}

export const signInCleanUp: Job = { name: 'sign-in-clean-up', cron: '41 * * * *', run: (_, { db }) => cleanUpSignIns(db) };
