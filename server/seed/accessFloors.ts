/** Where the lift takes the people of the demo companies, and where they receive visitors: the floors that their company rents. */
import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';

export const seedAccessFloors = (on: Queryable): Promise<unknown> =>
  on.query(sql`
    update user_roles r set access_floors = f.floors, vms_floors = f.floors[1:1]
    from (
      select tenant_id, array_agg(floor_no order by level) as floors from (
        select tenant_id, floor_no, min(floor_no_int) as level from office_centre_units
        where tenant_id is not null and active group by tenant_id, floor_no
      ) each_floor group by tenant_id
    ) f where r.office_centre_id = f.tenant_id`);
