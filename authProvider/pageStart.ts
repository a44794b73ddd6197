/**
 * What the server has put into the page for whoever is signed in (`server/http/pageStart.ts`): the session, and the first answers.
 * Taken out once, so that nothing of it stays in a page that is kept, printed or gone back to.
 */
import type { Envelope } from '#schemas/kernel/calls/errors.ts';
import type { PortalSession, Preferences } from './sessionStore.ts';
import type { Tokens } from './tokens.ts';

interface PageStart {
  tokens: Tokens;
  session: PortalSession;
  preferences: Preferences;
  /** The language of the answers. */
  locale: string;
  /** By path and query below the API's base. */
  answers: Record<string, Envelope>;
}

/** An answer that nobody has asked for so long after the page came is asked for anew. */
const FRESH_MS = 10_000;
let answers: PageStart['answers'] = {};
let language = '';

/** The session in the page, once; undefined where it has none. The answers beside it can be taken from now on. */
export function takePageStart(): Pick<PageStart, 'tokens' | 'session' | 'preferences'> | undefined {
  const element = document.getElementById('page-start');
  if (!element) return undefined;
  element.remove();
  const start = JSON.parse(element.textContent ?? '') as PageStart;
  ({ answers, locale: language } = start);
  return start;
}

/** The answer in the page to a call by GET, once, while it is fresh and in the language in which it would be asked. */
export function takeAnswer<T>(address: string): Envelope<T> | undefined {
  const { [address]: found, ...others } = answers;
  if (!found || performance.now() > FRESH_MS || document.documentElement.lang !== language) return undefined;
  answers = others;
  return found as Envelope<T>;
}

/** The session has ended: what came for it is nobody's. */
export function dropAnswers(): void {
  answers = {};
}
