/** Access points: doors as those see them who let people through, installed by no call of theirs, with a controller that is there; people of roll calls. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { idOf, type Makers, placeOf } from './makers.ts';

export const makers: Makers = {
  beside: {
    'access-doors': ({ db }, centreId) =>
      idOf(
        db,
        sql`
      with place as ${placeOf(centreId)}, controller as (
        insert into device_controllers (office_centre_id, name, serial_no, network_mode, active, online_until)
        select building, ${randomUUID()}, ${randomUUID()}, 'QR_NETWORK_MODE_WIFI', true, now() + interval '1 day' from place
        returning id, office_centre_id)
      insert into doors (office_centre_id, code, name, floor_no, tag, access_cfg_type, door_configuration, normal_state, unlock_seconds, held_open_seconds,
        long_unlock_seconds, long_held_open_seconds, active, device_controller_id)
      select office_centre_id, ${randomUUID().slice(0, 12)}, 'Made', '9', '{made}', 'DOOR', 'SINGLE', 'CONTROLLED', 5, 30, 15, 60, true, id
      from controller returning id`,
      ),
    'roll-call-entries': ({ db }, centreId) =>
      idOf(
        db,
        sql`
      with place as ${placeOf(centreId)}, call as (
        insert into roll_calls (office_centre_id, reference_no, reason, status, started_at)
        select building, ${randomUUID()}, 'Drill', 'OPEN', now() from place returning id, office_centre_id)
      insert into roll_call_entries (office_centre_id, roll_call_id, full_name, company, floor_no, status)
      select office_centre_id, id, 'Somebody', 'Made', '9', 'MISSING' from call returning id`,
      ),
  },
  counted: {
    'access-doors': {
      // States that wait for the first person, each of a schedule of its own.
      waitingStates: async ({ db }, id, count) => {
        await db.query(sql`delete from access_door_states where access_door_id = ${id}`);
        for (let made = 0; made < count; made += 1)
          await db.query(sql`
            with slot as (
              insert into access_schedules (office_centre_id, name, hours)
              select office_centre_id, ${randomUUID()}, '[{"day":1,"from":"08:00","to":"18:00"}]' from doors where id = ${id}
              returning id, office_centre_id)
            insert into access_door_states (office_centre_id, access_door_id, schedule_id, state, first_person_in)
            select office_centre_id, ${id}, id, 'FREE', true from slot`);
      },
    },
  },
};
