/** The pages without sign-in: React and plain CSS, no Material UI, no react-admin. */
import './public.css';
import { createRoot } from 'react-dom/client';
import type { LocaleCode } from '#i18n/locales.ts';
import type { Catalogue } from '#i18n/shape.ts';
import { PublicApp } from './PublicApp.tsx';
import { TranslationProvider } from './translation.tsx';

export interface PublicMount {
  root: HTMLElement;
  locale: LocaleCode;
  messages: Catalogue;
  /** Why the session could not be restored, when the server was out of reach. */
  failure?: unknown;
  /** Opens the admin app once there is a session. */
  enter: () => Promise<void>;
  /** Loads the admin app while the person reads the code or waits for the answer. */
  prefetch: () => void;
}

/** Mounts the page of the current path; returns how to unmount it. */
export function mountPublic({ root, locale, messages, failure, enter, prefetch }: PublicMount): () => void {
  const tree = createRoot(root);
  tree.render(
    <TranslationProvider locale={locale} messages={messages}>
      <PublicApp failure={failure} enter={enter} prefetch={prefetch} />
    </TranslationProvider>,
  );
  return () => tree.unmount();
}
