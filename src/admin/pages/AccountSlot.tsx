import { type ComponentType, Suspense } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary } from '../notice/ErrorBoundary.tsx';
import { Loading } from '../notice/Loading.tsx';

/** A page that belongs to no entity. */
export function AccountSlot({ page: Page }: { page: ComponentType }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<Loading />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
}
