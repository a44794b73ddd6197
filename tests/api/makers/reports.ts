/** Subscriptions: the domains of addresses outside are listed; deliveries are what the product makes of a subscription. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { idOf, type Makers, placeOf } from './makers.ts';

export const makers: Makers = {
  beside: {
    'report-deliveries': ({ db }, centreId) =>
      idOf(
        db,
        sql`
        with place as ${placeOf(centreId)}, owner as (
          select r.user_id as id from user_roles r, place
          where r.office_centre_id = place.id and r.role_code in ('LANDLORD_ADMIN', 'MASTER_ADMIN') order by r.id limit 1), made as (
          insert into report_subscriptions (office_centre_id, tenant_id, user_id, name, about, source, frequency, time)
          select building, company, owner.id, 'Made', 'LIST', 'users', 'DAILY', '08:00' from place, owner returning *)
        insert into report_deliveries (office_centre_id, tenant_id, user_id, subscription_id, period, address, status, row_count, due_date)
        select office_centre_id, tenant_id, user_id, id, ${randomUUID()}, 'made@atrium.example', 'SENT', 3, now() from made returning id`,
      ),
  },
  ready: {
    'report-subscriptions': async ({ outside }, { api: { db } }) => {
      const domains = ((outside ?? []) as string[]).map((address) => address.split('@').at(-1));
      if (domains.length)
        await db.query(sql`
          insert into report_settings (office_centre_id, mail_domains)
          select id, ${sql.param(domains)}::text[] from office_centres where landlord_id is null
          on conflict (office_centre_id) do update set mail_domains = (
            select array_agg(distinct one) from unnest(coalesce(report_settings.mail_domains, '{}') || excluded.mail_domains) as one)`);
    },
  },
};
