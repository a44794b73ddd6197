/** The portal's router: what React Router and react-admin see of the browser's history. */
import { createMemoryHistory } from '@tanstack/history';
import { renderToString } from 'react-dom/server';
import { Route, Routes, useLocation, useParams } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { actionOf, goTo, locationOf, stepsBetween } from '#src/admin/router/history.ts';
import { routerProvider } from '#src/admin/router/provider.ts';
import { Router } from '#src/admin/router/Router.tsx';

const historyAt = (address: string) => createMemoryHistory({ initialEntries: [address] });

describe('a place', () => {
  it('has the state that was given to it, without what the history keeps there', () => {
    const history = historyAt('/users?page=2#top');
    expect(locationOf(history.location)).toMatchObject({ pathname: '/users', search: '?page=2', hash: '#top', state: null });
    goTo(history, '/users/7', { state: { missing: '/users/6' } });
    expect(locationOf(history.location)).toMatchObject({ pathname: '/users/7', search: '', state: { missing: '/users/6' } });
    expect(locationOf(history.location).key).toMatch(/\w/);
  });

  it('is as many steps away as there are entries between', () => {
    const history = historyAt('/a');
    const first = history.location;
    goTo(history, '/b');
    goTo(history, '/c');
    const last = history.location;
    goTo(history, '/d', { replace: true });
    expect([stepsBetween(first, last), stepsBetween(last, first), stepsBetween(last, history.location)]).toEqual([2, -2, 0]);
    expect(history.length).toBe(3);
  });

  it('was reached in a way that react-admin knows', () => {
    expect((['PUSH', 'REPLACE', 'BACK', 'FORWARD', 'GO'] as const).map(actionOf)).toEqual([
      'PUSH',
      'REPLACE',
      'POP',
      'POP',
      'POP',
    ]);
  });
});

describe('who has unsaved changes', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is asked before somebody goes elsewhere, but not by what goes on after the answer', async () => {
    // The history asks in a browser only.
    vi.stubGlobal('document', {});
    const history = historyAt('/form');
    const asks = vi.fn(() => true);
    history.block({ blockerFn: asks });
    goTo(history, '/elsewhere');
    await vi.waitFor(() => expect(asks).toHaveBeenCalledOnce());
    expect(history.location.pathname).toBe('/form');
    goTo(history, '/elsewhere', { ignoreBlocker: true });
    expect(history.location.pathname).toBe('/elsewhere');
    expect(asks).toHaveBeenCalledOnce();
  });
});

describe('the router', () => {
  const Here = () => (
    <>
      {`${useLocation().search} ${useParams().id} ${routerProvider.useCanBlock()}`}
      <routerProvider.Link to="/users">Users</routerProvider.Link>
    </>
  );

  it('draws the route of the address; its links lead to addresses, and it can ask before a page is left', () => {
    const drawn = renderToString(
      <Router history={historyAt('/users/7?tab=a')}>
        <Routes>
          <Route path="/users/:id" element={<Here />} />
        </Routes>
      </Router>,
    );
    expect(drawn).toBe('?tab=a 7 true<a href="/users" data-discover="true">Users</a>');
  });

  it('is asked for by name where there is none', () => {
    const Lost = () => <>{String(routerProvider.useNavigate())}</>;
    expect(() => renderToString(<Lost />)).toThrow('there is no router');
  });
});
