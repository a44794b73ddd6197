/** On the page of a company that nobody can run. */
import type { tenant } from '#schemas/tenants/tenant.ts';
import type { RecordSlot } from '../area.ts';
import { AdminMissing } from '../users/AdminMissing.tsx';

export default function NoAdminNotice({ record }: RecordSlot<typeof tenant>) {
  return <AdminMissing of="tenants" record={record} add={`/tenants/${record.id}/users/add`} side="tenant" />;
}
