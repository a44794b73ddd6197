/** A real identity provider (OpenID Connect) on a port of this machine, and a headless browser to sign in there. */
import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import Provider from 'oidc-provider';

export interface Account {
  sub: string;
  email?: string;
  email_verified?: boolean;
  /** As Entra ID has them: the name of the account, the tenant, and whether it is a guest there. */
  preferred_username?: string;
  upn?: string;
  tid?: string;
  acct?: number;
  idp?: string;
  /** As Google has it: the organisation of the account. */
  hd?: string;
}
export interface Client {
  id: string;
  secret: string;
}
export interface TestProvider {
  issuer: string;
  client: Client;
  /** The people who can sign in there, by login. */
  accounts: Map<string, Account>;
  /** Changes the ID token before it is sent; undefined leaves it unchanged. */
  tamper: ((idToken: string) => Promise<string> | string) | undefined;
  /** An ID token with the provider's own signature. */
  sign(claims: JWTPayload, alg?: string): Promise<string>;
  close(): Promise<void>;
}

/** @param claimsInToken whether the ID token contains the e-mail address, or only a separate request returns it */
export async function startProvider(
  redirectUri: string,
  { claimsInToken = true, port = 0 }: { claimsInToken?: boolean; port?: number } = {},
): Promise<TestProvider> {
  let listener: RequestListener = (_, answer) => answer.end();
  const server = createServer((request, answer) => listener(request, answer));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const client: Client = { id: 'atrium', secret: `secret-${randomUUID()}` };
  const made: TestProvider = {
    issuer,
    client,
    accounts: new Map(),
    tamper: undefined,
    sign: (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'test' }).sign(privateKey),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] }],
    claims: {
      openid: ['sub', 'tid', 'acct', 'idp', 'hd'],
      email: ['email', 'email_verified'],
      profile: ['preferred_username', 'upn'],
    },
    conformIdTokenClaims: !claimsInToken,
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'test', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomUUID()] },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_: unknown, login: string) => {
      const account = made.accounts.get(login);
      return account && { accountId: login, claims: () => account };
    },
  });
  provider.use(async (context, next) => {
    await next();
    const body = context.body as { id_token?: string } | undefined;
    if (context.oidc?.route === 'token' && body?.id_token && made.tamper) body.id_token = await made.tamper(body.id_token);
  });
  listener = provider.callback();
  return made;
}

/** Cookies of one host, as a browser stores them. */
class Jar {
  readonly #kept = new Map<string, string>();

  take(answer: Response): void {
    for (const one of answer.headers.getSetCookie()) {
      const [name, value] = (one.split(';')[0] as string).split(/=(.*)/s) as [string, string];
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(one)) this.#kept.delete(name);
      else this.#kept.set(name, value);
    }
  }
  get header(): string {
    return [...this.#kept].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

/**
 * Opens the provider, signs in on its page and gives consent.
 * @returns the address to which it redirects the browser
 */
export async function visitProvider(authorizationUrl: string, login: string, redirectUri: string): Promise<URL> {
  const jar = new Jar();
  let address = new URL(authorizationUrl);
  let form: URLSearchParams | undefined;
  for (let steps = 0; steps < 20; steps += 1) {
    if (address.href.startsWith(`${redirectUri}?`)) return address;
    const answer = await fetch(address, {
      method: form ? 'POST' : 'GET',
      headers: { cookie: jar.header },
      body: form,
      redirect: 'manual',
    });
    jar.take(answer);
    const next = answer.headers.get('location');
    form = undefined;
    if (next) {
      address = new URL(next, address);
      continue;
    }
    const page = await answer.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    if (!prompt) throw new Error(`the provider answered ${answer.status}: ${page.slice(0, 300)}`);
    form = new URLSearchParams(prompt === 'login' ? { prompt, login, password: 'any' } : { prompt });
    address = new URL(/action="([^"]+)"/.exec(page)?.[1] as string, address);
  }
  throw new Error('the provider does not come to an end');
}
