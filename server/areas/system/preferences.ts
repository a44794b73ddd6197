/** What a person has chosen in the portal, kept so that every browser knows it. Everybody reads and writes their own only. */
import { sql } from 'drizzle-orm';
import { isPreferenceKey, MOST_PREFERENCES, PREFERENCE_BYTES } from '#schemas/kernel/preference.ts';
import { registerCall } from '#server/engine/areaCalls.ts';
import { requireKeys } from '#server/engine/write/gates.ts';
import { AppError } from '#server/http/errors.ts';
import { keepableJson } from './keepable.ts';

registerCall({
  area: 'system',
  method: 'GET',
  path: '/preferences',
  summary: 'What the person has chosen in the portal, by key',
  run: async ({ db, reach }) => {
    const rows = await db.query<{ key: string; value: unknown }>(
      sql`select key, value from user_preferences where user_id = ${reach.session.userId} order by key`,
    );
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  },
});

registerCall({
  area: 'system',
  method: 'PUT',
  path: '/preferences/{key}',
  summary: 'Keep one choice; the value null forgets it',
  run: async ({ db, reach, params, body }) => {
    const key = params.key ?? '';
    if (!isPreferenceKey(key)) throw new AppError('notFound');
    const { value } = requireKeys(body, ['value']);
    const text = keepableJson('value', value, PREFERENCE_BYTES);
    const { userId } = reach.session;
    if (value === null) {
      await db.query(sql`delete from user_preferences where user_id = ${userId} and key = ${key}`);
      return null;
    }
    // Two that are stored at once may both still fit: the bound is there against filling the table, not to be exact.
    const [kept] = await db.query(sql`
      insert into user_preferences (user_id, key, value)
      select ${userId}::bigint, ${key}::text, ${text}::jsonb
      where (select count(*) from user_preferences where user_id = ${userId} and key <> ${key}) < ${MOST_PREFERENCES}
      on conflict (user_id, key) do update set value = excluded.value, updated_date = now() returning key`);
    if (!kept) throw new AppError('validation', { fields: { key: { code: 'tooManyItems', params: { max: MOST_PREFERENCES } } } });
    return null;
  },
});
