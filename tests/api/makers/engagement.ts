/** Answers to a questionnaire of the building; people give them through calls of their own. */
import { type SQL, sql } from 'drizzle-orm';
import { idOf, type Maker, type Makers, placeOf } from './makers.ts';

/** @param more what only this kind of questionnaire has, by column */
const answered =
  (kind: 'poll' | 'survey', more: Readonly<Record<string, string | number>> = {}): Maker =>
  async ({ db }, centreId) => {
    const columns = Object.keys(more).map((column) => sql.raw(`, ${column}`));
    const values = Object.values(more).map((value): SQL => sql`, ${sql.raw(`'${value}'`)}`);
    const asked = await idOf(
      db,
      sql`
      with place as ${placeOf(centreId)}
      insert into ${sql.raw(`${kind}_forms`)} (office_centre_id, name, publish_start_date, publish_end_date, viewable_by, options, status${sql.join(columns)})
      select building, '{"en":"Asked"}', now(), now() + interval '1 day', 'ALL', '[]', 'PUBLISHED'${sql.join(values)} from place returning id`,
    );
    return idOf(
      db,
      sql`
      with place as ${placeOf(centreId)}
      insert into ${sql.raw(`${kind}_form_responses`)} (office_centre_id, ${sql.raw(`${kind}_form_id`)}, tenant_id, answers, day)
      select building, ${asked}, id, '[]', current_date from place returning id`,
    );
  };

export const makers: Makers = {
  beside: {
    'poll-form-responses': answered('poll', { trigger_point: 'HOME_PAGE', dismissal_limit: 3 }),
    'survey-form-responses': answered('survey'),
  },
};
