/** The portal's part of single sign-on (000 §2 /code): where the browser is sent, and which page opens afterwards. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok, person, stubBrowser, tokens } from '#tests/unit/browserStub.ts';

const load = () => Promise.all([import('#authProvider/sso.ts'), import('#authProvider/tokens.ts')]);

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('going to the identity provider', () => {
  it('follows only a web address, whatever the server sends (R-0032)', async () => {
    let authorizationUrl = 'https://login.example/auth?x=1';
    stubBrowser(() => ok({ authorizationUrl }));
    const [{ ssoAddress }] = await load();
    expect(await ssoAddress('x@marina.example', null)).toBe(authorizationUrl);
    for (const wrong of ['javascript:alert(1)//https://', 'data:text/html,x', '//evil.example', '/users', '']) {
      authorizationUrl = wrong;
      await expect(ssoAddress('x@marina.example', null)).rejects.toMatchObject({ code: 'unavailable' });
    }
  });

  it('remembers the requested page, for one use and only if it is a page of the portal', async () => {
    stubBrowser(() => ok({ authorizationUrl: 'https://login.example' }));
    const [{ ssoAddress, takeRequestedPage }] = await load();
    await ssoAddress('x@marina.example', '/users?tab=ACTIVE');
    expect([takeRequestedPage(), takeRequestedPage()]).toEqual(['/users?tab=ACTIVE', undefined]);
    for (const wrong of ['https://evil.example', '//evil.example', '/code?code=1', '/login', null]) {
      await ssoAddress('x@marina.example', '/users');
      await ssoAddress('x@marina.example', wrong);
      expect([wrong, takeRequestedPage()]).toEqual([wrong, undefined]);
    }
    sessionStorage.setItem('atrium.sso.redirect', '//evil.example');
    expect(takeRequestedPage()).toBeUndefined();
  });
});

describe('coming back from the identity provider', () => {
  it('sends the answer to /auth/login with the header that names the provider (R-0090)', async () => {
    const { calls } = stubBrowser((path) => ok(path.endsWith('/auth/login') ? tokens('fresh') : person()));
    const fetched = vi.spyOn(globalThis, 'fetch');
    const [{ ssoSignIn }, { currentToken }] = await load();
    await ssoSignIn({ code: 'c', state: 's' });
    expect(calls[0]).toBe('POST /api/auth/login');
    const { headers, body } = (fetched.mock.calls[0] as [string, RequestInit])[1];
    expect(headers).toMatchObject({ authProvider: 'OIDC' });
    expect(JSON.parse(body as string)).toEqual({ code: 'c', state: 's' });
    expect(currentToken()).toBe('fresh');
  });
});
