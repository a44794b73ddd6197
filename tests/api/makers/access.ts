/** Access points: doors as those see them who let people through, installed by no call of theirs. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { idOf, type Makers, placeOf } from './makers.ts';

export const makers: Makers = {
  beside: {
    'access-doors': ({ db }, centreId) =>
      idOf(
        db,
        sql`
      with place as ${placeOf(centreId)}
      insert into doors (office_centre_id, code, name, floor_no, tag, access_cfg_type, door_configuration, normal_state, unlock_seconds, held_open_seconds,
        long_unlock_seconds, long_held_open_seconds, active)
      select building, ${randomUUID().slice(0, 12)}, 'Made', '9', '{made}', 'DOOR', 'SINGLE', 'CONTROLLED', 5, 30, 15, 60, true
      from place returning id`,
      ),
  },
};
