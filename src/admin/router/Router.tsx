import type { HistoryAction, HistoryLocation, RouterHistory } from '@tanstack/history';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { createPath, type NavigationType, type Navigator, Router as Routing, type To } from 'react-router';
import { actionOf, goTo, HistoryContext, locationOf } from './history.ts';

const placeOf = (of: HistoryLocation, action: HistoryAction = 'GO') => ({ of, location: locationOf(of), type: actionOf(action) });
const addressOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

/**
 * React Router over a history of its own. React Router asks before a page is left only in its data router, whose loaders, actions
 * and fetchers are half of that package and never used here: react-admin loads the data.
 */
export function Router({ history, children }: { history: RouterHistory; children: ReactNode }) {
  const [here, setHere] = useState(() => placeOf(history.location));
  useLayoutEffect(() => {
    // Somebody may have gone elsewhere since this was drawn.
    setHere((drawn) => (drawn.of === history.location ? drawn : placeOf(history.location)));
    return history.subscribe(({ location, action }) => setHere(placeOf(location, action.type)));
  }, [history]);
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
