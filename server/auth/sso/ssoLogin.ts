/** The second half of a single sign-on (000 §6): turns the identity provider's answer into a session. */
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '#server/errors/appError.ts';
import { clearAttempts } from '../guard.ts';
import { createSession, type Device, type Issued } from '../sessions.ts';
import { chooseCentre } from '../signIn.ts';
import { domainOf } from './domains.ts';
import { exchange, type SsoAnswer } from './exchange.ts';
import { centresIn, personOf } from './person.ts';
import { providerOf } from './provider.ts';
import { SsoRefusal } from './refusal.ts';
import { takeRequest } from './requests.ts';
import { redirectUri, type Sso, ssoLimit } from './startSso.ts';

export interface SsoFrom {
  /** The cookie of the browser that started the sign-in. */
  browser: string | undefined;
  device: Device;
  /** The contact for people who are refused. */
  contact: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Signs a person in without a one-time code, because the identity provider has verified their identity.
 * @throws AppError `ssoFailed` for every invalid answer, without a reason; `forbidden` for people whose roles
 * do not open the portal
 */
export async function ssoLogin(sso: Sso, answer: SsoAnswer, from: SsoFrom): Promise<Issued> {
  try {
    const issued = await finish(sso, answer, from);
    await clearAttempts(sso.auth.db, [ssoLimit(from.device.ip ?? '')]);
    return issued;
  } catch (error) {
    if (!(error instanceof SsoRefusal)) throw error;
    from.log.warn({ reason: error.reason }, 'single sign-on refused');
    throw new AppError('ssoFailed');
  }
}

async function finish({ auth, discovery }: Sso, answer: SsoAnswer, { browser, device, contact }: SsoFrom): Promise<Issued> {
  const { db, config, tokens } = auth;
  const request = browser ? await takeRequest(db, answer.state, browser) : undefined;
  if (!request) throw new SsoRefusal('state');
  const provider = await providerOf(db, await tokens.key(), request.officeCentreId);
  if (!provider) throw new SsoRefusal('provider switched off');
  const configuration = await discovery.configurationOf(provider).catch(() => {
    throw new SsoRefusal('provider out of reach');
  });
  const identity = await exchange(configuration, redirectUri(config), answer, request);
  if (!provider.domains.includes(domainOf(identity.email) ?? '')) throw new SsoRefusal('foreign domain');
  return db.transaction(async (tx) => {
    const userId = await personOf(tx, identity);
    const centres = await centresIn(tx, userId, provider.officeCentreId);
    const { officeCentreId } = await chooseCentre(tx, userId, centres, contact);
    await tx.query(sql`update users set last_sign_in_date = now() where id = ${userId}`);
    return createSession(tx, userId, officeCentreId, {
      ...device,
      method: 'SSO',
      providerBuildingId: provider.officeCentreId,
    });
  });
}
