import { ResourceContextProvider } from 'ra-core';
import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import EntityPage from '#resources/generate/EntityPage.tsx';
import { missingAddOn } from '#schemas/kernel/access.ts';
import { type EntityPage as Page, pageRefusal, viewOf } from '../../pages.ts';
import { ErrorBoundary } from '../notice/ErrorBoundary.tsx';
import { Loading } from '../notice/Loading.tsx';
import { ForbiddenPanel } from './ForbiddenPanel.tsx';

/** One entity page behind its gates: without the permission a panel says so, without the add-on its page does. */
export function PageSlot({ page }: { page: Page }) {
  const { pathname } = useLocation();
  const session = useSession();
  const refusal = pageRefusal(session, page);
  if (refusal === 'addOn') return <Navigate to={`/add-on/disabled/${missingAddOn(session, page)}`} replace />;
  if (refusal) return <ForbiddenPanel />;
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<Loading />}>
        <ResourceContextProvider value={page.entity}>
          <EntityPage entity={page.entity} page={viewOf(page)} />
        </ResourceContextProvider>
      </Suspense>
    </ErrorBoundary>
  );
}
