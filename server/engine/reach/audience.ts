/**
 * The people whom content addresses: the reverse of `addressedToPerson`, for counts before something is sent, and for sending it.
 * `tests/api/audience.test.ts` compares the two.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { ReferencesField } from '#schemas/kernel/fields/field.ts';
import { AUDIENCE_KEYS, type Audience, audiencePath, countsAudience } from '#schemas/kernel/rights/audience.ts';
import { presentPeople } from '#server/auth/people/presentPeople.ts';
import { columnOf, fieldByKey, type Model } from '#server/db/model.ts';
import { columnName } from '#server/db/tables.ts';
import { AppError } from '#server/errors/appError.ts';
import { objectOf, whole } from '#server/openapi/values.ts';
import type { OwnedCall } from '../areas/areaCalls.ts';

const idsOf = (value: unknown): SQL =>
  sql`${`{${(Array.isArray(value) ? value : []).filter(Number.isSafeInteger).join(',')}}`}::bigint[]`;

/** The membership `m` is of a person in one of these groups. */
function inGroups(model: Model, entity: Entity, groups: SQL): SQL {
  const { members } = model.entity((entity.fields.selectedUserGroup as ReferencesField).to);
  if (!members) return sql.raw('false');
  const linking = model.entity(members.entity);
  const [group, person] = [members.by, members.person].map((name) => columnOf('g', columnName(name, linking.fields[name])));
  return sql`exists (select 1 from ${sql.raw(`"${linking.table}"`)} g where ${person} = m.user_id and ${group} = any(${groups}))`;
}

/**
 * `select id …` of the people whom content of an entity addresses.
 * @param ownerId the building that publishes it; null for the provider, which reaches every building
 */
export function addresseesOf(model: Model, entity: Entity, audience: Audience, ownerId: number | null): SQL {
  const chosen: Readonly<Record<string, SQL>> = {
    ALL: sql.raw('true'),
    BUILDING: sql`m.building_id = any(${idsOf(audience.selectedBuildingIds)})`,
    OFFICE_TENANT: sql`m.office_centre_id = any(${idsOf(audience.selectedTenantIds)})`,
    USER_GROUP: inGroups(model, entity, idsOf(audience.selectedUserGroupIds)),
  };
  const conditions = [
    ...(ownerId === null ? [] : [sql`m.building_id = ${ownerId}`]),
    chosen[String(audience.viewableBy ?? 'ALL')] ?? sql.raw('false'),
    sql`not (m.office_centre_id = any(${idsOf(audience.selectedExcludeTenantIds)}))`,
    sql`not ${inGroups(model, entity, idsOf(audience.selectedExcludeUserGroupIds))}`,
  ];
  return presentPeople(sql.join(conditions, sql.raw(' and ')));
}

/** One call for each entity with viewers that people write. */
export const audienceCalls = (model: Model): OwnedCall[] =>
  model.entities.filter(countsAudience).map((entity): OwnedCall => {
    const keys = AUDIENCE_KEYS.flatMap((key) => {
      const field = fieldByKey(entity, key)?.field;
      return field ? [[key, { ...field, required: false }] as const] : [];
    });
    return {
      area: entity.area,
      method: 'POST',
      path: audiencePath(entity),
      summary: `${entity.name}: how many people an audience has`,
      permission: entity.access.create,
      sides: ['platform', 'building'],
      body: Object.fromEntries(keys),
      returns: objectOf({ people: whole }),
      run: async ({ db, body, reach }) => {
        if (reach.buildingId === null) throw new AppError('centreRequired');
        const people = addresseesOf(model, entity, (body ?? {}) as Audience, reach.buildingId);
        const [row] = await db.query<{ people: number }>(sql`select count(*)::int as people from (${people}) p`);
        return row;
      },
    };
  });
