/** The companies of the stacking plan with what they rent, and what is free; each can be picked out. */
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'ra-core';
import { formatCount } from '#i18n/formatCount.ts';
import type { Share } from './plan.ts';

interface Props {
  shares: readonly Share[];
  hues: ReadonlyMap<number, number>;
  only?: number | null;
  onOnly: (tenantId: number | null | undefined) => void;
}

export function Legend({ shares, hues, only, onOnly }: Props) {
  const translate = useTranslate();
  return (
    <Box
      role="group"
      aria-label={translate('resources.units.plan.legend')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}
    >
      {shares.map(({ tenantId, tenant, units, area }) => {
        const hue = tenantId === null ? undefined : hues.get(tenantId);
        const isOnly = only === tenantId;
        return (
          <ButtonBase
            key={String(tenantId)}
            aria-pressed={isOnly}
            onClick={() => onOnly(isOnly ? undefined : tenantId)}
            sx={{
              ...chip,
              borderColor: isOnly ? 'text.primary' : 'var(--at-line)',
              '&:focus-visible': { outline: '2px solid currentColor' },
            }}
          >
            <Box
              aria-hidden
              sx={{
                width: 12,
                height: 12,
                borderRadius: '3px',
                border: hue === undefined ? '1px dashed currentColor' : undefined,
                bgcolor: hue === undefined ? undefined : `hsl(${hue} 60% 45%)`,
              }}
            />
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {tenant ?? translate('resources.units.plan.free')}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {area ? `${formatCount(area)} m²` : translate('resources.units.plan.units', { smart_count: units })}
            </Box>
          </ButtonBase>
        );
      })}
    </Box>
  );
}

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  px: 1.25,
  minHeight: 36,
  textAlign: 'start',
  font: 'inherit',
  fontSize: '0.8125rem',
  border: '1px solid',
  borderRadius: '18px',
  bgcolor: 'background.paper',
} as const;
