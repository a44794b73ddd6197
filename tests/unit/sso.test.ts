/** The basis of single sign-on: which addresses may be called, how domains are compared, how secrets are encrypted. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { addressOf, isOfAnyOrganisation, trustsByDefault } from '#server/auth/sso/address.ts';
import { domainOf, normalDomain } from '#server/auth/sso/domains.ts';
import { seal, unseal } from '#server/db/secretBox.ts';
import { isPublicIp, mayCall } from '#server/outbound/address.ts';
import { outboundFetch } from '#server/outbound/outboundFetch.ts';

describe('addresses', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001:0:a00:1::',
    'not an address',
  ])('%s is not public', (ip) => {
    expect(isPublicIp(ip)).toBe(false);
  });
  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2001:4860:4860::8888'])('%s is public', (ip) => {
    expect(isPublicIp(ip)).toBe(true);
  });

  it('in production must be https on the public internet', () => {
    const yes = ['https://login.example', 'https://8.8.8.8/x', 'https://login.example:8443'];
    // The dotted, the decimal and the short form of one address are equal.
    const no = [
      'http://login.example',
      'http://localhost',
      'https://127.0.0.1',
      'https://2130706433',
      'https://0x7f.1',
      'https://[::1]',
      'https://[::ffff:10.0.0.1]',
      'https://user@login.example',
      'javascript:alert(1)',
      'file:///etc/passwd',
      '',
    ];
    expect(yes.filter((one) => !mayCall(one, true))).toEqual([]);
    expect(no.filter((one) => mayCall(one, true))).toEqual([]);
  });
  it('outside production may also be this machine, without https', () => {
    expect(
      ['http://localhost:1', 'http://127.0.0.1:1', 'http://[::1]:1', 'https://10.0.0.1'].every((one) => mayCall(one, false)),
    ).toBe(true);
    expect(['http://10.0.0.1', 'http://login.example', 'http://127.0.0.1.evil.example'].some((one) => mayCall(one, false))).toBe(
      false,
    );
  });
});

describe('calls to a provider', () => {
  const options = { method: 'GET', headers: {}, body: null, redirect: 'manual' } as const;

  async function withServer(
    answer: (path: string) => [number, string, Record<string, string>?],
    use: (origin: string) => Promise<void>,
  ) {
    const asked: string[] = [];
    const server = createServer((request, reply) => {
      asked.push(request.url as string);
      const [status, body, headers = {}] = answer(request.url as string);
      reply.writeHead(status, headers).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      await use(`localhost:${(server.address() as AddressInfo).port}`);
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
    return asked;
  }

  it('resolve a name before they connect: a name that resolves to an internal address is not called', async () => {
    const asked = await withServer(
      () => [200, '{}'],
      async (host) => {
        await expect(outboundFetch(true)(`https://${host}/`, options)).rejects.toThrow('localhost is not public');
        await expect(outboundFetch(true)(`http://${host}/`, options)).rejects.toThrow('may not be called');
      },
    );
    expect(asked).toEqual([]);
  });

  it('follow no redirect to another host, and stop reading a long answer', async () => {
    const asked = await withServer(
      (path) => (path === '/long' ? [200, 'x'.repeat(1_048_577)] : [302, '', { location: '/inside', 'x-kept': 'yes' }]),
      async (host) => {
        const answer = await outboundFetch(false)(`http://${host}/`, options);
        expect([answer.status, answer.headers.get('x-kept')]).toEqual([302, 'yes']);
        await expect(outboundFetch(false)(`http://${host}/long`, options)).rejects.toThrow('too long');
      },
    );
    expect(asked).toEqual(['/', '/long']);
  });
});

describe('domains', () => {
  it('are compared in one normalized spelling', () => {
    expect(normalDomain(' Marina.EXAMPLE ')).toBe('marina.example');
    expect(domainOf('x@Bücher.example')).toBe('xn--bcher-kva.example');
    expect(domainOf('"a@b"@marina.example')).toBe('marina.example');
  });
  it('of an invalid e-mail address are empty', () => {
    for (const text of [
      'marina.example',
      '@marina.example',
      'x@',
      'x@marina',
      'x@-a.example',
      'x@a..example',
      'x@1.2.3.4',
      'x@a.example/b',
      'x@a.example:25',
    ])
      expect([text, domainOf(text)]).toEqual([text, undefined]);
  });
});

describe('a sealed secret', () => {
  const key = new Uint8Array(32).fill(7);
  const sealed = seal(key, 'client-secret', 'hush 祕密', [1, 'issuer']);

  it('opens with its key, its purpose and its owner', () => {
    expect(unseal(key, 'client-secret', sealed, [1, 'issuer'])).toBe('hush 祕密');
    expect(seal(key, 'client-secret', 'hush 祕密', [1, 'issuer'])).not.toBe(sealed);
  });
  it('does not open otherwise, or when it was changed', () => {
    const bytes = Buffer.from(sealed, 'base64url');
    bytes[15] = (bytes[15] as number) ^ 1;
    expect(() => unseal(new Uint8Array(32), 'client-secret', sealed, [1, 'issuer'])).toThrow();
    expect(() => unseal(key, 'sso-request', sealed, [1, 'issuer'])).toThrow();
    expect(() => unseal(key, 'client-secret', sealed, [2, 'issuer'])).toThrow();
    expect(() => unseal(key, 'client-secret', bytes.toString('base64url'), [1, 'issuer'])).toThrow();
    expect(() => unseal(key, 'client-secret', '', [1, 'issuer'])).toThrow();
  });
});

describe('the issuer of Entra ID', () => {
  const tenant = '11111111-2222-4333-8444-555555555555';
  it('is trusted where it is that of one organisation, and refused where it signs in accounts of any', () => {
    for (const issuer of [`https://login.microsoftonline.com/${tenant}/v2.0`, `https://sts.windows.net/${tenant}/`]) {
      expect(trustsByDefault(issuer), issuer).toBe(true);
      expect(isOfAnyOrganisation(issuer), issuer).toBe(false);
    }
    for (const word of ['common', 'organizations', 'consumers', '{tenantid}', 'company.example'])
      expect(isOfAnyOrganisation(`https://login.microsoftonline.com/${word}/v2.0`), word).toBe(true);
    for (const issuer of [
      'https://accounts.google.com',
      `https://evil.example/https://login.microsoftonline.com/${tenant}/v2.0`,
      `https://login.microsoftonline.com.evil.example/${tenant}/v2.0`,
    ]) {
      expect(trustsByDefault(issuer), issuer).toBe(false);
      expect(isOfAnyOrganisation(issuer), issuer).toBe(false);
    }
  });

  it('says whose account it is: the tenant in the token is the one of the issuer', () => {
    const provider = {
      officeCentreId: 1,
      issuer: `https://login.microsoftonline.com/${tenant}/v2.0`,
      clientId: 'x',
      clientSecret: 'y',
      domains: ['marina.example'],
      trustsDomains: null,
    };
    const claims = { tid: tenant, preferred_username: 'Grace@Marina.example' };
    expect(addressOf(claims, provider)).toBe('grace@marina.example');
    expect(() => addressOf({ ...claims, tid: tenant.replace('1', '9') }, provider)).toThrow('guest');
    expect(() => addressOf({ ...claims, email: 'grace@marina.example', xms_edov: false }, provider)).toThrow(
      'email not verified',
    );
    expect(() => addressOf(claims, { ...provider, trustsDomains: false })).toThrow('email not verified');
    expect(() => addressOf(claims, { ...provider, domains: [] })).toThrow('foreign domain');
  });
});
