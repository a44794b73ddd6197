import { manifest } from 'virtual:atrium/manifest';
import { CacheProvider } from '@emotion/react';
import { CssBaseline, ThemeProvider } from '@mui/material';
import { CoreAdminContext, DefaultTitleContextProvider, type I18nProvider, ResourceDefinitionContextProvider } from 'ra-core';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { makeAuthProvider } from '#authProvider/authProvider.ts';
import { dataProvider } from '#dataProvider/dataProvider.ts';
import { theme } from '../theme/theme.ts';
import { AdminRoutes } from './AdminRoutes.tsx';
import { definitions } from './definitions.ts';
import { ErrorBoundary } from './notice/ErrorBoundary.tsx';
import { Notifications } from './notice/Notifications.tsx';
import { makeQueryClient } from './queryClient.ts';
import { makeStore } from './store.ts';
import { makeStyleCache } from './styleCache.ts';
import { ThemeMode } from './ThemeMode.tsx';

const areaOf = new Map(manifest.map((entry) => [entry.name, entry.area]));
const authProvider = makeAuthProvider((resource) => areaOf.get(resource));

/** The signed-in half of the portal. We draw the frame, the pages and the notices; react-admin's core keeps the data. */
export function AdminApp({ i18nProvider }: { i18nProvider: I18nProvider }) {
  const [styleCache] = useState(makeStyleCache);
  // A router that holds the navigation itself: only such a one can ask before unsaved changes are left.
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <Inside i18nProvider={i18nProvider} /> }]));
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme} defaultMode="system">
        <ThemeMode />
        <CssBaseline enableColorScheme />
        <RouterProvider router={router} />
      </ThemeProvider>
    </CacheProvider>
  );
}

function Inside({ i18nProvider }: { i18nProvider: I18nProvider }) {
  const [queryClient] = useState(makeQueryClient);
  const [store] = useState(() => makeStore(i18nProvider.getLocale()));
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <ResourceDefinitionContextProvider definitions={definitions}>
        <DefaultTitleContextProvider value="Atrium">
          <ErrorBoundary>
            <AdminRoutes />
          </ErrorBoundary>
          <Notifications />
        </DefaultTitleContextProvider>
      </ResourceDefinitionContextProvider>
    </CoreAdminContext>
  );
}
