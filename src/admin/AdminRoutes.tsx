import { Suspense, useMemo } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { closest } from '#schemas/kernel/calls/path.ts';
import { latePart } from '#src/kit/late/late.tsx';
import { Loading } from '#src/kit/states/Loading.tsx';
import { Layout } from './layout/Layout.tsx';
import { aliases, pages } from './pageList.ts';
import { Alias } from './pages/Alias.tsx';
import { GoHome } from './pages/GoHome.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { PageSlot } from './pages/PageSlot.tsx';
import { UnknownPath } from './pages/UnknownPath.tsx';

/** The gallery of the kit; a production build leaves it out. */
const Gallery = import.meta.env.MODE === 'production' ? null : latePart(() => import('../gallery/Gallery.tsx'));

/** Every page at the spec's path; react-admin's own paths lead there. */
const routes = [
  ...pages.map((page) => ({ path: page.path, element: <PageSlot page={page} /> })),
  ...aliases.map(({ from, to }) => ({ path: from, element: <Alias to={to} /> })),
];

/**
 * The router goes through all its routes at every render, so it gets the one of the address; or all of them, where none is
 * written like it.
 */
function useRoutesHere() {
  const { pathname } = useLocation();
  return useMemo(() => {
    const route = closest(routes, pathname);
    return route ? [route] : routes;
  }, [pathname]);
}

/** The same element at every render: a change of the address alone does not draw the frame again. */
const frame = <Layout />;

/** The page of the address, inside the frame. */
export function AdminRoutes() {
  const here = useRoutesHere();
  return (
    <Routes>
      <Route element={frame}>
        {['/', '/login', '/enter-code'].map((path) => (
          <Route key={path} path={path} element={<GoHome />} />
        ))}
        <Route path="/404" element={<NotFoundPage />} />
        {here.map(({ path, element }) => (
          <Route key={path} path={path} element={element} />
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
