/** The key of this installation: made once, and shared by every process through the database. Keys for one purpose are derived from it. */
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

export async function installationKey(db: Queryable): Promise<Uint8Array> {
  const fresh = randomBytes(32).toString('base64url');
  await db.query(
    sql`insert into settings (key, value) values ('tokenKey', ${JSON.stringify(fresh)}::jsonb) on conflict (key) do nothing`,
  );
  const [row] = await db.query<{ value: string }>(sql`select value from settings where key = 'tokenKey'`);
  return Buffer.from(String(row?.value), 'base64url');
}
