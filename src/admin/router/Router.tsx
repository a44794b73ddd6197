import type { RouterHistory } from '@tanstack/history';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { createPath, type NavigationType, type Navigator, Router as Routing, type To } from 'react-router';
import { actionOf, goTo, HistoryContext, locationOf } from './history.ts';

const addressOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

/**
 * React Router over a history of its own. React Router asks before a page is left only in its data router, whose loaders, actions
 * and fetchers are half of that package and never used here: react-admin loads the data.
 */
export function Router({ history, children }: { history: RouterHistory; children: ReactNode }) {
  const [here, setHere] = useState({ location: locationOf(history.location), type: 'POP' });
  useLayoutEffect(
    () => history.subscribe(({ location, action }) => setHere({ location: locationOf(location), type: actionOf(action.type) })),
    [history],
  );
  const navigator = useMemo(
    (): Navigator => ({
      createHref: (to) => history.createHref(addressOf(to)),
      go: (steps) => history.go(steps),
      push: (to, state) => goTo(history, addressOf(to), { state }),
      replace: (to, state) => goTo(history, addressOf(to), { state, replace: true }),
    }),
    [history],
  );
  return (
    <HistoryContext value={history}>
      <Routing location={here.location} navigationType={here.type as NavigationType} navigator={navigator}>
        {children}
      </Routing>
    </HistoryContext>
  );
}
