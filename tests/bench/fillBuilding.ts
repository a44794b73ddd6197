/** A building with very many people, in many companies. */
import type { Api } from '#tests/api/harness.ts';

export async function fillBuilding(api: Api, people: number, companies: number): Promise<void> {
  const { building } = api.world.here;
  await api.db.text(
    `insert into office_centres (office_centre_type, centre_code, company_name, building_name, time_zone, currency, landlord_id)
     select 'TENANT', 'BENCH-' || i, 'Company ' || i, 'Company ' || i, 'Asia/Singapore', 'SGD', $1::bigint from generate_series(1, $2::int) i`,
    [building, companies],
  );
  await api.db.text(
    `insert into users (full_name, username, status, account_registered)
     select 'Person ' || i, 'bench-' || i || '@atrium.example', 'ACTIVE', true from generate_series(1, $1::int) i`,
    [people],
  );
  await api.db.text(
    `insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
     select u.id, c.id, $1::bigint, 'STAFF', true from users u
       join (select id, row_number() over (order by id) as n from office_centres where centre_code like 'BENCH-%') c on c.n = 1 + u.id % $2::int
     where u.username like 'bench-%'`,
    [building, companies],
  );
}
