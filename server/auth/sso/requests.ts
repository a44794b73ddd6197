/**
 * Sign-ins in progress at an identity provider: valid ten minutes, once, and only in the browser that started them. The table
 * holds nothing that could complete a sign-in: only hashes, and values encrypted with the browser's cookie.
 */
import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { seal, unseal } from '#server/db/secretBox.ts';
import { hashToken, randomToken } from '../secrets.ts';

export const SSO_MINUTES = 10;

export interface SsoRequest {
  officeCentreId: number;
  nonce: string;
  codeVerifier: string;
}
export interface OpenedRequest extends SsoRequest {
  state: string;
  /** For the cookie that binds the answer to the browser. */
  browser: string;
  expiresDate: string;
}

export async function openRequest(on: Queryable, officeCentreId: number): Promise<OpenedRequest> {
  const [state, browser, nonce, codeVerifier] = [randomToken(), randomToken(), randomToken(), randomToken()] as const;
  const stateHash = hashToken(state);
  const sealed = (name: string, value: string) => seal(Buffer.from(browser), 'sso-request', value, [name, stateHash]);
  const [row] = await on.query<{ expiresDate: string }>(sql`
    insert into sso_requests (state_hash, office_centre_id, nonce, code_verifier, browser_hash, expires_date)
    values (${stateHash}, ${officeCentreId}, ${sealed('nonce', nonce)}, ${sealed('verifier', codeVerifier)}, ${hashToken(browser)},
      now() + ${sql.raw(`interval '${SSO_MINUTES} minutes'`)}) returning expires_date as "expiresDate"`);
  if (!row) throw new Error('a sign-in was not stored');
  return { officeCentreId, state, browser, nonce, codeVerifier, expiresDate: row.expiresDate };
}

/** Uses a request up; undefined for one that is unknown, used, expired, or another browser's (which keeps it). */
export async function takeRequest(on: Queryable, state: string, browser: string): Promise<SsoRequest | undefined> {
  const stateHash = hashToken(state);
  const [row] = await on.query<SsoRequest & { live: boolean }>(sql`
    delete from sso_requests where state_hash = ${stateHash} and browser_hash = ${hashToken(browser)}
    returning office_centre_id as "officeCentreId", nonce, code_verifier as "codeVerifier", expires_date > now() as live`);
  if (!row?.live) return undefined;
  const opened = (name: string, value: string) => unseal(Buffer.from(browser), 'sso-request', value, [name, stateHash]);
  return {
    officeCentreId: row.officeCentreId,
    nonce: opened('nonce', row.nonce),
    codeVerifier: opened('verifier', row.codeVerifier),
  };
}
