/** Groups of bays under the name of their settings, and applications that find a bay at any time. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { idOf, type Makers, placeOf } from './makers.ts';

export const makers: Makers = {
  apart: { 'loading-bay-applications': 'loadingBayGroup' },
  beside: {
    'loading-bay-settings': ({ db }, centreId) =>
      idOf(
        db,
        sql`
      with place as ${placeOf(centreId)}
      insert into loading_bay_groups (office_centre_id, name, slot_minutes, notice_minutes, early_minutes, grace_minutes, no_show_minutes, viewable_by)
      select building, ${`Group ${randomUUID()}`}, 15, 0, 60, 15, 60, 'ALL' from place returning id`,
      ),
  },
  ready: {
    'loading-bay-applications': async ({ loadingBayGroupId }, { api, force }) => {
      if (!loadingBayGroupId) return;
      const anyTime = { openingHrs: null, slots: null, slotMinutes: 15, noticeMinutes: 0, horizonDays: null };
      await force('loading-bay-groups', loadingBayGroupId as number, anyTime);
      // A bay that takes any vehicle.
      const name = `Bay of any ${loadingBayGroupId}`;
      await api.db.query(sql`
        insert into loading_bays (office_centre_id, loading_bay_group_id, name, active)
        select office_centre_id, id, ${name}, true from loading_bay_groups g
        where id = ${loadingBayGroupId} and not exists (select 1 from loading_bays b where b.loading_bay_group_id = g.id and b.name = ${name})`);
    },
  },
};
