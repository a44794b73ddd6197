/** The directory of a tenant, on the tenant's page. */
import { useEntity } from '../../generate/useEntity.ts';
import { DirectoryPanel } from './DirectoryPanel.tsx';

export default function DirectoryTab({ record: { id } }: { record: Readonly<{ id: number }> }) {
  // Its words come with its area.
  useEntity('directory-people');
  return <DirectoryPanel officeCentreId={id} />;
}
