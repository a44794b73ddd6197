/** Authentication: the one place where a request becomes a session. */
import type { FastifyRequest } from 'fastify';
import type { Session, SignInAudience } from '#schemas/kernel/rights/session.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';
import { type AccessTokens, makeAccessTokens } from './accessToken.ts';
import { SessionCache } from './sessionCache.ts';

type Audiences = readonly SignInAudience[];
const PORTAL: Audiences = ['PORTAL'];

export interface Auth {
  db: Database;
  config: Config;
  tokens: AccessTokens;
  /**
   * The session of a request's bearer token. Throws AppError `unauthenticated` (none, or the session has ended),
   * `access_token_expired` or `invalid_jwt_signature`; `forbidden` for a sign-in that is not for `audiences`, which is the
   * portal unless the call says otherwise.
   */
  sessionFor(request: Pick<FastifyRequest, 'headers'>, audiences?: Audiences): Promise<Session>;
  /** The same with the session's own id, for the calls that end or change it. */
  identify(request: Pick<FastifyRequest, 'headers'>, audiences?: Audiences): Promise<{ session: Session; sessionId: string }>;
  /** The current state of the session with that id; undefined when it has ended. */
  sessionOf(sessionId: string): Promise<Session | undefined>;
  /**
   * The same for what belongs to the person everywhere: other sessions, devices, name, password. Throws AppError `forbidden`
   * for a session that a building's identity provider opened: the provider's operator could impersonate the person elsewhere.
   */
  identifyPerson(request: Pick<FastifyRequest, 'headers'>): Promise<{ session: Session; sessionId: string }>;
  close(): Promise<void>;
}

/** Throws AppError `forbidden` for a session that is limited to one building. */
export function requireUnrestrictedSession({ providerBuildingId }: Session): void {
  if (providerBuildingId !== null) throw new AppError('forbidden', { messageKey: 'errors.ssoAccount' });
}

export function makeAuth({ db, config }: { db: Database; config: Config }): Auth {
  const tokens = makeAccessTokens(db);
  const cache = new SessionCache(db);
  const identify: Auth['identify'] = async (request, audiences = PORTAL) => {
    const token = /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (!token) throw new AppError('unauthenticated');
    const { sessionId, audience } = await tokens.verify(token);
    const session = await cache.get(sessionId);
    // A token says what it is for, and so does the session that it names.
    if (!session || (session.audience ?? 'PORTAL') !== audience) throw new AppError('unauthenticated');
    if (!audiences.includes(audience)) throw new AppError('forbidden', { messageKey: 'errors.otherSignIn' });
    return { session, sessionId };
  };
  return {
    db,
    config,
    tokens,
    identify,
    sessionOf: (sessionId) => cache.get(sessionId),
    identifyPerson: async (request) => {
      const identity = await identify(request);
      requireUnrestrictedSession(identity.session);
      return identity;
    },
    sessionFor: async (request, audiences) => (await identify(request, audiences)).session,
    close: () => cache.close(),
  };
}
