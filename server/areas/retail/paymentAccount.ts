/** The account of a store at the provider of payments (000 §2): what is paid for its orders goes there once the provider has checked it. */
import { sql } from 'drizzle-orm';
import { portOf } from '#server/areas/billing/ports.ts';
import type { Queryable } from '#server/db/database.ts';
import { ofRecord } from '#server/engine/areas/areaCalls.ts';
import { AppError } from '#server/errors/appError.ts';
import { objectOf, orNull, text, words } from '#server/openapi/values.ts';

async function portFor({ db, config, record }: Parameters<Parameters<typeof ofRecord>[1]>[0]) {
  const [building] = await db.query<{ provider: string | null; uuid: string }>(
    sql`select payment_provider as provider, uuid from office_centres where id = ${record.officeCentreId}`,
  );
  const port = portOf(building?.provider, config);
  if (!port || !building) throw new AppError('addOnOff');
  return { port, building: building.uuid };
}

/** What the provider says of the account at this moment, for the page to which it leads people back. */
export const paymentAccountState = ofRecord(objectOf({ name: words, paymentAccountStatus: orNull(text) }), async (context) => {
  const { db, record } = context;
  const account = record.paymentAccount as string | null;
  const { port } = await portFor(context);
  const status = account ? ((await port.accountOf?.(account))?.status ?? record.paymentAccountStatus) : null;
  if (status) await keep(db, record.id, account, status as string);
  return { name: record.name, paymentAccountStatus: status };
});

const keep = (db: Queryable, id: number, account: string | null, status: string) =>
  db.query(sql`
    update retail_stores set payment_account = ${account}, payment_account_status = ${status}, version = version + 1, updated_date = now()
    where id = ${id} and (payment_account, payment_account_status) is distinct from (${account}::text, ${status}::text)`);

/** Asked again, it is the same account, and another page: those of the provider are open for minutes. */
export const paymentAccount = ofRecord(objectOf({ url: text, paymentAccountStatus: text }), async (context) => {
  const { db, reach, record } = context;
  const { port, building } = await portFor(context);
  const [person] = await db.query<{ email: string | null }>(
    sql`select username as email from users where id = ${reach.session.userId}`,
  );
  const { account, status, url } = await port.onboard({
    key: String(record.uuid),
    account: (record.paymentAccount as string | null) ?? null,
    email: person?.email ?? null,
    returns: `?store=${record.uuid}&building=${building}`,
  });
  await keep(db, record.id, account, status);
  return { url, paymentAccountStatus: status };
});
