/**
 * A person's choices in the portal, stored so that every browser has them. People read and write only their own;
 * a session that a building's identity provider opened has separate ones, because it is limited to that building.
 */
import { sql } from 'drizzle-orm';
import { isPreferenceKey, MAX_PREFERENCES, PREFERENCE_BYTES } from '#schemas/kernel/areas/preference.ts';
import { preferencesOf, whosePreferences } from '#server/auth/people/preferences.ts';
import type { AreaCall } from '#server/engine/areas/areaCalls.ts';
import { AppError } from '#server/errors/appError.ts';
import { requireKeys } from '#server/errors/requireKeys.ts';
import { any, byKey } from '#server/openapi/values.ts';
import { storableJson } from './storableJson.ts';

export const readPreferences: AreaCall = {
  method: 'GET',
  path: '/preferences',
  summary: 'What the person has chosen in the portal, by key',
  everybody: 'one’s own choices only',
  reason: 'choices are one map of a person’s own, not records with a permission',
  returns: byKey(any),
  run: ({ db, reach }) => preferencesOf(db, reach.session),
};

export const keepPreference: AreaCall = {
  method: 'PUT',
  path: '/preferences/{key}',
  summary: 'Keep one choice; the value null forgets it',
  everybody: 'one’s own choices only',
  reason: 'choices are one map of a person’s own, not records with a permission',
  body: { value: 'json' },
  returns: 'nothing',
  run: async ({ db, reach, params, body }) => {
    const key = params.key ?? '';
    if (!isPreferenceKey(key)) throw new AppError('notFound');
    const { value } = requireKeys(body, ['value']);
    const text = storableJson('value', value, PREFERENCE_BYTES);
    const { userId, providerBuildingId } = reach.session;
    const own = whosePreferences(reach.session);
    if (value === null) {
      await db.query(sql`delete from user_preferences where ${own} and key = ${key}`);
      return null;
    }
    // Two concurrent writes may both pass: the limit protects the table, it need not be exact.
    const [kept] = await db.query(sql`
      insert into user_preferences (user_id, provider_building_id, key, value)
      select ${userId}::bigint, ${providerBuildingId ?? 0}::bigint, ${key}::text, ${text}::jsonb
      where (select count(*) from user_preferences where ${own} and key <> ${key}) < ${MAX_PREFERENCES}
      on conflict (user_id, provider_building_id, key) do update set value = excluded.value, updated_date = now() returning key`);
    if (!kept) throw new AppError('validation', { fields: { key: { code: 'tooManyItems', params: { max: MAX_PREFERENCES } } } });
    return null;
  },
};
