/** The two calls behind the preferences. */
import { RequestFailure } from '#authProvider/request.ts';
import { authorised } from '#authProvider/session.ts';
import { type Preferences, takePreferences } from '#authProvider/sessionStore.ts';

/** All preferences of the person by key, those that came with the session if they did; undefined when the server gives none. */
export async function loadAll(): Promise<Preferences | undefined> {
  const brought = takePreferences();
  if (brought) return brought;
  const { data } = await authorised<Preferences>('GET', '/preferences');
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? data : undefined;
}

/** Temporary refusals: the session is over, or the rate limit is reached. */
const TEMPORARY = new Set([401, 429]);

/** `later`: the server cannot be reached now. Other refusals are final and count as done. */
export async function saveOne(key: string, value: unknown): Promise<'done' | 'later'> {
  try {
    await authorised('PUT', `/preferences/${encodeURIComponent(key)}`, { body: { value }, keepalive: true });
    return 'done';
  } catch (error) {
    const isRefused =
      error instanceof RequestFailure && error.status >= 400 && error.status < 500 && !TEMPORARY.has(error.status);
    return isRefused ? 'done' : 'later';
  }
}
