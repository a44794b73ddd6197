/** Rows of saved views within the scope of a call, reduced to what its caller may see. */
import { sql } from 'drizzle-orm';
import { type ListView, usableView } from '#schemas/kernel/lists/listView.ts';
import { inAlphabet } from '#server/db/alphabet.ts';
import type { Queryable } from '#server/db/database.ts';
import type { AreaContext } from '#server/engine/areas/areaCalls.ts';
import { seesEverybodys } from '#server/engine/reach/ownRows.ts';
import { parseId, type Reach } from '#server/engine/reach/reach.ts';
import { AppError } from '#server/errors/appError.ts';
import { listedEntity } from './savedViewSettings.ts';

export interface ViewRow {
  id: number;
  entity: string;
  name: string;
  userId: number;
  shared: boolean;
  settings: ListView;
  owner: string;
}

const mayChange = ({ session }: Reach, view: Pick<ViewRow, 'userId' | 'shared'>): boolean =>
  view.userId === session.userId || (view.shared && seesEverybodys(session));

const inReach = ({ session, buildingId }: Reach) =>
  sql`v.building_id is not distinct from ${buildingId}::bigint and (v.shared or v.user_id = ${session.userId})`;
const columns = sql.raw(
  'v.id, v.entity, v.name, v.user_id as "userId", v.shared, v.settings, u.full_name as owner from saved_views v join users u on u.id = v.user_id',
);

/** The views of a list, by name. */
export const viewsOf = (on: Queryable, entity: string, reach: Reach): Promise<ViewRow[]> =>
  on.query<ViewRow>(
    sql`select ${columns} where v.entity = ${entity} and ${inReach(reach)} order by ${inAlphabet(sql.raw('v.name'))}, v.id limit 200`,
  );

/** A view that is known to exist. */
export async function viewById(on: Queryable, id: number): Promise<ViewRow> {
  const [row] = await on.query<ViewRow>(sql`select ${columns} where v.id = ${id}`);
  return row as ViewRow;
}

/** The view of the call within scope, locked. Throws AppError `notFound`, or `forbidden` for one that only others may change. */
export async function changeable(tx: Queryable, context: AreaContext): Promise<ViewRow> {
  const { reach, params } = context;
  const id = parseId(params.id);
  const [view] =
    id === null ? [] : await tx.query<ViewRow>(sql`select ${columns} where v.id = ${id} and ${inReach(reach)} for update of v`);
  if (!view) throw new AppError('notFound');
  // Without access to the list there is no access to its views.
  listedEntity(context, view.entity);
  if (!mayChange(reach, view)) throw new AppError('forbidden');
  return view;
}

/** A view as its reader may see it. */
export const shown = (context: AreaContext, { userId, settings, ...view }: ViewRow) => ({
  ...view,
  mine: userId === context.reach.session.userId,
  mayChange: mayChange(context.reach, { ...view, userId }),
  settings: usableView(listedEntity(context, view.entity), settings, context.reach.session),
});
