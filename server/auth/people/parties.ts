/**
 * The parties of a person (`schemas/kernel/rights/parties.ts`) in the building of a session: the settings that name the person's e-mail address. One
 * expression of the statement that reads the session, so that whoever is added or removed has the right, or has lost it, at once.
 */
import { sql } from 'drizzle-orm';
import { entities, entityOf } from '#schemas/index.ts';
import { snake } from '#schemas/kernel/entity/snake.ts';
import { placeOf } from '#schemas/kernel/rights/parties.ts';

/** Every setting by which an entity names a party, with the cell that holds the address. */
const named = [
  ...new Map(
    entities
      .flatMap(({ parties = {} }) => Object.values(parties))
      .flatMap((party) => ('inSetting' in party ? [[party.inSetting, party.match] as const] : [])),
  ),
];

const isNamed = ([setting, match]: readonly [string, string]): string => {
  const { entity, field } = placeOf(setting);
  return `select '${setting}' as code from "${entityOf(entity).table}" p, jsonb_array_elements(case when jsonb_typeof(p."${snake(field)}") = 'array' then p."${snake(field)}" end) one
    where p.office_centre_id = b.id and lower(one->>'${match}') = lower(u.username)`;
};

/** The settings that name user `u` in building `b`, as a list; null for none. */
export const partiesSelect = sql.raw(
  named.length ? `(select array_agg(distinct code) from (${named.map(isNamed).join(' union all ')}) parties)` : 'null::text[]',
);
