/**
 * React Router for react-admin, with one difference: a page that the address bar has left can no longer change the search of the
 * address. While the next page's code loads, React keeps the old page alive, and a list there that writes its filters or tab into
 * the address would pull the person back.
 */
import { type RouterNavigateFunction, type RouterProvider, reactRouterProvider } from 'ra-core';
import { useCallback, useEffect, useRef } from 'react';

function useNavigate(): RouterNavigateFunction {
  const navigate = reactRouterProvider.useNavigate();
  const { pathname } = reactRouterProvider.useLocation();
  const here = useRef(pathname);
  useEffect(() => {
    here.current = pathname;
  }, [pathname]);
  return useCallback(
    (to, options) => {
      const staysOnPage = typeof to === 'object' && to.pathname === undefined;
      if (staysOnPage && window.location.pathname !== here.current) return;
      navigate(to, options);
    },
    [navigate],
  );
}

export const routerProvider: RouterProvider = { ...reactRouterProvider, useNavigate };
