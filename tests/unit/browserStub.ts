/** A browser stub for tests: storage, an address, and a server whose answers are set per test. */
import { vi } from 'vitest';
import type { PortalSession } from '#authProvider/sessionStore.ts';
import { sessionOf } from '#tests/unit/session.ts';

export const ORIGIN = 'https://atrium.example';

export interface Answered {
  status: number;
  body: unknown;
}
export const ok = (data: unknown): Answered => ({ status: 200, body: { success: true, data, message: '' } });
/** A rejection with the code in the places where old and new clients look for it. */
export const refused = (code: string, status = 401, message = 'No'): Answered => ({
  status,
  body: { success: false, data: code, message, code },
});
export const tokens = (accessToken: string) => ({
  accessToken,
  accessExpiredAt: new Date(Date.now() + 900_000).toISOString(),
  refreshExpiredAt: new Date(Date.now() + 43_200_000).toISOString(),
});
export const person = (more: Partial<PortalSession> = {}): PortalSession => ({
  ...sessionOf('LANDLORD_ADMIN', 'building'),
  passwordLastChangedDate: null,
  mobileNumber: null,
  officeNumber: null,
  ...more,
});

/** Own enumerable keys are the stored entries, as in a browser. */
function storage(): Record<string, string> {
  const store = {} as Record<string, string>;
  const method = (value: unknown) => ({ value, enumerable: false });
  return Object.defineProperties(store, {
    getItem: method((key: string) => store[key] ?? null),
    setItem: method((key: string, value: string) => {
      store[key] = String(value);
    }),
    removeItem: method((key: string) => void delete store[key]),
  });
}

/** Stubs the globals; `brought` stands in the page. `answer` gets the path without query and the bearer token. Returns the calls as they are made. */
export function stubBrowser(
  answer: (path: string, token: string | null) => Answered | Promise<Answered>,
  { path = '/users', brought }: { path?: string; brought?: object } = {},
): { calls: string[]; local: Record<string, string>; events: EventTarget } {
  const calls: string[] = [];
  const local = storage();
  const events = new EventTarget();
  const inPage = brought ? [{ textContent: JSON.stringify(brought), remove: () => void inPage.pop() }] : [];
  vi.stubGlobal('document', {
    documentElement: { lang: 'en' },
    querySelector: () => null,
    getElementById: (id: string) => (id === 'page-start' ? (inPage[0] ?? null) : null),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  });
  vi.stubGlobal('window', {
    location: { origin: ORIGIN, pathname: path, search: '', assign: () => undefined },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push(`${init.method} ${url}`);
    const token = (init.headers as Record<string, string>).Authorization?.slice('Bearer '.length) ?? null;
    const { status, body } = await answer(url.split('?')[0] as string, token);
    return new Response(JSON.stringify(body), { status });
  });
  return { calls, local, events };
}
