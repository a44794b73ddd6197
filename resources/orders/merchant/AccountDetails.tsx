/** Who is behind the counter, for which stores, and what the building keeps of their orders. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { toneOf } from '#schemas/kernel/fields/field.ts';
import { StatusChip } from '#src/kit/values/StatusChip.tsx';
import { useEntity } from '../../generate/useEntity.ts';
import { useWords } from '../../generate/words.ts';
import { useNameIn } from '../../retail/useNameIn.ts';
import type { Vendor } from '../../retail/useVendors.ts';

const PERCENT = 100;

export function AccountDetails({ stores }: { stores: readonly Vendor[] }) {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const session = useSession();
  const entity = useEntity('retail-stores');
  const words = useWords(entity);
  const title = translate('resources.opc-orders.merchant.account');
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2" sx={{ fontSize: '1.0625rem' }}>
        {title}
      </Typography>
      <Typography>{[session.fullName, session.username].filter(Boolean).join(' · ')}</Typography>
      {stores.map(({ uuid, name, orderStatus, applicationFeePercent }) => (
        <Box key={uuid} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <span>{nameIn(name)}</span>
          <StatusChip tone={toneOf(entity.fields.orderStatus, orderStatus) ?? 'neutral'}>
            {words.value('orderStatus', orderStatus)}
          </StatusChip>
          {applicationFeePercent ? (
            <span>{`${words.field('applicationFeePercent')}: ${applicationFeePercent / PERCENT} %`}</span>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}
