/** The same of somebody who has not registered yet, by the calls for registration requests. */
import { useSession } from '#authProvider/useSession.ts';
import { CentreNeeded } from '../../generate/CentreNeeded.tsx';
import { Permissions } from './Permissions.tsx';

export default function RequestPermissionsTab({ record: { id } }: { record: Readonly<{ id: number }> }) {
  const { officeCentre } = useSession();
  if (!officeCentre) return <CentreNeeded />;
  return <Permissions path={`/office-centres/${officeCentre.officeCentreId}/user-registration-requests/${id}`} />;
}
