/** Answers asked for before a page is drawn: taken once by the same call, and by no other. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type PortalSession, setSession } from '#authProvider/sessionStore.ts';
import { askingEarly, takingEarly } from '#dataProvider/earlyCalls.ts';
import type { Http } from '#dataProvider/oneRecord.ts';

afterEach(() => {
  vi.useRealTimers();
  setSession(null);
});

/** A client that numbers its answers; `fails` refuses that one. */
function client(fails?: number) {
  let calls = 0;
  return (async () => {
    calls += 1;
    if (calls === fails) throw new Error('refused');
    return { data: calls };
  }) as unknown as Http;
}
const query = { page: 1, tab: 'OPEN' };

describe('early calls', () => {
  it('answer the same call once', async () => {
    const http = client();
    await askingEarly(http)('GET', '/rows', { query });
    const later = takingEarly(http);
    expect(await later('GET', '/rows', { query: { ...query, page: 2 } })).toEqual({ data: 2 });
    expect(await later('GET', '/rows', { query })).toEqual({ data: 1 });
    expect(await later('GET', '/rows', { query })).toEqual({ data: 3 });
  });

  it('are shared while they are under way', async () => {
    const http = client();
    const early = askingEarly(http)('GET', '/rows');
    expect(await takingEarly(http)('GET', '/rows')).toBe(await early);
  });

  it('are asked again when they failed, or when nobody took the answer in time', async () => {
    const failing = client(1);
    await expect(askingEarly(failing)('GET', '/rows')).rejects.toThrow('refused');
    expect(await takingEarly(failing)('GET', '/rows')).toEqual({ data: 2 });
    vi.useFakeTimers();
    const http = client();
    await askingEarly(http)('GET', '/rows');
    vi.advanceTimersByTime(6_000);
    expect(await takingEarly(http)('GET', '/rows')).toEqual({ data: 2 });
  });

  it('are not taken in another office centre', async () => {
    const http = client();
    const inCentre = (officeCentreId: number) => setSession({ userUuid: 'u', officeCentre: { officeCentreId } } as PortalSession);
    inCentre(1);
    await askingEarly(http)('GET', '/rows');
    inCentre(2);
    expect(await takingEarly(http)('GET', '/rows')).toEqual({ data: 2 });
    inCentre(1);
    expect(await takingEarly(http)('GET', '/rows')).toEqual({ data: 1 });
  });
});
