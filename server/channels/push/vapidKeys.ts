/** The installation's keys for push services (VAPID), created once and shared by every process through the database, as its token key is. */
import { sql } from 'drizzle-orm';
import webPush from 'web-push';
import type { Database } from '#server/db/database.ts';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const read = async (db: Database): Promise<VapidKeys | undefined> =>
  (await db.query<{ value: VapidKeys }>(sql`select value from settings where key = 'pushKeys'`))[0]?.value;

/** Browsers subscribe with the public key and take only what is signed with the private one: they must never change. */
export async function vapidKeys(db: Database): Promise<VapidKeys> {
  const known = await read(db);
  if (known) return known;
  await db.query(
    sql`insert into settings (key, value) values ('pushKeys', ${JSON.stringify(webPush.generateVAPIDKeys())}::jsonb) on conflict (key) do nothing`,
  );
  return (await read(db)) as VapidKeys;
}
