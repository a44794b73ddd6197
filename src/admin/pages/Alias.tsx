import { Navigate, useLocation, useParams } from 'react-router';
import { fillPage } from '#resources/generate/pagePath.ts';

/** Redirects a path that react-admin generates to the page at the spec's path. */
export function Alias({ to }: { to: string }) {
  const { id } = useParams();
  const { search, state } = useLocation();
  return <Navigate to={fillPage(to, id) + search} state={state} replace />;
}
