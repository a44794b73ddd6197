/**
 * Devices that need no one-time code (000 §3 Trusted device): a cookie with a long random token, of which the hash is kept,
 * for thirty days, until the person removes it or chooses a new password by link.
 */
import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { hashToken, randomToken } from '../secrets.ts';
import type { Device } from '../session/sessions.ts';

export const DEVICE_DAYS = 30;

export interface TrustedDevice {
  id: string;
  current: boolean;
  userAgent: string | null;
  ip: string | null;
  createdDate: string;
  lastUsedDate: string;
  expiryDate: string;
}

/** Trusts a device; returns the token for its cookie and its expiry. */
export async function trustDevice(on: Queryable, userId: number, device: Device): Promise<{ token: string; expiryDate: string }> {
  const token = randomToken();
  const [row] = await on.query<{ expiryDate: string }>(sql`
    insert into trusted_devices (user_id, token_hash, user_agent, ip, expires_date)
    values (${userId}, ${hashToken(token)}, ${device.userAgent?.slice(0, 300) ?? null}, ${device.ip ?? null},
      now() + ${sql.raw(`interval '${DEVICE_DAYS} days'`)}) returning expires_date as "expiryDate"`);
  if (!row) throw new Error('a device was not stored');
  return { token, expiryDate: row.expiryDate };
}

const good = sql.raw('removed_date is null and expires_date > now()');

/** True when the token belongs to a device that this person trusts; records that it was used. */
export async function isTrusted(on: Queryable, userId: number, token: string | undefined): Promise<boolean> {
  if (!token) return false;
  const [device] = await on.query(sql`
    update trusted_devices set last_used_date = now() where token_hash = ${hashToken(token)} and user_id = ${userId} and ${good} returning id`);
  return device !== undefined;
}

/** The devices that a person trusts, most recently used first; `token` marks the current one. */
export const devicesOf = (on: Queryable, userId: number, token?: string): Promise<TrustedDevice[]> =>
  on.query<TrustedDevice>(sql`
    select id, token_hash = ${token ? hashToken(token) : ''} as current, user_agent as "userAgent", ip, created_date as "createdDate",
      last_used_date as "lastUsedDate", expires_date as "expiryDate"
    from trusted_devices where user_id = ${userId} and ${good} order by last_used_date desc, id`);

/** Removes the trust of one device of a person, or of all. Returns how many there were. */
export async function removeDevices(on: Queryable, { userId, id }: { userId: number; id?: string }): Promise<number> {
  const removed = await on.query(sql`
    update trusted_devices set removed_date = now() where user_id = ${userId} and ${good}
      ${id === undefined ? sql.raw('') : sql`and id::text = ${id}`} returning id`);
  return removed.length;
}
