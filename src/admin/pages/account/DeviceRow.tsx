import Computer from '@mui/icons-material/ComputerOutlined';
import Smartphone from '@mui/icons-material/SmartphoneOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { deviceOf } from '#src/kit/values/deviceName.ts';
import { StatusChip } from '#src/kit/values/StatusChip.tsx';

interface Props {
  userAgent: string | null;
  isCurrent: boolean;
  /** When and from where it was used: secondary lines under the name. */
  children: ReactNode;
  action?: { label: string; name: string; isBusy: boolean; run: () => void };
}

/** The device's name in plain words: 'Chrome on Windows'. */
export function useDeviceName(): (userAgent: string | null) => string {
  const translate = useTranslate();
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent);
    return translate('security.deviceOn', {
      browser: browser ?? translate('security.unknownBrowser'),
      system: system ?? translate('security.unknownSystem'),
    });
  };
}

/** One device of a list, with the button that revokes it. */
export function DeviceRow({ userAgent, isCurrent, children, action }: Props) {
  const translate = useTranslate();
  const nameOf = useDeviceName();
  const Icon = /Mobi|Android|iPhone|iPad/.test(userAgent ?? '') ? Smartphone : Computer;
  return (
    <Box component="li" sx={row}>
      <Icon aria-hidden sx={{ color: 'text.secondary', mt: 0.25 }} />
      <Box sx={{ flex: { xs: '1 1 calc(100% - 48px)', sm: 1 }, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
          <Typography sx={{ fontWeight: 600 }}>{nameOf(userAgent)}</Typography>
          {isCurrent ? <StatusChip tone="success">{translate('security.thisSession')}</StatusChip> : null}
        </Box>
        <Typography variant="body2" component="div" sx={facts}>
          {children}
        </Typography>
      </Box>
      {action ? (
        <Button
          variant="outlined"
          aria-label={action.name}
          loading={action.isBusy}
          onClick={action.run}
          sx={{ flexShrink: 0, alignSelf: { xs: 'flex-start', sm: 'center' }, ml: { xs: 4.5, sm: 0 } }}
        >
          {action.label}
        </Button>
      ) : null}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'flex-start',
  gap: 1.5,
  py: 1.5,
  '&:not(:last-child)': { borderBottom: '1px solid var(--at-line)' },
};
const facts = { color: 'text.secondary', overflowWrap: 'anywhere', display: 'flex', flexWrap: 'wrap', columnGap: 2 };
