/** What react-admin asks of a router. */
import type { RouterBlocker, RouterBlockerFunction, RouterLocation, RouterNavigateFunction, RouterProvider } from 'ra-core';
import { Fragment, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import {
  createPath,
  Link,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  resolvePath,
  useInRouterContext,
  useLocation,
  useMatch,
  useParams,
} from 'react-router';
import { actionOf, goTo, HistoryContext, locationOf, stepsBetween, useHistory } from './history.ts';

/** The same function at every place: who only navigates is not drawn again by every change of the address. */
function useNavigate(): RouterNavigateFunction {
  const history = useHistory();
  return useCallback(
    (to, options) => {
      if (typeof to === 'number') history.go(to);
      else goTo(history, createPath(resolvePath(to, history.location.pathname)), options);
    },
    [history],
  );
}

interface Blocked {
  location: RouterLocation;
  proceed: () => void;
}
const unblocked: RouterBlocker = { state: 'unblocked', reset: undefined, proceed: undefined, location: undefined };

/** @param asks whether a person is to be asked before they leave; closing the browser's tab is the caller's business */
function useBlocker(endpoints: RouterBlockerFunction | boolean): RouterBlocker {
  const history = useHistory();
  const [blocked, setBlocked] = useState<Blocked>();
  const latest = useRef(endpoints);
  useEffect(() => {
    latest.current = endpoints;
  }, [endpoints]);
  useEffect(
    () =>
      history.block({
        enableBeforeUnload: false,
        blockerFn: ({ currentLocation: here, nextLocation: there, action }) => {
          const places = { currentLocation: locationOf(here), nextLocation: locationOf(there), historyAction: actionOf(action) };
          const { current } = latest;
          if (typeof current === 'boolean' ? !current : !current(places)) return false;
          const goOn = () => {
            const { state } = places.nextLocation;
            if (places.historyAction === 'POP') history.go(stepsBetween(here, there), { ignoreBlocker: true });
            else goTo(history, there.href, { state, replace: action === 'REPLACE', ignoreBlocker: true });
          };
          setBlocked({ location: places.nextLocation, proceed: goOn });
          return true;
        },
      }),
    [history],
  );
  return useMemo(() => {
    if (!blocked) return unblocked;
    const reset = () => setBlocked(undefined);
    const proceed = () => {
      reset();
      blocked.proceed();
    };
    return { state: 'blocked', location: blocked.location, reset, proceed };
  }, [blocked]);
}

export const routerProvider: RouterProvider = {
  useNavigate,
  useLocation,
  useParams: useParams as RouterProvider['useParams'],
  useBlocker,
  useMatch,
  useInRouterContext,
  useCanBlock: () => useContext(HistoryContext) !== undefined,
  Link,
  Navigate,
  Route: Route as RouterProvider['Route'],
  Routes,
  Outlet,
  RouterWrapper: Fragment,
  matchPath,
};
