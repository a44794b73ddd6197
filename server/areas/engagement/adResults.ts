/** What people's apps have done with an ad (002 §1, §7): counted in all, by person and by day, or mailed row by row. */
import { sql } from 'drizzle-orm';
import { inAppPopUpEvent } from '#schemas/engagement/inAppPopUpEvent.ts';
import { inAppPopUpForm } from '#schemas/engagement/inAppPopUpForm.ts';
import type { AreaContext } from '#server/engine/areaCalls.ts';
import { entityLabel, startExport } from '#server/engine/exportJob.ts';
import { throttle } from '#server/engine/throttle.ts';
import { keyCondition, loadRecord } from '#server/engine/verbs/get.ts';
import { listOf, objectOf, text, whole } from '#server/openapi/values.ts';

interface Counts {
  shown: number;
  dismissed: number;
  opened: number;
}
export interface AdResults extends Counts {
  /** How many people were shown it, and how many of them opened it. */
  people: number;
  peopleOpened: number;
  /** Days of the building on which something happened, the first one first. */
  days: (Counts & { day: string })[];
}
const counts = { shown: whole, dismissed: whole, opened: whole };
export const adResultsSchema = objectOf({
  ...counts,
  people: whole,
  peopleOpened: whole,
  days: listOf(objectOf({ day: text, ...counts })),
});

/** The ad of the path. Throws AppError notFound where it is not within scope. */
async function adOf({ db, model, reach, params }: AreaContext): Promise<number> {
  const entity = model.entity(inAppPopUpForm.name);
  const { id } = await loadRecord(db, model, entity, reach, keyCondition(entity, params.uuid));
  return id;
}

const COUNTS = sql.raw(`count(*) filter (where action = 'SHOWN')::int as shown,
  count(*) filter (where action = 'DISMISSED')::int as dismissed, count(*) filter (where action = 'OPENED')::int as opened`);

export async function readAdResults(context: AreaContext): Promise<AdResults> {
  const { db, reach } = context;
  const id = await adOf(context);
  const days = await db.query<AdResults['days'][number]>(
    sql`select to_char(created_date at time zone ${reach.zone}, 'YYYY-MM-DD') as day, ${COUNTS}
        from in_app_pop_up_events where in_app_pop_up_form_id = ${id} group by 1 order by 1`,
  );
  const [people] = await db.query<{ people: number; peopleOpened: number }>(
    sql`select count(distinct user_id) filter (where action = 'SHOWN')::int as people,
        count(distinct user_id) filter (where action = 'OPENED')::int as "peopleOpened"
        from in_app_pop_up_events where in_app_pop_up_form_id = ${id}`,
  );
  const sum = (name: keyof Counts) => days.reduce((total, day) => total + day[name], 0);
  return {
    ...{ shown: sum('shown'), dismissed: sum('dismissed'), opened: sum('opened') },
    ...(people ?? { people: 0, peopleOpened: 0 }),
    days,
  };
}

/** Mails every row of the ad as a spreadsheet. */
export async function mailAdResults(context: AreaContext): Promise<{ name: string; taskId: string }> {
  const { db, model, reach, locale } = context;
  const id = await adOf(context);
  await throttle(db, 'emailRecord', reach);
  const order = { entity: inAppPopUpEvent.name, query: { inAppPopUpFormId: String(id) }, reach, locale };
  const taskId = await db.transaction((tx) => startExport(tx, order));
  return { name: entityLabel(model.entity(inAppPopUpEvent.name), locale), taskId };
}
