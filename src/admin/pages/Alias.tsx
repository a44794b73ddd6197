import { Navigate, useLocation, useParams } from 'react-router';

/** Leads a path of react-admin's making to the page at the spec's path. */
export function Alias({ to }: { to: string }) {
  const { id } = useParams();
  const { search, state } = useLocation();
  return <Navigate to={to.replace(/:\w+/g, encodeURIComponent(id ?? '')) + search} state={state} replace />;
}
