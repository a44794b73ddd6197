/**
 * Opens the admin app. A chunk of its own, so that pages without sign-in do not even load the names of the admin app's
 * chunks.
 */
import { safeRedirect } from '#authProvider/redirect.ts';
import { loadMessages } from '#i18n/index.ts';
import { startLanguage } from './language.ts';

const adminApp = () => import('./admin/mount.tsx');

/** Fetches side by side what the first page behind sign-in needs, while a code is typed or the session is loading. */
export function prefetchAdmin(): void {
  for (const part of [adminApp(), loadMessages(startLanguage()), import('#resources/generate/list/ListPage.tsx')])
    part.catch(() => undefined);
}

/** Mounts the admin app at the current path; `leave` unmounts what was there. Returns how to unmount the app. */
export async function showAdmin(root: () => HTMLElement, leave: () => void): Promise<() => void> {
  const { mountAdmin } = await adminApp();
  return mountAdmin(startLanguage(), root, leave);
}

/** Goes to the wanted page when it opens, else to the person's home. */
export async function goToLanding(): Promise<void> {
  const { landing } = await import('./landing.ts');
  const wanted = safeRedirect(new URLSearchParams(window.location.search).get('redirect'));
  window.history.replaceState(null, '', landing(wanted));
}
