import { manifest } from 'virtual:atrium/manifest';
import { Navigate } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import { homeOf } from '../../home.ts';

/** `/`, /dashboard and the sign-in pages of a signed-in person lead home. */
export function GoHome() {
  return <Navigate to={homeOf(useSession(), manifest)} replace />;
}
