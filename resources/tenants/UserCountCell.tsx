/** How many people a company has, and in the list that none of them is an admin. */
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { formatCount } from '#i18n/formatCount.ts';
import type { tenant } from '#schemas/tenants/tenant.ts';
import { StatusChip } from '#src/kit/values/StatusChip.tsx';
import type { CellSlot } from '../area.ts';

export default function UserCountCell({ record: { userCount, withoutAdmin } }: CellSlot<typeof tenant>) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {withoutAdmin && <StatusChip tone="warning">{translate('resources.tenants.noAdmin.chip')}</StatusChip>}
      {formatCount(Number(userCount ?? 0))}
    </Box>
  );
}
