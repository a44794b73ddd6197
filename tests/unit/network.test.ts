/** 000 §7: how the portal calls the API. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiUrl, request, TIMEOUT_MS } from '#authProvider/request.ts';
import { runAction } from '#dataProvider/actions.ts';
import { cleanBody } from '#dataProvider/body.ts';
import type { Http } from '#dataProvider/oneRecord.ts';
import { pathOf } from '#dataProvider/paths.ts';
import { entityOf } from '#schemas/index.ts';
import { sessionOf } from '#tests/unit/session.ts';

interface Sent {
  url: string;
  init: RequestInit & { headers: Record<string, string> };
}
/** A browser whose server answers `body`; returns the request that was sent. */
function browser(body: unknown, { status = 200, base = '/api' } = {}): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('document', { documentElement: { lang: 'zh-Hant' }, querySelector: () => ({ content: base }) });
  vi.stubGlobal('fetch', async (url: string, init: Sent['init']) => {
    sent.push({ url, init });
    return new Response(JSON.stringify(body), { status });
  });
  return sent;
}
afterEach(() => vi.unstubAllGlobals());
const fine = { success: true, data: 1, message: 'done' };

describe('a request', () => {
  it('goes to a path below the API base, wherever that is (R-0278)', async () => {
    const sent = browser(fine, { base: 'https://api.example/v1/' });
    await request('GET', '/car-parks', { query: { page: 2, empty: '', nothing: null, many: [1, 2] } });
    expect(sent[0]?.url).toBe('https://api.example/v1/car-parks?page=2&many=1&many=2');
    expect(apiUrl('/users')).toBe('https://api.example/v1/users');
  });
  it('carries credentials (R-0279), a bearer token (R-0280) and the language', async () => {
    const sent = browser(fine);
    await request('POST', '/things', { body: { a: 1 }, token: 'abc' });
    expect(sent[0]?.init).toMatchObject({
      credentials: 'include',
      headers: { Authorization: 'Bearer abc', 'Accept-Language': 'zh-Hant', 'Content-Type': 'application/json' },
    });
    await request('GET', '/things');
    expect(sent[1]?.init.headers).not.toHaveProperty('Authorization');
  });
  it('times out after 30 s, bulk work later if its caller says so (R-0281)', async () => {
    browser(fine);
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await request('GET', '/things');
    await request('POST', '/things/upload-data', { timeoutMs: 120_000 });
    expect(timeout.mock.calls).toEqual([[30_000], [120_000]]);
    expect(TIMEOUT_MS).toBe(30_000);
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
      throw signal?.reason;
    });
    timeout.mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
    await expect(request('GET', '/things')).rejects.toMatchObject({ code: 'timeout', status: 0 });
    timeout.mockRestore();
  });
  it('returns the content of the envelope: success flag, data and message (R-0284)', async () => {
    browser(fine);
    expect(await request('GET', '/things')).toEqual({ data: 1, message: 'done', status: 200 });
    browser({ success: false, data: 'why', message: 'No such thing', code: 'notFound' }, { status: 404 });
    await expect(request('GET', '/things')).rejects.toMatchObject({ message: 'No such thing', code: 'notFound', data: 'why' });
  });
});

describe('a body', () => {
  it('has no nulls (R-0282)', () => {
    expect(cleanBody({ a: null, b: { c: null, d: 0 }, e: false })).toEqual({ b: { d: 0 }, e: false });
  });
  it('has no empty objects, including those that become empty (R-0283)', () => {
    expect(cleanBody({ a: {}, b: { c: {} }, d: { e: null }, list: [] })).toEqual({ list: [] });
  });
});

it('calls of tenant and landlord use their own office centre (R-0286)', () => {
  const users = entityOf('users');
  const at = (officeCentreId: number, side: 'building' | 'tenant') =>
    sessionOf('MASTER_ADMIN', side, {
      officeCentre: {
        officeCentreId,
        uuid: 'u',
        officeCentreType: side === 'building' ? 'LANDLORD' : 'TENANT',
        companyName: 'A',
        buildingName: 'B',
        landlordId: side === 'building' ? null : 1,
        timeZone: 'UTC',
        currency: 'SGD',
      },
    });
  expect(pathOf(users, 'list', at(1, 'building')).path).toBe('/office-centres/1/users');
  expect(pathOf(users, 'list', at(7, 'tenant')).path).toBe('/office-centres/7/users');
});

it('removing everybody from a global user group times out after 120000 ms, another action as every call does (R-0287)', async () => {
  const groups = entityOf('global-user-groups');
  const waits: unknown[] = [];
  const call = (async (_method: string, _path: string, options: object) => {
    waits.push((options as { timeoutMs?: number }).timeoutMs);
    return { data: null, message: '', status: 200 };
  }) as unknown as Http;
  await runAction(call, groups, null, { action: 'removeAllUser', id: 1 });
  await runAction(call, entityOf('car-parks'), null, { action: 'updateName', id: 1 });
  expect(waits).toEqual([120_000, undefined]);
});
