import { Navigate, useLocation } from 'react-router';

/** 000 §2: unknown paths redirect to /404, whose way back does not lead to them again. */
export function UnknownPath() {
  const { pathname, search } = useLocation();
  return <Navigate to="/404" replace state={{ missing: pathname + search }} />;
}
