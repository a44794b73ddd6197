/** The admin app: react-admin's core inside our own frame. */
import { createRoot } from 'react-dom/client';
import { currentSession } from '#authProvider/sessionStore.ts';
import type { LocaleCode } from '#i18n/locales.ts';
import { AdminApp } from './AdminApp.tsx';
import { makeI18nProvider } from './i18nProvider.ts';
import { keptChoices, makeStore } from './store.ts';

/**
 * Draws the admin app once its language and what the person chose before are there. `ready` runs just before, to take away what stood in the root.
 * @returns how to take the app away
 */
export async function mountAdmin(locale: LocaleCode, root: () => HTMLElement, ready: () => void): Promise<() => void> {
  const person = currentSession()?.userUuid ?? '';
  const [i18nProvider, choices] = await Promise.all([makeI18nProvider(locale), keptChoices(person).catch(() => ({}))]);
  ready();
  const tree = createRoot(root());
  tree.render(<AdminApp i18nProvider={i18nProvider} store={makeStore(locale, person, choices)} />);
  return () => tree.unmount();
}
