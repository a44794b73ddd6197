/** Calls made before the view that needs their answers is drawn: the same call takes that answer instead of asking again. */
import type { Answer } from '#authProvider/request.ts';
import { currentSession } from '#authProvider/sessionStore.ts';
import type { HttpOptions } from './httpClient.ts';
import type { Http } from './oneRecord.ts';

/** An answer that nobody has taken by then is too old, as it is for the query cache. */
const FRESH_MS = 5_000;

interface Kept {
  answer: Promise<Answer<unknown>>;
  until: number;
}
const kept = new Map<string, Kept>();
/** Another person, or another office centre, has other answers. */
const keyOf = (method: string, path: string, { query }: HttpOptions): string => {
  const session = currentSession();
  return JSON.stringify([session?.userUuid, session?.officeCentre?.officeCentreId, method, path, query ?? {}]);
};

/** Keeps the answers of these calls for `takingEarly`. */
export const askingEarly =
  (call: Http): Http =>
  (method, path, options = {}) => {
    const answer = call<never>(method, path, options);
    kept.set(keyOf(method, path, options), { answer, until: Date.now() + FRESH_MS });
    return answer;
  };

/** Takes an answer that was asked for early, once; asks where there is none, or where that call failed. */
export const takingEarly =
  (call: Http): Http =>
  (method, path, options = {}) => {
    // After a change they may be wrong.
    if (method !== 'GET') kept.clear();
    const key = keyOf(method, path, options);
    const early = kept.get(key);
    kept.delete(key);
    const ask = () => call<never>(method, path, options);
    return early && early.until > Date.now() ? (early.answer as Promise<Answer<never>>).catch(ask) : ask();
  };
