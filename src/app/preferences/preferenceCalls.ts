/** The two calls behind the preferences. */
import { RequestFailure } from '#authProvider/request.ts';
import { authorised } from '#authProvider/session.ts';

/** Everything that the person has chosen, by key; undefined when the server does not say. */
export async function loadAll(): Promise<Record<string, unknown> | undefined> {
  const { data } = await authorised<Record<string, unknown>>('GET', '/preferences');
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? data : undefined;
}

/** Refusals that pass: the session is over, or there were too many calls. */
const PASSING = new Set([401, 429]);

/** `later`: the server cannot be asked now. Another refusal will not become an acceptance, so it counts as done. */
export async function saveOne(key: string, value: unknown): Promise<'done' | 'later'> {
  try {
    await authorised('PUT', `/preferences/${encodeURIComponent(key)}`, { body: { value } });
    return 'done';
  } catch (error) {
    const isRefused = error instanceof RequestFailure && error.status >= 400 && error.status < 500 && !PASSING.has(error.status);
    return isRefused ? 'done' : 'later';
  }
}
