/** Parties that a building names in its settings (`schemas/kernel/rights/parties.ts`): its first admin, in every building of the test world. */
import { sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { snake } from '#schemas/kernel/entity/snake.ts';
import type { Role, Side } from '#schemas/kernel/rights/access.ts';
import { placeOf } from '#schemas/kernel/rights/parties.ts';
import type { Api } from './harness.ts';

const PERSON: Role = 'LANDLORD_ADMIN';

const settingsOf = (entities: readonly Entity[]): Map<string, string> =>
  new Map(
    entities
      .flatMap(({ parties = {} }) => Object.values(parties))
      .flatMap((party) => ('inSetting' in party ? [[party.inSetting, party.match] as const] : [])),
  );

/** What a session of this role holds once `nameParties` has run. */
export const partiesOf = (entities: readonly Entity[], role: Role, side: Side): string[] =>
  role === PERSON && side === 'building' ? [...settingsOf(entities).keys()] : [];

/** Names the admin of each building in every such setting. */
export async function nameParties(api: Api, entities: readonly Entity[]): Promise<void> {
  for (const [setting, match] of settingsOf(entities)) {
    const { entity, field } = placeOf(setting);
    const { table } = entities.find(({ name }) => name === entity) as Entity;
    for (const label of ['here', 'there'] as const) {
      const [person] = await api.db.query<{ username: string }>(
        sql`select username from users where id = ${api.world.people[`${PERSON}@${label}`]?.userId}`,
      );
      const rows = JSON.stringify([{ id: 'first', [match]: person?.username.toUpperCase() }]);
      await api.db.query(sql`
        insert into ${sql.raw(`"${table}"`)} (office_centre_id, ${sql.raw(`"${snake(field)}"`)})
        values (${api.world[label].building}, ${rows}::jsonb) on conflict do nothing`);
    }
  }
}
