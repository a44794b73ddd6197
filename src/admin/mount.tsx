/** The admin app: react-admin's core inside our own frame. */
import { createRoot } from 'react-dom/client';
import { currentSession } from '#authProvider/sessionStore.ts';
import { loadEntity } from '#dataProvider/schemas.ts';
import type { LocaleCode } from '#i18n/locales.ts';
import { preloadPage } from '#resources/generate/EntityPage.tsx';
import { askEarly } from '#resources/generate/list/askEarly.ts';
import { pageAt, pageRefusal } from '#schemas/kernel/areas/page.ts';
import { startPreferences } from '#src/app/preferences/preferences.ts';
import { AdminApp } from './AdminApp.tsx';
import { makeI18nProvider } from './i18nProvider.ts';
import { pages } from './pageList.ts';
import { followPreferences, startingLanguage } from './preferences/followPreferences.ts';
import { makeQueryClient } from './queryClient.ts';
import { endListeningEarly, listenEarly } from './shortcuts/earlyKeys.ts';
import { makeStore } from './store.ts';

/** So long the frame waits for its first page and rows: to draw all at once takes less than one after the other. */
const WAIT_MS = 300;

/**
 * Mounts the admin app once its language and the person's preferences are loaded. `ready` runs just before, to unmount what was
 * in the root.
 * @returns how to unmount the app
 */
export async function mountAdmin(locale: LocaleCode, root: () => HTMLElement, ready: () => void): Promise<() => void> {
  const person = currentSession()?.userUuid ?? '';
  await startPreferences(person);
  const first = startingLanguage(locale);
  const i18nProvider = await makeI18nProvider(first);
  const store = makeStore(first);
  const queryClient = makeQueryClient();
  const drawn = new AbortController();
  await Promise.race([
    Promise.all([loadFirstPage(), askForFirstRows({ queryClient, store, drawn: drawn.signal })]),
    after(WAIT_MS),
  ]);
  drawn.abort();
  const stop = followPreferences(store);
  ready();
  const tree = createRoot(root());
  listenEarly();
  tree.render(<AdminApp i18nProvider={i18nProvider} store={store} queryClient={queryClient} />);
  return () => {
    stop();
    endListeningEarly();
    tree.unmount();
  };
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What the page at the address is made of: it came with the address, and a first drawing that has it needs no second one. */
async function loadFirstPage(): Promise<void> {
  const page = pageAt(pages, window.location.pathname);
  if (page?.entity) await preloadPage(page.entity, page.view);
}

/** Asks for what the list at the address shows. */
async function askForFirstRows(places: Parameters<typeof askEarly>[2]): Promise<void> {
  const session = currentSession();
  const page = pageAt(pages, window.location.pathname);
  if (!session || page?.view !== 'list' || pageRefusal(session, page)) return;
  const entity = await loadEntity(page.entity).catch(() => undefined);
  if (entity) await askEarly(entity, session, places).catch(() => undefined);
}
