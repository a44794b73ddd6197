/** A person's background tasks: their progress and history, and the clean-up of old files. */
import { sql } from 'drizzle-orm';
import { fallbackLocale } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import type { RefusedRow } from '#schemas/kernel/calls/task.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { recordTitle } from '#schemas/kernel/entity/title.ts';
import { MAX_LIMIT } from '#schemas/kernel/lists/query.ts';
import { LINK_DAYS } from '#server/auth/signedLink.ts';
import type { AreaCall, AreaContext } from '#server/engine/areas/areaCalls.ts';
import { parseListQuery } from '#server/engine/lists/listQuery.ts';
import { pageStatement } from '#server/engine/lists/statements.ts';
import { mayList } from '#server/engine/reach/visible.ts';
import { removeBytesLater } from '#server/files/cleanUp.ts';
import type { Job } from '#server/jobs/queue.ts';
import { tasksOf } from '#server/jobs/tasks.ts';
import { listOf, moment, objectOf, orNull, text, textOf, uuid, whole } from '#server/openapi/values.ts';

export const listTasks: AreaCall = {
  method: 'GET',
  path: '/background-tasks',
  summary: 'What the person has started, the newest first',
  everybody: 'one’s own tasks only',
  reason: 'tasks belong to a person, and a list that anybody may see has no permission to declare',
  returns: listOf(
    objectOf({
      id: uuid,
      kind: textOf('RECORD_LIST', 'BULK_ACTION'),
      subject: text,
      action: orNull(text),
      status: textOf('QUEUED', 'RUNNING', 'DONE', 'FAILED'),
      done: whole,
      refused: whole,
      total: orNull(whole),
      createdDate: moment,
      finishedDate: orNull(moment),
    }),
  ),
  run: ({ db, reach }) => tasksOf(db, reach.session.userId, reach.centreId),
};

/** The titles of those of these records that are within the person's scope. */
async function titlesOf({ db, model, reach }: AreaContext, entity: Entity, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0 || !mayList(reach.session, entity)) return new Map();
  const query = parseListQuery(model, entity, { ids: ids.join(','), limit: String(MAX_LIMIT) }, reach);
  const rows = await db.query<{ id: number }>(pageStatement(model, entity, query, reach));
  return new Map(rows.map((row) => [row.id, recordTitle(entity, row, reach.locale ?? fallbackLocale)]));
}

export const listRefused: AreaCall = {
  method: 'GET',
  path: '/background-tasks/{id}/refused',
  summary: 'The first records that refused an action on many, with the reason',
  everybody: 'one’s own tasks only',
  reason: 'tasks belong to a person, and a list that anybody may see has no permission to declare',
  returns: listOf(objectOf({ id: whole, title: text, message: text })),
  run: async (context): Promise<RefusedRow[]> => {
    const { db, model, reach, params, locale } = context;
    const rows = await db.query<{ id: number; message: string; params: Record<string, string> | null; subject: string }>(sql`
      select r.record_id as id, r.message, r.params, t.subject from background_tasks t join bulk_action_rows r on r.task_id = t.id
      where t.id::text = ${params.id} and t.user_id = ${reach.session.userId} and r.status = 'REFUSED'
        and t.office_centre_id is not distinct from ${reach.centreId}
      order by r.record_id limit ${MAX_LIMIT}`);
    const subject = rows[0] && model.entity(rows[0].subject);
    const ids = rows.map(({ id }) => id);
    const titles = subject ? await titlesOf(context, subject, ids) : new Map<number, string>();
    return rows.map(({ id, message, params: said }) => ({
      id,
      title: titles.get(id) ?? `#${id}`,
      message: translate(locale, message, said ?? undefined),
    }));
  },
};

export const cleanUpTasks: Job = {
  name: 'background-task-clean-up',
  cron: '23 * * * *',
  run: (_, { db }) =>
    db.transaction(async (tx) => {
      const old = await tx.query<{ key: string | null }>(sql`
      delete from background_tasks where created_date < now() - ${sql.raw(`interval '${LINK_DAYS + 1} days'`)} returning storage_key as key`);
      await removeBytesLater(
        tx,
        old.flatMap(({ key }) => (key ? [key] : [])),
      );
    }),
};
