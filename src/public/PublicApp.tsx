import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { publicPathOf } from '../routes.ts';
import { LoginPage } from './LoginPage.tsx';
import { onNavigate } from './navigate.ts';
import type { PublicPageProps } from './PublicPageProps.ts';

const FailurePage = lazy(async () => {
  const page = await import('./FailurePage.tsx');
  await page.loadTexts();
  return page;
});
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
