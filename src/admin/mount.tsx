/** The admin app: react-admin's core inside our own frame. */
import { createRoot } from 'react-dom/client';
import { currentSession } from '#authProvider/sessionStore.ts';
import type { LocaleCode } from '#i18n/locales.ts';
import { startPreferences } from '#src/app/preferences/preferences.ts';
import { AdminApp } from './AdminApp.tsx';
import { makeI18nProvider } from './i18nProvider.ts';
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
