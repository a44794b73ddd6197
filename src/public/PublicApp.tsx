import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { type PublicPath, publicPathOf } from '../routes.ts';
import { LoginPage } from './LoginPage.tsx';
import { onNavigate } from './navigate.ts';

export interface PublicPageProps {
  /** The page on show, for those that share a component. */
  path: PublicPath;
  /** Goes into the admin app once a session is there. */
  enter: () => Promise<void>;
  prefetch: () => void;
}

const FailurePage = lazy(() => import('./FailurePage.tsx'));
const otherPages = () => import('./OtherPage.tsx');
const OtherPage = lazy(otherPages);

/** Shows the page of the present path and follows the browser's back and forward. */
export function PublicApp({ failure, enter, prefetch }: Omit<PublicPageProps, 'path'> & { failure?: unknown }) {
  const [pathname, setPathname] = useState(window.location.pathname);
  useEffect(() => onNavigate(() => setPathname(window.location.pathname)), []);
  const path = publicPathOf(pathname) ?? '/404';
  const Page = failure !== undefined ? FailurePage : path === '/login' ? LoginPage : OtherPage;
  const prefetchNext = useCallback(() => {
    prefetch();
    otherPages().catch(() => undefined);
  }, [prefetch]);
  return (
    <Suspense fallback={null}>
      <Page key={path} path={path} enter={enter} prefetch={prefetchNext} />
    </Suspense>
  );
}
