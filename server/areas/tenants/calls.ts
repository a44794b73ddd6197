/** 000 §7 Tenants: how many companies rent in a building. */
import { sql } from 'drizzle-orm';
import type { Answer } from '#server/engine/areaCalls.ts';
import { scopeOf } from '#server/engine/scope.ts';
import { tableAs } from '#server/engine/select.ts';

export const tenantCount: Answer = async ({ db, model, reach }) => {
  const tenants = model.entity('tenants');
  const [counted] = await db.query(
    sql`select count(*)::int as "tenantCount", (count(*) filter (where t.active))::int as "activeTenantCount"
          from ${tableAs(tenants)} where ${scopeOf(model, tenants, 't', reach)}`,
  );
  return counted;
};
