/**
 * The entry: it decides by path whether the light pages without sign-in or the admin app are shown, and loads only
 * that half. Both are drawn into the same root; going from sign-in to the admin app needs no reload.
 */
import '#src/theme/font.css';
import 'virtual:atrium/tokens.css';
import { loginPath } from '#authProvider/redirect.ts';
import { followTabs, restoreSession } from '#authProvider/session.ts';
import { mightHaveSession } from '#authProvider/tokens.ts';
import { loadPublicMessages } from '#i18n/light.ts';
import { startLanguage } from './language.ts';
import { publicPathOf, whenSignedIn } from './routes.ts';
import { pinTitle } from './start/pageTitle.ts';
import { startColourMode } from './theme/colourMode.ts';

const publicPages = () => import('./public/mount.tsx');
/** Material UI's code runs in a turn of its own: with the rest in one, a key press would wait for both. */
const adminHalf = () => import('./theme/theme.ts').then(() => import('./enterAdmin.ts'));
const prefetchAdmin = (): void => void adminHalf().then((admin) => admin.prefetchAdmin());
let leave: (() => void) | undefined;

async function showPublic(failure?: unknown): Promise<void> {
  const locale = startLanguage();
  const [{ mountPublic }, messages] = await Promise.all([publicPages(), loadPublicMessages(locale)]);
  leave?.();
  leave = mountPublic({ root: root(), locale, messages, failure, enter: enterAdmin, prefetch: prefetchAdmin });
}

async function showAdmin(): Promise<void> {
  const admin = await adminHalf();
  leave = await admin.showAdmin(root, () => leave?.());
}

/** Goes into the admin app: to the wanted page when it opens, else to the person's home. */
async function enterAdmin(): Promise<void> {
  const admin = await adminHalf();
  await admin.goToLanding();
  await showAdmin();
}

const root = (): HTMLElement => document.getElementById('root') as HTMLElement;

async function start(): Promise<void> {
  pinTitle();
  startColourMode();
  followTabs();
  const page = publicPathOf(window.location.pathname);
  const signedInView = page && whenSignedIn(page);
  if (signedInView === 'none') return showPublic();
  let onSent: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => {
    onSent = resolve;
  });
  const restored = restoreSession(onSent);
  if (signedInView === 'home') void publicPages();
  else if (mightHaveSession()) {
    // Running the admin half's code takes longer than the answer does.
    void sent.then(prefetchAdmin);
    void import('./start/earlyFrame.ts').then(({ drawEarlyFrame }) => drawEarlyFrame(root())).catch(() => undefined);
  }
  try {
    const session = await restored;
    if (session) return signedInView === 'home' ? enterAdmin() : showAdmin();
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
