/** Beside the title of a visit: the same visitor once more, on another day, and the badge of whoever is in the building. */
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { fillPath } from '#schemas/kernel/calls/path.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { visitorBadge } from '#schemas/visitors/screens.ts';
import { visit } from '#schemas/visitors/visit.ts';
import type { RecordSlot } from '../area.ts';

/** What stays the same; day and private matters are asked anew. */
const same = [
  'tenantId',
  'hostId',
  'visitorName',
  'company',
  'email',
  'mobileNo',
  'vehiclePlateNo',
  'locale',
  'purpose',
  'arrivalTime',
  'leaveTime',
  'floorNo',
] as const;

export default function InviteAgain({ record }: RecordSlot<typeof visit>) {
  const translate = useTranslate();
  const session = useSession();
  const source = Object.fromEntries(same.flatMap((name) => (record[name] == null ? [] : [[name, record[name]]])));
  const mayInvite = can(session, visit, 'create') && !record.forgottenDate;
  return (
    <>
      {mayInvite && (
        <Button
          size="small"
          component={LinkBase}
          to={`${visit.pages.create}?source=${encodeURIComponent(JSON.stringify(source))}`}
        >
          {translate('resources.visits.inviteAgain')}
        </Button>
      )}
      {record.status === 'CHECKED_IN' && (
        <Button size="small" component={LinkBase} to={fillPath(visitorBadge.path, { id: String(record.id) })}>
          {translate('resources.visits.badge')}
        </Button>
      )}
    </>
  );
}
