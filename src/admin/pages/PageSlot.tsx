import { ResourceContextProvider } from 'ra-core';
import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import { ActionRunnerContext } from '#resources/generate/actions/runnerContext.ts';
import EntityPage from '#resources/generate/EntityPage.tsx';
import { ScreenContext } from '#resources/generate/screen/screenContext.ts';
import { needsOf, type Page, pageRefusal, type ScreenPage } from '#schemas/kernel/areas/page.ts';
import { missingAddOn } from '#schemas/kernel/rights/access.ts';
import { ForbiddenPanel } from '#src/app/pages/ForbiddenPanel.tsx';
import { lateDialog } from '#src/kit/late/late.tsx';
import { Loading } from '#src/kit/states/Loading.tsx';
import { ErrorBoundary } from '../notice/ErrorBoundary.tsx';
import { components } from '../screens.tsx';

const ActionRunner = lateDialog(async () => ({
  default: (await import('#resources/generate/actions/ActionRunner.tsx')).ActionRunner,
}));

/** One page behind its checks: without the permission a panel says so, without the add-on it redirects to its page. */
export function PageSlot({ page }: { page: Page }) {
  const { pathname } = useLocation();
  const session = useSession();
  const refusal = pageRefusal(session, page);
  if (refusal === 'addOn') return <Navigate to={`/add-on/disabled/${missingAddOn(session, needsOf(session, page))}`} replace />;
  if (refusal) return <ForbiddenPanel />;
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<Loading />}>
        {page.screen ? (
          <ScreenView {...page} />
        ) : (
          <ResourceContextProvider value={page.entity}>
            <EntityPage entity={page.entity} page={page} />
          </ResourceContextProvider>
        )}
      </Suspense>
    </ErrorBoundary>
  );
}

function ScreenView({ screen }: ScreenPage) {
  const Component = components[screen.name];
  if (!Component) throw new Error(`the screen '${screen.name}' has no component`);
  return (
    <ScreenContext value={screen}>
      <ActionRunnerContext value={ActionRunner}>
        <Component />
      </ActionRunnerContext>
    </ScreenContext>
  );
}
