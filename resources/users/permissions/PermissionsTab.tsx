/** The permissions of a person (000 §6): visible to everybody who may see the person, editable by those who may grant them. */
import { useCallMeta } from '../../generate/place.ts';
import { Permissions } from './Permissions.tsx';

export default function PermissionsTab({ record: { id } }: { record: Readonly<{ id: number }> }) {
  // On the page of an office centre, those that the person holds there.
  return <Permissions path={`/users/${id}`} officeCentreId={useCallMeta()?.officeCentreId} />;
}
