/** Who can pass a door, and why, in a tab of its page. */
import { CentreNeeded } from '../generate/CentreNeeded.tsx';
import { useCentreId } from '../generate/place.ts';
import { PassingTable } from './PassingTable.tsx';

interface Person {
  userId: number;
  fullName: string;
  company: string | null;
}

export default function PeopleTab({ record: { id } }: { record: Readonly<{ id: number }> }) {
  const centre = useCentreId();
  if (centre === undefined) return <CentreNeeded />;
  return (
    <PassingTable<Person>
      path={`/office-centres/${centre}/access-doors/${id}/people`}
      subject="person"
      none="nobody"
      keyOf={({ userId }) => userId}
      nameOf={({ fullName }) => fullName}
      hintOf={({ company }) => company}
    />
  );
}
