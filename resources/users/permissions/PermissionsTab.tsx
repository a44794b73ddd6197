/** The permissions of a person (000 §6): visible to everybody who may see the person, editable by those who may grant them. */
import { Permissions } from './Permissions.tsx';

export default function PermissionsTab({ record: { id } }: { record: Readonly<{ id: number }> }) {
  return <Permissions path={`/users/${id}`} />;
}
