/** 000 §7 Tenants: how many companies rent in a building, and the one that a session works in. */
import { sql } from 'drizzle-orm';
import type { Handler } from '#server/engine/areas/areaCalls.ts';
import { scopeOf } from '#server/engine/reach/scope.ts';
import { tableAs } from '#server/engine/records/select.ts';
import { loadRecord } from '#server/engine/verbs/get.ts';
import { AppError } from '#server/errors/appError.ts';

export const tenantCount: Handler = async ({ db, model, reach }) => {
  const tenants = model.entity('tenants');
  const [counted] = await db.query(
    sql`select count(*)::int as "tenantCount", (count(*) filter (where t.active))::int as "activeTenantCount"
          from ${tableAs(tenants)} where ${scopeOf(model, tenants, 't', reach)}`,
  );
  return counted;
};

/** A building is none of its companies: 404. */
export const activeDetailInfo: Handler = ({ db, model, reach }) => {
  if (reach.tenantId === null) throw new AppError('notFound');
  return loadRecord(db, model, model.entity('companies'), reach, sql`t.id = ${reach.tenantId}`);
};
