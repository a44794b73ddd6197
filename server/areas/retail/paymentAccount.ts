/** The account of a store at the provider of payments (000 §2): what is paid for its orders goes there once the provider has checked it. */
import { sql } from 'drizzle-orm';
import { portOf } from '#server/areas/billing/ports.ts';
import { ofRecord } from '#server/engine/areas/areaCalls.ts';
import { AppError } from '#server/errors/appError.ts';
import { objectOf, text } from '#server/openapi/values.ts';

/** Asked again, it is the same account, and another page: those of the provider are open for minutes. */
export const paymentAccount = ofRecord(objectOf({ url: text, paymentAccountStatus: text }), async (context) => {
  const { db, config, reach, record } = context;
  const [building] = await db.query<{ provider: string | null }>(
    sql`select payment_provider as provider from office_centres where id = ${record.officeCentreId}`,
  );
  const port = portOf(building?.provider, config);
  if (!port) throw new AppError('addOnOff');
  const [person] = await db.query<{ email: string | null }>(
    sql`select username as email from users where id = ${reach.session.userId}`,
  );
  const { account, status, url } = await port.onboard({
    key: String(record.uuid),
    account: (record.paymentAccount as string | null) ?? null,
    email: person?.email ?? null,
  });
  await db.query(sql`
    update retail_stores set payment_account = ${account}, payment_account_status = ${status}, version = version + 1, updated_date = now()
    where id = ${record.id} and (payment_account, payment_account_status) is distinct from (${account}::text, ${status}::text)`);
  return { url, paymentAccountStatus: status };
});
