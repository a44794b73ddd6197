import { manifest } from 'virtual:atrium/manifest';
import { CacheProvider } from '@emotion/react';
import { CssBaseline, ThemeProvider } from '@mui/material';
import { createBrowserHistory } from '@tanstack/history';
import type { QueryClient } from '@tanstack/react-query';
import {
  CoreAdminContext,
  DefaultTitleContextProvider,
  type I18nProvider,
  ResourceDefinitionContextProvider,
  type Store,
} from 'ra-core';
import { useState } from 'react';
import { makeAuthProvider } from '#authProvider/authProvider.ts';
import { dataProvider } from '#dataProvider/dataProvider.ts';
import { theme } from '../theme/theme.ts';
import { AdminRoutes } from './AdminRoutes.tsx';
import { definitions } from './definitions.ts';
import { KitProvider } from './KitProvider.tsx';
import { ErrorBoundary } from './notice/ErrorBoundary.tsx';
import { NewCodes } from './notice/NewCodes.tsx';
import { Notifications } from './notice/Notifications.tsx';
import { SoftFailures } from './notice/SoftFailures.tsx';
import { renewWords } from './renewWords.ts';
import { routerProvider } from './router/provider.ts';
import { Router } from './router/Router.tsx';
import { makeStyleCache } from './styleCache.ts';
import { ThemeMode } from './ThemeMode.tsx';

const areaOf = new Map(manifest.entities.map((entry) => [entry.name, entry.area]));
const authProvider = makeAuthProvider((resource) => areaOf.get(resource));

interface Props {
  i18nProvider: I18nProvider;
  store: Store;
  queryClient: QueryClient;
}

/** The signed-in half of the portal. We draw the frame, the pages and the notices; react-admin's core keeps the data. */
export function AdminApp(props: Props) {
  const [styleCache] = useState(makeStyleCache);
  const [history] = useState(() => createBrowserHistory());
  return (
    <CacheProvider value={styleCache}>
      {/* Nothing is drawn on the server: without `noSsr` the whole app would be drawn twice. */}
      <ThemeProvider theme={theme} defaultMode="system" noSsr>
        <ThemeMode />
        <CssBaseline enableColorScheme />
        <Router history={history}>
          <Inside {...props} />
        </Router>
      </ThemeProvider>
    </CacheProvider>
  );
}

function Inside({ i18nProvider, store, queryClient }: Props) {
  const [speaking] = useState(() => renewWords(i18nProvider, queryClient));
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={speaking}
      queryClient={queryClient}
      store={store}
      routerProvider={routerProvider}
    >
      <ResourceDefinitionContextProvider definitions={definitions}>
        <DefaultTitleContextProvider value="Atrium">
          <KitProvider>
            <ErrorBoundary>
              <AdminRoutes />
            </ErrorBoundary>
            <SoftFailures />
            <NewCodes />
            <Notifications />
          </KitProvider>
        </DefaultTitleContextProvider>
      </ResourceDefinitionContextProvider>
    </CoreAdminContext>
  );
}
