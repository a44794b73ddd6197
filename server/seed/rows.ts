/** Season parking by the million: most of it in one large building, the rest spread over the others. */
import type { Database } from '#server/db/database.ts';

const BATCH = 50_000;

/** Adds that many applications in every status. Throws when no building has tenants, people and car parks to refer to. */
export async function seedRows(db: Database, rows: number, onProgress: (done: number) => void): Promise<void> {
  if (rows === 0) return;
  const [ready] = await db.text<{ total: number }>(
    `select count(*)::int as total from office_centres b where office_centre_type = 'LANDLORD' and exists (select 1 from car_parks where office_centre_id = b.id)
       and exists (select 1 from office_centres where landlord_id = b.id)`,
  );
  if (!ready?.total) throw new Error('Rows need a building with tenants and car parks: start with the demo data.');
  const [last] = await db.text<{ value: number }>(
    `select coalesce(max(substring(reference_no from 9)::bigint), 0) as value from season_parking where reference_no like 'SP-0000-%'`,
  );
  const offset = last?.value ?? 0;
  for (let done = 0; done < rows; done += BATCH) {
    const size = Math.min(BATCH, rows - done);
    await db.text(INSERT, [offset + done + 1, offset + done + size]);
    onProgress(done + size);
  }
}

/** Four of five rows belong to the first building. People, tenants and car parks are chosen from those of each building. */
const INSERT = `
  with buildings as (
    select b.id, row_number() over (order by b.id) - 1 as place, count(*) over () as total,
      (select array_agg(t.id order by t.id) from office_centres t where t.landlord_id = b.id) as tenants,
      (select array_agg(p.id order by p.id) from car_parks p where p.office_centre_id = b.id) as parks
    from office_centres b where b.office_centre_type = 'LANDLORD'
      and exists (select 1 from car_parks where office_centre_id = b.id) and exists (select 1 from office_centres where landlord_id = b.id)),
  people as (
    select r.office_centre_id as tenant_id, array_agg(r.user_id order by r.user_id) as users from user_roles r where r.office_centre_id is not null group by 1),
  wanted as (
    select i, b.id as building_id, b.tenants[1 + i % array_length(b.tenants, 1)] as tenant_id, b.parks[1 + i % array_length(b.parks, 1)] as car_park_id
    from generate_series($1::bigint, $2::bigint) i
      join buildings b on b.place = case when i % 5 < 4 then 0 else (i / 5) % b.total end)
  insert into season_parking (office_centre_id, reference_no, tenant_id, applicant_id, vehicle_type, vehicle_plate_no, vehicle_category, vehicle_make,
    car_park_id, commencement_date, end_date, status, submitted_date, created_date, updated_date)
  select building_id, 'SP-0000-' || lpad(i::text, 8, '0'), w.tenant_id, p.users[1 + i % array_length(p.users, 1)],
    case when i % 9 = 0 then 'MOTORCYCLE' else 'CAR' end,
    'X' || chr(65 + (i % 26)::int) || chr(65 + (i / 26 % 26)::int) || ' ' || i,
    (array['PRIVATE', 'COMPANY', 'RENTAL', 'ELECTRIC'])[1 + i % 4], (array['Toyota', 'Honda', 'Tesla', 'BMW', 'Yamaha'])[1 + i % 5],
    car_park_id, date '2024-01-01' + (i % 1000)::int, date '2024-01-01' + (i % 1000)::int + 365,
    (array['PENDING_APPROVAL', 'APPROVED', 'APPROVED', 'APPROVED', 'REJECTED', 'TERMINATED', 'PAST', 'PAST'])[1 + i / 3 % 8],
    now() - i * interval '1 second', now() - i * interval '1 second', now() - i * interval '1 second'
  from wanted w join people p on p.tenant_id = w.tenant_id
  on conflict do nothing`;
