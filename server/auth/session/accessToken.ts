/**
 * Access tokens: JWT, HS256, fifteen minutes. They identify a session; its rights are read from the database. The audience says
 * whether they are for the portal or for the building's app.
 */
import { errors, jwtVerify, SignJWT } from 'jose';
import { type SignInAudience, signInAudiences } from '#schemas/kernel/rights/session.ts';
import type { Queryable } from '#server/db/database.ts';
import { installationKey } from '#server/db/installationKey.ts';
import { AppError } from '#server/errors/appError.ts';

export const ACCESS_SECONDS = 15 * 60;
const AUDIENCE: Readonly<Record<SignInAudience, string>> = { PORTAL: 'atrium', APP: 'atrium-app' };
const REMEMBERED = 5000;

export interface Verified {
  sessionId: string;
  audience: SignInAudience;
}
interface Known extends Verified {
  expires: number;
}

export interface AccessTokens {
  issue(sessionId: string, userId: number, audience?: SignInAudience): Promise<{ accessToken: string; accessExpiredAt: string }>;
  /** The session of the token and what it is for. Throws AppError `access_token_expired` or `invalid_jwt_signature`. */
  verify(token: string): Promise<Verified>;
  /** A key of the same installation for other keyed hashes. */
  key(): Promise<Uint8Array>;
}

const refuse = (code: 'access_token_expired' | 'invalid_jwt_signature') => new AppError(code, { data: code });

export function makeAccessTokens(db: Queryable): AccessTokens {
  let loading: Promise<Uint8Array> | undefined;
  const key = () => {
    loading ??= installationKey(db).catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  /** Cache of verified tokens, so that an active client costs one signature check per token, not per call. */
  const known = new Map<string, Known>();

  async function check(token: string): Promise<Known> {
    try {
      const { payload } = await jwtVerify(token, await key(), {
        algorithms: ['HS256'],
        audience: Object.values(AUDIENCE),
        requiredClaims: ['sid', 'exp', 'sub'],
      });
      const audience = signInAudiences.find((one) => AUDIENCE[one] === payload.aud);
      if (!audience) throw refuse('invalid_jwt_signature');
      return { sessionId: String(payload.sid), audience, expires: Number(payload.exp) * 1000 };
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw refuse('access_token_expired');
      if (error instanceof errors.JOSEError) throw refuse('invalid_jwt_signature');
      throw error;
    }
  }

  return {
    key,
    async issue(sessionId, userId, audience = 'PORTAL') {
      const expires = Math.floor(Date.now() / 1000) + ACCESS_SECONDS;
      const accessToken = await new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(String(userId))
        .setAudience(AUDIENCE[audience])
        .setIssuedAt()
        .setExpirationTime(expires)
        .sign(await key());
      return { accessToken, accessExpiredAt: new Date(expires * 1000).toISOString() };
    },
    async verify(token) {
      let found = known.get(token);
      if (!found) {
        found = await check(token);
        if (known.size >= REMEMBERED) known.delete(known.keys().next().value as string);
        known.set(token, found);
      }
      if (found.expires <= Date.now()) {
        known.delete(token);
        throw refuse('access_token_expired');
      }
      return found;
    },
  };
}
