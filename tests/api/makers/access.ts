/** Access points: doors as those see them who let people through, installed by no call of theirs, with a controller that is there; people of roll calls. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { idOf, type Maker, type Makers, placeOf } from './makers.ts';

/** A person who works in the office centre. */
const personOf = (centreId: number) =>
  sql`(select r.user_id as id from user_roles r where r.office_centre_id = ${centreId} order by r.id limit 1)`;
/** A person of the office centre who has no pass of a kind yet: each pass needs one. */
const freshPerson = (centreId: number) => sql`
  with person as (
    insert into users (full_name, username, status, account_registered)
    values ('Holder', ${`${randomUUID()}@atrium.example`}, 'ACTIVE', true) returning id)
  insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
  select person.id, c.id, coalesce(c.landlord_id, c.id), 'STAFF', true from person cross join office_centres c where c.id = ${centreId} returning user_id as id`;

/** With a face picture to enrol. */
const holder: Maker = async ({ db }, centreId) => {
  const id = await idOf(db, freshPerson(centreId));
  await db.query(sql`
    with picture as (
      insert into system_files (name, extension, mime, size, module, storage_key, sha256)
      values ('face.png', 'png', 'image/png', 1, 'USER', ${randomUUID()}, ${'0'.repeat(64)}) returning id)
    update users set face_image_id = (select id from picture) where id = ${id}`);
  return id;
};
const fresh = { userId: holder };

export const makers: Makers = {
  beside: {
    'fr-pass-history': async ({ db }, centreId) => {
      const user = await idOf(db, freshPerson(centreId));
      return idOf(
        db,
        sql`with place as ${placeOf(centreId)}
        insert into fr_passes (office_centre_id, tenant_id, user_id, status, latest, assigned_date)
        select building, company, ${user}, ${user % 2 ? 'ASSIGNED' : 'UNASSIGNED'}, true, now() from place returning id`,
      );
    },
    'access-pin-code-transactions': ({ db }, centreId) =>
      idOf(
        db,
        sql`with place as ${placeOf(centreId)}
        insert into access_pin_code_transactions (office_centre_id, tenant_id, user_id, type, transaction_date)
        select building, company, p.id, 'ASSIGNED', now() from place cross join ${personOf(centreId)} p returning id`,
      ),
    'visitor-qr-passes': ({ db }, centreId) =>
      idOf(
        db,
        sql`with place as ${placeOf(centreId)}
        insert into visitor_qr_passes (office_centre_id, tenant_id, visit_key, visitor_name, start_at, end_at, status)
        select building, company, ${randomUUID()}, 'Visitor', now(), now() + interval '1 hour', 'ASSIGNED' from place returning id`,
      ),
    'access-area-presences': async ({ db }, centreId) => {
      const user = await idOf(db, freshPerson(centreId));
      return idOf(
        db,
        sql`with place as ${placeOf(centreId)},
          area as (insert into access_areas (office_centre_id, name, mode, nightly_reset) select building, ${randomUUID()}, 'SOFT', true from place
            returning id, office_centre_id)
        insert into access_area_presences (office_centre_id, access_area_id, user_id, inside_since)
        select office_centre_id, id, ${user}, now() from area returning id`,
      );
    },
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
  // A person has one of each kind at a time.
  fresh: { 'qr-passes': fresh, 'hid-passes': fresh, 'fr-passes': fresh, 'access-pin-codes': fresh },
  counted: {
    'access-areas': {
      insideCount: async ({ db }, id, count) => {
        await db.query(sql`delete from access_area_presences where access_area_id = ${id}`);
        await db.query(sql`
          insert into access_area_presences (office_centre_id, access_area_id, user_id, inside_since)
          select a.office_centre_id, a.id, u.id, now() from access_areas a cross join (select id from users order by id limit ${count}) u where a.id = ${id}`);
      },
    },
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
