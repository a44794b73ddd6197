/**
 * What a page of the portal brings along for whoever is signed in: tokens, session, preferences and the first answers of a list, so
 * that the portal asks for nothing before it is drawn for the first time. The answers are those of the calls themselves, asked in
 * this process with the person's own token: who may see what is decided in one place.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type LocaleCode, localeCodes } from '#i18n/locales.ts';
import { callOf } from '#schemas/kernel/calls/calls.ts';
import type { Envelope } from '#schemas/kernel/calls/errors.ts';
import { fillPath } from '#schemas/kernel/calls/path.ts';
import { type Query, searchOf } from '#schemas/kernel/calls/search.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type ListSettings, lookIn, openedTab, settingsKey, stateAt } from '#schemas/kernel/lists/address.ts';
import { countsQuery, listQuery } from '#schemas/kernel/lists/listCall.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { userInfo } from '#server/auth/people/accounts.ts';
import { preferencesOf } from '#server/auth/people/preferences.ts';
import type { Auth } from '#server/auth/session/auth.ts';
import { hasPageCookie, pageSessionOf } from '#server/auth/session/pageCookie.ts';
import { pageOf } from './portalPage.ts';

/** Longer answers are left to the portal: it shows its frame meanwhile. */
const MOST_BYTES = 100_000;
const OWN = new Set(['same-origin', 'none']);

/**
 * Whether a browser shows the answer as a page of its own, asked for by an address, a link or a form of ours. Nobody else gets
 * anything of a person's: no script that fetches the page, no frame, no other site.
 */
const isOwnNavigation = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document' &&
  OWN.has(String(headers['sec-fetch-site']));

/** Asks a call of the product; the text of its answer, or undefined when it refuses. */
type Ask = (path: string) => Promise<string | undefined>;

/** What a list at its address asks for before it can be drawn: the counts of its tabs, and the rows of the one that it opens. */
async function answersOf(
  entity: Entity,
  search: string,
  { session, settings, ask }: { session: Session; settings: ListSettings; ask: Ask },
): Promise<[path: string, answer: string][]> {
  const { list, api } = entity;
  const state = stateAt(entity, search, settings);
  // A saved view is read first, and a board or a timeline asks in its own way.
  if ((search === '' && settings.view !== undefined) || lookIn(entity, state.filter)) return [];
  const pathOf = (name: 'list' | 'statusCount', query: Query): string | undefined => {
    const { path } = callOf(entity, name);
    const centre = session.officeCentre;
    if (path.includes('{') && !centre) return undefined;
    return fillPath(path, { officeCentreId: centre?.officeCentreId, officeCentreUuid: centre?.uuid }) + searchOf(query);
  };
  const answered = async (path: string | undefined): Promise<[string, string][]> => {
    const answer = path && (await ask(path));
    return path && answer ? [[path, answer]] : [];
  };
  const counting = list.tabs && api.verbs.statusCount ? answered(pathOf('statusCount', countsQuery(entity, state.filter))) : [];
  const opened = await openedTab(entity, search, async () => {
    const [counted] = await counting;
    return counted && (JSON.parse(counted[1]) as Envelope<Record<string, number>>).data;
  });
  if (!opened || opened.tab?.of) return counting;
  const { tab } = opened;
  const filter = { ...state.filter, ...(tab && { tab: tab.code }) };
  const rows = answered(pathOf('list', listQuery(entity, { ...state, filter })));
  return [...(await counting), ...(await rows)];
}

/** What a page brings along. */
export type PageStart = (request: FastifyRequest) => Promise<{ element: string; locale: LocaleCode } | undefined>;

/** In a script element, where nothing may end it. */
const escaped = (json: string): string => json.replaceAll('<', '\\u003c');

/**
 * @param api the prefix of the calls that `app` serves
 * @returns what makes the element for a page's HTML, and the language of whoever asks; undefined where the page is everybody's
 */
export function makePageStart(app: FastifyInstance, auth: Auth, api: string): PageStart {
  return async (request) => {
    const [path = '', search] = request.url.split('?', 2);
    const page = pageOf(path);
    if (page === 'public' || !hasPageCookie(request) || !isOwnNavigation(request)) return undefined;
    const found = await pageSessionOf(auth, request);
    if (!found) return undefined;
    const { session, sessionId, refreshExpiredAt } = found;
    const [issued, preferences] = await Promise.all([
      auth.tokens.issue(sessionId, session.userId),
      preferencesOf(auth.db, session),
    ]);
    const locale = localeCodes.find((one) => one === preferences.language) ?? request.locale;
    const ask = askWith(app, request, { api, token: issued.accessToken, locale });
    const settings = (page ? (preferences[settingsKey(page.entity)] ?? {}) : {}) as ListSettings;
    const [user, answers] = await Promise.all([
      userInfo(auth.db, session, issued.accessToken),
      page?.view === 'list' ? answersOf(page.entity, search ? `?${search}` : '', { session, settings, ask }) : [],
    ]);
    const start = JSON.stringify({ tokens: { ...issued, refreshExpiredAt }, session: user, preferences, locale });
    const texts = answers
      .filter(([, text]) => text.length <= MOST_BYTES)
      .map(([asked, text]) => `${JSON.stringify(asked)}:${text}`);
    const json = `${start.slice(0, -1)},"answers":{${texts.join()}}}`;
    return { element: `<script type="application/json" id="page-start">${escaped(json)}</script>`, locale };
  };
}

/** Asks the product's own calls for the person, from the same address. */
function askWith(
  app: FastifyInstance,
  { headers: { host = '' }, ip }: FastifyRequest,
  { api, token, locale }: { api: string; token: string; locale: LocaleCode },
): Ask {
  const headers = { host, accept: 'application/json', 'accept-language': locale, authorization: `Bearer ${token}` };
  return async (path) => {
    const { statusCode, body } = await app.inject({ url: api + path, headers, remoteAddress: ip });
    return statusCode === 200 ? body : undefined;
  };
}
