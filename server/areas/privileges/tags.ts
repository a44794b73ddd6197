/** The tags that the privileges of a building have (001 §7): what the tag picker and the filter of the list offer. */
import { sql } from 'drizzle-orm';
import type { Option } from '#schemas/kernel/calls/errors.ts';
import { promotion } from '#schemas/privileges/promotion.ts';
import type { Handler } from '#server/engine/areas/areaCalls.ts';
import { scopeOf } from '#server/engine/reach/scope.ts';
import { tableAs } from '#server/engine/records/select.ts';

const MAX_TAGS = 200;

export const promotionTags: Handler = async ({ db, model, reach }): Promise<Option[]> => {
  const entity = model.entity(promotion.name);
  const rows = await db.query<{ name: string }>(
    sql`select distinct tag as name from ${tableAs(entity)}, unnest(t.tags) as tag
      where t.deleted_date is null and ${scopeOf(model, entity, 't', reach)} order by 1 limit ${MAX_TAGS}`,
  );
  return rows.map(({ name }) => ({ code: name, label: name, value: name, categoryCode: null }));
};
