/** On the page of a building that nobody can run. */
import type { officeCentre } from '#schemas/buildings/officeCentre.ts';
import type { RecordSlot } from '../area.ts';
import { AdminMissing } from '../users/AdminMissing.tsx';

export default function NoAdminNotice({ record }: RecordSlot<typeof officeCentre>) {
  return <AdminMissing of="office-centres" record={record} add={`/customer/${record.id}/users/add`} side="building" />;
}
