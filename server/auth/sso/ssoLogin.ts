/** The second half of a single sign-on (000 §6): turns the identity provider's answer into a session. */
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '#server/errors/appError.ts';
import { clearAttempts } from '../guard.ts';
import { createSession, type Device, type Issued } from '../session/sessions.ts';
import { chooseCentre } from '../signIn/signIn.ts';
import { domainOf } from './domains.ts';
import { exchange, type SsoAnswer } from './exchange.ts';
import { noteSsoRefusal } from './noteRefusal.ts';
import { centresIn, personOf } from './person.ts';
import { type Provider, providerOf } from './provider.ts';
import { SsoRefusal } from './refusal.ts';
import { type SsoRequest, takeRequest } from './requests.ts';
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

async function finish(sso: Sso, answer: SsoAnswer, from: SsoFrom): Promise<Issued> {
  const { db, tokens } = sso.auth;
  const request = from.browser ? await takeRequest(db, answer.state, from.browser) : undefined;
  if (!request) throw new SsoRefusal('state');
  const provider = await providerOf(db, await tokens.key(), request.officeCentreId);
  if (!provider) throw new SsoRefusal('provider switched off');
  try {
    return await signIn(sso, provider, request, answer, from);
  } catch (error) {
    // From here on it is known whose admins can mend it. The person learns no more than before.
    if (error instanceof SsoRefusal) await noteSsoRefusal(db, provider, error);
    throw error;
  }
}

async function signIn(
  { auth, discovery }: Sso,
  provider: Provider,
  request: SsoRequest,
  answer: SsoAnswer,
  { device, contact }: SsoFrom,
): Promise<Issued> {
  const { db, config } = auth;
  const configuration = await discovery.configurationOf(provider).catch(() => {
    throw new SsoRefusal('provider out of reach', 'SILENT');
  });
  const identity = await exchange(configuration, redirectUri(config), answer, request, provider);
  const { email } = identity;
  if (!provider.domains.includes(domainOf(email) ?? '')) throw new SsoRefusal('foreign domain', 'FOREIGN_DOMAIN', email);
  return db
    .transaction(async (tx) => {
      const userId = await personOf(tx, identity);
      const centres = await centresIn(tx, userId, provider.officeCentreId, email);
      const { officeCentreId } = await chooseCentre(tx, userId, centres, contact);
      await tx.query(sql`update users set last_sign_in_date = now() where id = ${userId}`);
      return createSession(tx, userId, officeCentreId, {
        ...device,
        method: 'SSO',
        providerBuildingId: provider.officeCentreId,
      });
    })
    .catch(async (error: unknown) => {
      if (error instanceof AppError && error.code === 'forbidden')
        await noteSsoRefusal(db, provider, { code: 'NO_ENTRY', reason: 'roles without entry', subject: email });
      throw error;
    });
}
