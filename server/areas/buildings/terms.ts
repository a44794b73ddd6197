/** Terms and conditions of a building: the new version takes the place of the former one; people read the current one and accept it. */
import { sql } from 'drizzle-orm';
import { termsAndConditions } from '#schemas/buildings/termsAndConditions.ts';
import type { Handler } from '#server/engine/areas/areaCalls.ts';
import { rulesFor } from '#server/engine/areas/rules.ts';
import { writeBySystem } from '#server/engine/write/writeBySystem.ts';
import { AppError } from '#server/errors/appError.ts';

export const termsRules = rulesFor(termsAndConditions, {
  actions: {
    /** Before the limit of one current version is asked: the former one steps back in the same transaction. */
    publish: async ({ tx, model, config, reach, origin }, rows) => {
      for (const { before } of rows) {
        const former = await tx.query<{ id: number }>(
          sql`select id from terms_and_conditions where office_centre_id = ${before.officeCentreId} and status = 'CURRENT' for update`,
        );
        for (const { id } of former)
          await writeBySystem(tx, { model, config, reach, origin, entity: termsAndConditions.name }, id, 'supersede', {
            status: 'PAST',
          });
      }
    },
  },
});

/** Null where the building has none, and outside a building. */
export const currentTerms: Handler = async ({ db, reach }) => {
  const [found] = await db.query(sql`
    select t.uuid, t.reference_no as "referenceNo", t.name, t.description, t.published_date as "publishedDate",
      exists (select 1 from terms_acceptances a where a.terms_and_conditions_id = t.id and a.user_id = ${reach.session.userId}) as accepted
    from terms_and_conditions t where t.office_centre_id = ${reach.buildingId}::bigint and t.status = 'CURRENT'`);
  return found ?? null;
};

/** @throws AppError notFound for a version that does not count (any more) */
export const acceptTerms: Handler = async ({ db, reach, body }) => {
  const { uuid } = body as { uuid: string };
  const [current] = await db.query<{ id: number }>(sql`
    select id from terms_and_conditions where office_centre_id = ${reach.buildingId}::bigint and status = 'CURRENT' and uuid::text = ${uuid}`);
  if (!current) throw new AppError('notFound');
  await db.query(sql`
    insert into terms_acceptances (office_centre_id, terms_and_conditions_id, user_id, accepted_at)
    values (${reach.buildingId}, ${current.id}, ${reach.session.userId}, now()) on conflict do nothing`);
  return null;
};
