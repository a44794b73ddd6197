import type { HttpError } from 'ra-core';
import { Navigate, useLocation } from 'react-router';
import { ErrorState } from '#src/kit/ErrorState.tsx';

/** In the place of a record that could not be had: one that does not exist leads to the 404 page (000 §8). */
export function RecordError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { pathname, search } = useLocation();
  if ((error as Partial<HttpError>).status === 404) return <Navigate to="/404" replace state={{ missing: pathname + search }} />;
  return <ErrorState error={error} onRetry={onRetry} />;
}
