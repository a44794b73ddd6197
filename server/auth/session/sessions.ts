/**
 * Sign-ins of devices: a row with the hash of its refresh token. The token rotates with every use; reusing an old one
 * ends the session, because somebody else may have it.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { SignInAudience } from '#schemas/kernel/rights/session.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';
import { hashToken, randomToken, sameSecret } from '../secrets.ts';
import { forgetSessions, type SessionSelector } from './sessionCache.ts';

/** Idle hours after which a session ends; in any case it ends after `WHOLE_DAYS`. */
export const IDLE_HOURS = 12;
export const WHOLE_DAYS = 7;
/** The same in the app, which reaches nothing but what is meant for the person: it stays signed in on their own telephone. */
export const APP_IDLE_DAYS = 30;
export const APP_WHOLE_DAYS = 90;
/** A client that lost the answer may retry with its old token for this many seconds, and gets the same new one. */
export const GRACE_SECONDS = 10;

export interface Device {
  ip?: string | null;
  userAgent?: string | null;
  /** How the person proved who they are; defaults to `PASSWORD`. */
  method?: 'PASSWORD' | 'CODE' | 'SSO';
  /** The building whose identity provider signed the person in (SSO). */
  providerBuildingId?: number | null;
  /** What the tokens are for; the portal by default. */
  audience?: SignInAudience;
}
export interface Issued {
  sessionId: string;
  userId: number;
  refreshToken: string;
  refreshExpiredAt: string;
}

const idle = { PORTAL: sql.raw(`interval '${IDLE_HOURS} hours'`), APP: sql.raw(`interval '${APP_IDLE_DAYS} days'`) };
const whole = { PORTAL: sql.raw(`interval '${WHOLE_DAYS} days'`), APP: sql.raw(`interval '${APP_WHOLE_DAYS} days'`) };

/** Signs a device in. `family` links it to the sign-in that it continues (switching accounts). */
export async function createSession(
  on: Queryable,
  userId: number,
  officeCentreId: number | null,
  device: Device = {},
  family: string = randomUUID(),
): Promise<Issued> {
  const secret = randomToken();
  const { audience = 'PORTAL' } = device;
  const [row] = await on.query<{ id: string; expires: string }>(sql`
    insert into sessions (user_id, office_centre_id, family, refresh_hash, expires_date, ends_date, ip, user_agent, method, provider_building_id, audience)
    values (${userId}, ${officeCentreId}, ${family}::uuid, ${hashToken(secret)}, now() + ${idle[audience]},
      now() + ${whole[audience]}, ${device.ip ?? null}, ${device.userAgent?.slice(0, 300) ?? null},
      ${device.method ?? 'PASSWORD'}, ${device.providerBuildingId ?? null}, ${audience})
    returning id, expires_date as expires`);
  if (!row) throw new Error('a session was not stored');
  return { sessionId: row.id, userId, refreshToken: `${row.id}.${secret}`, refreshExpiredAt: row.expires };
}

interface Row {
  userId: number;
  family: string;
  refreshHash: string;
  previousHash: string | null;
  expires: string;
  live: boolean;
  recent: boolean;
}
const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{20,100})$/;
/** The secret part of a refresh token of ours. */
export const secretOf = (token: string): string => token.slice(token.indexOf('.') + 1);
const expired = () => new AppError('refreshTokenExpired');

/**
 * Exchanges a refresh token for the next one. The next secret is derived from the old one and the installation's key, so
 * that a retry gets the same answer. Throws AppError `refreshTokenExpired`, also for the token of another audience; reusing an
 * old token ends every session of its family.
 */
export async function rotateSession(
  tx: Transaction,
  token: string,
  key: Uint8Array,
  audience: SignInAudience = 'PORTAL',
): Promise<Issued | 'reused'> {
  const [, sessionId, secret] = TOKEN.exec(token) ?? [];
  if (!sessionId || !secret) throw expired();
  const [row] = await tx.query<Row>(sql`
    select user_id as "userId", family, refresh_hash as "refreshHash", previous_hash as "previousHash", expires_date as expires,
      revoked_date is null and expires_date > now() and ends_date > now() as live,
      coalesce(rotated_date > now() - ${sql.raw(`interval '${GRACE_SECONDS} seconds'`)}, false) as recent
    from sessions where id = ${sessionId}::uuid and audience = ${audience} for update`);
  if (!row?.live) throw expired();
  const hash = hashToken(secret);
  const next = createHmac('sha256', key).update(`${sessionId}.${secret}`).digest('base64url');
  const answer = (expires: string): Issued => ({
    sessionId,
    userId: row.userId,
    refreshToken: `${sessionId}.${next}`,
    refreshExpiredAt: expires,
  });
  if (sameSecret(hash, row.refreshHash)) {
    const [fresh] = await tx.query<{ expires: string }>(sql`
      update sessions set previous_hash = refresh_hash, refresh_hash = ${hashToken(next)}, rotated_date = now(), last_used_date = now(),
        expires_date = least(now() + ${idle[audience]}, ends_date) where id = ${sessionId}::uuid returning expires_date as expires`);
    return answer(fresh?.expires ?? row.expires);
  }
  if (row.previousHash && sameSecret(hash, row.previousHash) && row.recent && sameSecret(hashToken(next), row.refreshHash))
    return answer(row.expires);
  await tx.query(sql`update sessions set revoked_date = now() where family = ${row.family}::uuid and revoked_date is null`);
  await forgetSessions(tx, { userId: row.userId });
  return 'reused';
}

/**
 * Ends sessions: one, all of a person, or those of a person (or of everybody) in one office centre. Takes effect in
 * every process when `tx` commits.
 */
export async function revokeSessions(tx: Transaction, whose: SessionSelector): Promise<void> {
  const conditions = [
    ...(whose.sessionId === undefined ? [] : [sql`id = ${whose.sessionId}::uuid`]),
    ...(whose.userId === undefined ? [] : [sql`user_id = ${whose.userId}`]),
    ...(whose.officeCentreId === undefined
      ? []
      : [sql`office_centre_id in (select id from office_centres where ${whose.officeCentreId} in (id, landlord_id))`]),
  ];
  if (!conditions.length) return;
  await tx.query(
    sql`update sessions set revoked_date = now() where revoked_date is null and ${sql.join(conditions, sql.raw(' and '))}`,
  );
  await forgetSessions(tx, whose);
}
