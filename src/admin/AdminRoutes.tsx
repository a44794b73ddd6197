import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { Layout } from './layout/Layout.tsx';
import { Loading } from './notice/Loading.tsx';
import { aliases, pages } from './pageList.ts';
import { Alias } from './pages/Alias.tsx';
import { GoHome } from './pages/GoHome.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { PageSlot } from './pages/PageSlot.tsx';
import { UnknownPath } from './pages/UnknownPath.tsx';

/** The gallery of the kit; a production build leaves it out. */
const Gallery = import.meta.env.MODE === 'production' ? null : lazy(() => import('../gallery/Gallery.tsx'));

/** Every page at the spec's path; react-admin's own paths lead there. */
export function AdminRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {['/', '/login', '/enter-code'].map((path) => (
          <Route key={path} path={path} element={<GoHome />} />
        ))}
        <Route path="/404" element={<NotFoundPage />} />
        {pages.map((page) => (
          <Route key={page.path} path={page.path} element={<PageSlot page={page} />} />
        ))}
        {aliases.map(({ from, to }) => (
          <Route key={from} path={from} element={<Alias to={to} />} />
        ))}
        {Gallery && (
          <Route
            path="/__kit/*"
            element={
              <Suspense fallback={<Loading />}>
                <Gallery />
              </Suspense>
            }
          />
        )}
        <Route path="*" element={<UnknownPath />} />
      </Route>
    </Routes>
  );
}
