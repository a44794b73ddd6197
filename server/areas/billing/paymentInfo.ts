/** Who in an office centre has paid what (000 §7 users payment info): a line for each person who has begun a payment. */
import { sql } from 'drizzle-orm';
import type { Handler } from '#server/engine/areas/areaCalls.ts';

const MOST = 500;

/** What has been given back is not paid. */
const received = sql`status in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED')`;

/** Within the scope of the path: a building's people, or those of one company; the last payment first. */
export const paymentInfo: Handler = ({ db, reach: { buildingId, tenantId } }) =>
  db.query(sql`
    select u.id as "userId", u.full_name as "fullName", u.username, c.company_name as "companyName", p.payments,
      p.paid as "paidAmount", b.currency, p.last as "lastPaidDate"
    from (
      select started_user_id, tenant_id, count(*)::int as payments, coalesce(sum(amount - refunded_amount) filter (where ${received}), 0)::float8 as paid,
        max(settled_at) filter (where ${received}) as last
      from payments where office_centre_id = ${buildingId} and (${tenantId}::bigint is null or tenant_id = ${tenantId}::bigint)
      group by started_user_id, tenant_id) p
    join users u on u.id = p.started_user_id join office_centres c on c.id = p.tenant_id
      join office_centres b on b.id = ${buildingId}
    order by p.last desc nulls last, u.id limit ${MOST}::int`);
