/** The admin app: react-admin's core inside our own frame. */
import { createRoot } from 'react-dom/client';
import type { LocaleCode } from '#i18n/locales.ts';
import { AdminApp } from './AdminApp.tsx';
import { makeI18nProvider } from './i18nProvider.ts';

/**
 * Draws the admin app once its language is there. `ready` runs just before, to take away what stood in the root.
 * @returns how to take the app away
 */
export async function mountAdmin(locale: LocaleCode, root: () => HTMLElement, ready: () => void): Promise<() => void> {
  const i18nProvider = await makeI18nProvider(locale);
  ready();
  const tree = createRoot(root());
  tree.render(<AdminApp i18nProvider={i18nProvider} />);
  return () => tree.unmount();
}
