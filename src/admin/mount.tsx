/** The admin app: react-admin's core inside our own frame. */
import { createRoot } from 'react-dom/client';
import { currentSession } from '#authProvider/sessionStore.ts';
import { loadEntity } from '#dataProvider/schemas.ts';
import type { LocaleCode } from '#i18n/locales.ts';
import { askEarly } from '#resources/generate/list/askEarly.ts';
import { pageAt, pageRefusal } from '#schemas/kernel/page.ts';
import { startPreferences } from '#src/app/preferences/preferences.ts';
import { AdminApp } from './AdminApp.tsx';
import { makeI18nProvider } from './i18nProvider.ts';
import { pages } from './pageList.ts';
import { followPreferences, startingLanguage } from './preferences/followPreferences.ts';
import { makeStore } from './store.ts';

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
  void askForFirstPage();
  const store = makeStore(first);
  const stop = followPreferences(store);
  ready();
  const tree = createRoot(root());
  tree.render(<AdminApp i18nProvider={i18nProvider} store={store} />);
  return () => {
    stop();
    tree.unmount();
  };
}

/** Asks for what a list at the plain address shows; an address with a search asks for something else. */
async function askForFirstPage(): Promise<void> {
  const { pathname, search } = window.location;
  const session = currentSession();
  const page = pageAt(pages, pathname);
  if (!session || search || page?.page !== 'list' || pageRefusal(session, page)) return;
  const entity = await loadEntity(page.entity).catch(() => undefined);
  if (entity) void askEarly(entity, session).catch(() => undefined);
}
