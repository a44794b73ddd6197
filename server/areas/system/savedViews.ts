/**
 * Saved views of a list: personal ones, and those shared in the building. Sharing is limited to the people who manage the
 * building; everybody who may see the list sees the shared views, without the fields that are hidden from them.
 */
import { sql } from 'drizzle-orm';
import { boolean, text } from '#schemas/kernel/fields/field.ts';
import { fieldSchema, problemsOf } from '#schemas/kernel/rules/validate.ts';
import { audit } from '#server/audit/audit.ts';
import type { Queryable } from '#server/db/database.ts';
import type { AreaCall, AreaContext } from '#server/engine/areas/areaCalls.ts';
import type { Reach } from '#server/engine/reach/reach.ts';
import { requireGate } from '#server/engine/write/gates.ts';
import { AppError, refuseProblems } from '#server/errors/appError.ts';
import { requireKeys } from '#server/errors/requireKeys.ts';
import { any, byKey, flag, listOf, objectOf, whole, text as words } from '#server/openapi/values.ts';
import { changeable, shown, type ViewRow, viewById, viewsOf } from './savedViewRows.ts';
import { listedEntity, readSettings } from './savedViewSettings.ts';

/** Views of one list that a person may have. */
const MAX_VIEWS = 50;
const NAME = fieldSchema(text({ required: true, max: 60 }));
const PATH = '/saved-views';

function nameOf(value: unknown): string {
  const problem = problemsOf(NAME, value);
  if (problem) refuseProblems({ name: Object.values(problem)[0] ?? { code: 'required' } });
  return String(value).trim();
}

function sharedOf(value: unknown, { session }: Reach): boolean {
  if (typeof value !== 'boolean') throw new AppError('validation', { fields: { shared: { code: 'notYesNo' } } });
  if (value) requireGate(session, { sides: ['platform', 'building'] });
  return value;
}

/** Changes of shared views are in the audit log. */
async function note(
  tx: Queryable,
  { reach, origin }: AreaContext,
  view: Pick<ViewRow, 'id' | 'name' | 'shared'>,
  action: string,
) {
  const change = { field: 'name', from: action === 'create' ? null : view.name, to: action === 'delete' ? null : view.name };
  if (view.shared)
    await audit(tx, { entity: { name: 'saved-views' }, recordId: view.id, action, reach, origin, changes: [change] });
}

const VIEW = objectOf({
  id: whole,
  entity: words,
  name: words,
  shared: flag,
  owner: words,
  mine: flag,
  mayChange: flag,
  settings: byKey(any),
});

export const listViews: AreaCall = {
  method: 'GET',
  path: PATH,
  summary: 'The views of a list: one’s own and the shared ones, by name',
  everybody: 'asks for the permission of the list that the view is of',
  reason: 'a view asks for the permission of the list that it is of, and no entity declares another one’s',
  query: ['entity'],
  returns: listOf(VIEW),
  run: async (context) => {
    const { db, reach, query } = context;
    const { entity } = query;
    if (typeof entity !== 'string') throw new AppError('badQuery', { params: { param: 'entity' } });
    listedEntity(context, entity);
    return (await viewsOf(db, entity, reach)).map((row) => shown(context, row));
  },
};

export const addView: AreaCall = {
  method: 'POST',
  path: PATH,
  summary: 'Keep a view of a list',
  everybody: 'asks for the permission of the list that the view is of',
  reason: 'a view asks for the permission of the list that it is of, and no entity declares another one’s',
  body: { entity: 'json', name: text({ max: 60 }), shared: boolean(), settings: 'json' },
  returns: VIEW,
  run: (context) => {
    const { db, reach, body } = context;
    const given = requireKeys(body, ['entity', 'name', 'shared', 'settings']);
    const entity = listedEntity(context, given.entity, 'body');
    const name = nameOf(given.name);
    const shared = sharedOf(given.shared ?? false, reach);
    const settings = readSettings(context, entity, given.settings);
    return db.transaction(async (tx) => {
      const { userId } = reach.session;
      // Sequentially, so that the limit on the number of views holds.
      await tx.query(sql`select pg_advisory_xact_lock(hashtext('saved_views'), ${userId}::int)`);
      const [{ count } = { count: 0 }] = await tx.query<{ count: number }>(
        sql`select count(*)::int as count from saved_views where user_id = ${userId} and entity = ${entity.name}`,
      );
      if (count >= MAX_VIEWS)
        throw new AppError('validation', { fields: { name: { code: 'tooManyItems', params: { max: MAX_VIEWS } } } });
      const [made] = await tx.query<{ id: number }>(sql`
        insert into saved_views (entity, name, user_id, building_id, shared, settings)
        values (${entity.name}, ${name}, ${userId}, ${reach.buildingId}, ${shared}, ${settings}::jsonb) returning id`);
      const view = await viewById(tx, made?.id ?? 0);
      await note(tx, context, view, 'create');
      return shown(context, view);
    });
  },
};

export const changeView: AreaCall = {
  method: 'PUT',
  path: `${PATH}/{id}`,
  summary: 'Rename, share or overwrite a view; what is left out stays',
  everybody: 'asks for the permission of the list that the view is of',
  reason: 'a view asks for the permission of the list that it is of, and no entity declares another one’s',
  body: { name: text({ max: 60 }), shared: boolean(), settings: 'json' },
  returns: VIEW,
  run: (context) =>
    context.db.transaction(async (tx) => {
      const given = requireKeys(context.body, ['name', 'shared', 'settings']);
      const before = await changeable(tx, context);
      const entity = listedEntity(context, before.entity);
      const name = given.name === undefined ? before.name : nameOf(given.name);
      const shared = given.shared === undefined ? before.shared : sharedOf(given.shared, context.reach);
      const settings =
        given.settings === undefined ? JSON.stringify(before.settings) : readSettings(context, entity, given.settings);
      await tx.query(sql`
        update saved_views set name = ${name}, shared = ${shared}, settings = ${settings}::jsonb, updated_date = now() where id = ${before.id}`);
      const view = await viewById(tx, before.id);
      await note(tx, context, { ...view, shared: shared || before.shared }, 'update');
      return shown(context, view);
    }),
};

export const removeView: AreaCall = {
  method: 'DELETE',
  path: `${PATH}/{id}`,
  summary: 'Forget a view',
  everybody: 'asks for the permission of the list that the view is of',
  reason: 'a view asks for the permission of the list that it is of, and no entity declares another one’s',
  body: {},
  returns: 'nothing',
  run: (context) =>
    context.db.transaction(async (tx) => {
      const view = await changeable(tx, context);
      await tx.query(sql`delete from saved_views where id = ${view.id}`);
      await note(tx, context, view, 'delete');
      return null;
    }),
};
