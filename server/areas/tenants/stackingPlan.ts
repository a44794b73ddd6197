/** The stacking plan of a building: all floors with their active units, in one statement. */
import { sql } from 'drizzle-orm';
import type { PlanFloor } from '#schemas/tenants/stackingPlan.ts';
import { inAlphabet } from '#server/db/alphabet.ts';
import type { Handler } from '#server/engine/areas/areaCalls.ts';
import { withinReach } from '#server/engine/reach/withinReach.ts';
import { listOf, objectOf, orNull, text, whole } from '#server/openapi/values.ts';

export const planSchema = listOf(
  objectOf({
    floorNo: text,
    floorNoInt: whole,
    units: listOf(
      objectOf({ id: whole, unitNo: text, areaSquareMetres: orNull(whole), tenantId: orNull(whole), tenant: orNull(text) }),
    ),
  }),
);

/** A company sees its own units alone, as in the list. */
export const stackingPlan: Handler = ({ db, model, reach }) => {
  const within = sql.join([sql.raw('t.active'), ...withinReach(model, model.entity('units'), 't', reach)], sql.raw(' and '));
  return db.query<PlanFloor>(sql`
    select t.floor_no as "floorNo", min(t.floor_no_int) as "floorNoInt", json_agg(json_build_object(
        'id', t.id, 'unitNo', t.unit_no, 'areaSquareMetres', t.area_square_metres, 'tenantId', c.id, 'tenant', c.company_name)
        order by ${inAlphabet(sql.raw('c.company_name'))} nulls last, t.unit_no) as units
    from office_centre_units t left join office_centres c on c.id = t.tenant_id
    where ${within} group by t.floor_no order by min(t.floor_no_int) desc, t.floor_no desc`);
};
