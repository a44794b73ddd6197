/** Where a person can go, and why, in a tab of their page. */
import { CentreNeeded } from '../generate/CentreNeeded.tsx';
import { useCentreId } from '../generate/place.ts';
import { useEntity } from '../generate/useEntity.ts';
import { PassingTable } from './PassingTable.tsx';

interface Door {
  doorId: number;
  code: string;
  name: string;
  floorNo: string | null;
}

export default function DoorsTab({ record: { id } }: { record: Readonly<{ id: number }> }) {
  const centre = useCentreId();
  // Its words load with its area.
  useEntity('access-doors');
  if (centre === undefined) return <CentreNeeded />;
  return (
    <PassingTable<Door>
      path={`/office-centres/${centre}/users/${id}/access-points`}
      subject="door"
      none="nowhere"
      keyOf={({ doorId }) => doorId}
      nameOf={({ code, name }) => `${code} · ${name}`}
      hintOf={({ floorNo }) => floorNo}
    />
  );
}
