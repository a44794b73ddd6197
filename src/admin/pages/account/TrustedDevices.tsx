import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { TableSkeleton } from '#src/kit/states/Skeletons.tsx';
import { DeviceRow, useDeviceName } from './DeviceRow.tsx';
import { Dated } from './Sessions.tsx';
import { useRevocableList } from './useRevocableList.ts';

interface Trusted {
  id: string;
  current: boolean;
  userAgent: string | null;
  ip: string | null;
  createdDate: string;
  lastUsedDate: string | null;
  expiryDate: string;
}

/** Devices that need no one-time code; trust can be revoked per device. */
export function TrustedDevices() {
  const translate = useTranslate();
  const nameOf = useDeviceName();
  const { list, end, isEnding } = useRevocableList<Trusted>('/auth/trusted-devices', 'security.deviceRemoved');
  return (
    <SectionCard title={translate('security.devices')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {translate(list.data?.length === 0 ? 'security.noDevices' : 'security.devicesText')}
      </Typography>
      {list.isPending ? <TableSkeleton count={1} /> : null}
      {list.error ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : null}
      <Box component="ul" aria-label={translate('security.devices')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {(list.data ?? []).map(({ id, current, userAgent, ip, createdDate, lastUsedDate, expiryDate }) => (
          <DeviceRow
            key={id}
            userAgent={userAgent}
            isCurrent={current}
            action={{
              label: translate('security.removeDevice'),
              name: translate('security.removeDeviceOf', { device: nameOf(userAgent) }),
              isBusy: isEnding(id),
              run: () => void end(id),
            }}
          >
            <Dated text="security.trustedSince" at={createdDate} />
            <Dated text="security.trustedUntil" at={expiryDate} />
            {lastUsedDate ? <Dated text="security.lastUsed" at={lastUsedDate} /> : null}
            {ip ? <span>{translate('security.address', { ip })}</span> : null}
          </DeviceRow>
        ))}
      </Box>
    </SectionCard>
  );
}
