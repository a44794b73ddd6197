/**
 * The entry: it decides by path whether the light pages without sign-in or the admin app are shown, and loads only
 * that half. Both are drawn into the same root; going from sign-in to the admin app needs no reload.
 */
import '#src/theme/font.css';
import 'virtual:atrium/tokens.css';
import { loginPath, safeRedirect } from '#authProvider/redirect.ts';
import { followTabs, restoreSession } from '#authProvider/session.ts';
import { mayHaveSession } from '#authProvider/tokens.ts';
import { loadMessages, loadPublicMessages } from '#i18n/index.ts';
import { startLanguage } from './language.ts';
import { publicPathOf } from './routes.ts';
import { startColourMode } from './theme/colourMode.ts';

const publicPages = () => import('./public/mount.tsx');
const adminApp = () => import('./admin/mount.tsx');
/** What the first page behind sign-in needs, fetched side by side while the person types a code or the session is asked for. */
const prefetchAdmin = (): void => {
  for (const part of [adminApp(), loadMessages(startLanguage()), import('#resources/generate/list/ListPage.tsx')])
    part.catch(() => undefined);
};
let leave: (() => void) | undefined;

async function showPublic(failure?: unknown): Promise<void> {
  const locale = startLanguage();
  const [{ mountPublic }, messages] = await Promise.all([publicPages(), loadPublicMessages(locale)]);
  leave?.();
  leave = mountPublic({ root: root(), locale, messages, failure, enter: enterAdmin, prefetch: prefetchAdmin });
}

async function showAdmin(): Promise<void> {
  const { mountAdmin } = await adminApp();
  const next = await mountAdmin(startLanguage(), root, () => leave?.());
  leave = next;
}

/** Goes into the admin app: to the wanted page when it opens, else to the person's home. */
async function enterAdmin(): Promise<void> {
  const { landing } = await import('./landing.ts');
  const wanted = safeRedirect(new URLSearchParams(window.location.search).get('redirect'));
  window.history.replaceState(null, '', landing(wanted));
  await showAdmin();
}

const root = (): HTMLElement => document.getElementById('root') as HTMLElement;

async function start(): Promise<void> {
  // The pages bring titles of their own; the first one in the head would hide them.
  document.querySelector('title')?.remove();
  startColourMode();
  followTabs();
  const page = publicPathOf(window.location.pathname);
  if (page === '/mailbox' || page === '/404') return showPublic();
  const restored = restoreSession();
  if (page) void publicPages();
  else if (mayHaveSession()) prefetchAdmin();
  try {
    const session = await restored;
    if (session) return page ? enterAdmin() : showAdmin();
    if (!page) {
      const { pathname, search, hash } = window.location;
      window.history.replaceState(null, '', loginPath(pathname + search + hash));
    }
    return showPublic();
  } catch (failure) {
    return showPublic(failure);
  }
}

void start();
