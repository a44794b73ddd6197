import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { type PublicPath, publicPathOf } from '../routes.ts';
import { LoginPage } from './LoginPage.tsx';
import { onNavigate } from './navigate.ts';

export interface PublicPageProps {
  enter: () => Promise<void>;
  prefetch: () => void;
}

const FailurePage = lazy(() => import('./FailurePage.tsx'));

const pages = {
  '/login': LoginPage,
  '/enter-code': lazy(() => import('./EnterCodePage.tsx')),
  '/mailbox': lazy(() => import('./MailboxPage.tsx')),
  '/404': lazy(() => import('./NotFoundPage.tsx')),
} satisfies Record<PublicPath, ComponentType<PublicPageProps>>;

/** Shows the page of the present path and follows the browser's back and forward. */
export function PublicApp({ failure, ...props }: PublicPageProps & { failure?: unknown }) {
  const [path, setPath] = useState(window.location.pathname);
  useEffect(() => onNavigate(() => setPath(window.location.pathname)), []);
  const Page = failure === undefined ? pages[publicPathOf(path) ?? '/404'] : FailurePage;
  return (
    <Suspense fallback={null}>
      <Page {...props} />
    </Suspense>
  );
}
