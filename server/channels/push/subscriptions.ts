/** The browsers in which a person takes push messages: their own, one row each, until they sign out there. */
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';
import { mayCall } from '#server/outbound/address.ts';
import type { Device } from './port.ts';

/** Of one person; the oldest make room. */
const MAX_DEVICES = 20;

const bytesOf = (text: string): Buffer => Buffer.from(/^[\w-]+={0,2}$/.test(text) ? text : '', 'base64url');
/** A point of the curve P-256, uncompressed. */
const isKey = (text: string): boolean => bytesOf(text).length === 65 && bytesOf(text)[0] === 4;

/** Throws AppError `validation` for keys that no browser makes, and for an address that the server must not call. */
function requireDevice({ endpoint, p256dh, auth }: Device, production: boolean): void {
  const wrong = { code: 'badCharacter' } as const;
  const fields = {
    ...(mayCall(endpoint, production) ? {} : { endpoint: { code: 'url' } as const }),
    ...(isKey(p256dh) ? {} : { p256dh: wrong }),
    ...(bytesOf(auth).length === 16 ? {} : { auth: wrong }),
  };
  if (Object.keys(fields).length) throw new AppError('validation', { fields });
}

/** Safe to repeat; a browser belongs to the person who subscribed in it last. */
export async function subscribe(
  db: Database,
  { userId, sessionId }: { userId: number; sessionId: string },
  device: Device,
  production: boolean,
): Promise<void> {
  requireDevice(device, production);
  const { endpoint, p256dh, auth } = device;
  await db.transaction(async (tx) => {
    await tx.query(sql`
      insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
      values (${userId}, ${sessionId}::uuid, ${endpoint}, ${p256dh}, ${auth})
      on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id, p256dh = excluded.p256dh,
        auth = excluded.auth, created_date = now()`);
    await tx.query(sql`
      delete from push_subscriptions where id in (
        select id from push_subscriptions where user_id = ${userId} order by created_date desc, id desc offset ${MAX_DEVICES})`);
  });
}

/** The person’s own, also where they have signed out since: there it begins again when they come back. */
export const endpointsOf = async (db: Database, userId: number): Promise<string[]> =>
  (await db.query<{ endpoint: string }>(sql`select endpoint from push_subscriptions where user_id = ${userId} order by id`)).map(
    ({ endpoint }) => endpoint,
  );

/** Nothing happens for one that is not the person’s. */
export async function unsubscribe(db: Database, userId: number, endpoint: string): Promise<void> {
  await db.query(sql`delete from push_subscriptions where user_id = ${userId} and endpoint = ${endpoint}`);
}
