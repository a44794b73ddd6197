/** One floor of the stacking plan: its number, and its units as wide as their share. On a phone they go on in a second line. */
import Box from '@mui/material/Box';
import { LinkBase, useTranslate } from 'ra-core';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { PlanFloor, PlanUnit } from '#schemas/tenants/stackingPlan.ts';
import { recordPath } from '../../generate/pagePath.ts';
import { widthsOf } from './plan.ts';

interface Props {
  entity: Entity;
  floor: PlanFloor;
  hues: ReadonlyMap<number, number>;
  /** The company, or null for what is free, beside which everything else steps back. */
  only?: number | null;
}

export function FloorRow({ entity, floor, hues, only }: Props) {
  const translate = useTranslate();
  const widths = widthsOf(floor);
  const total = widths.reduce((sum, one) => sum + one, 0);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'stretch' }}>
      <Box sx={{ flex: '0 0 44px', textAlign: 'right', fontWeight: 600, py: 1, fontVariantNumeric: 'tabular-nums' }}>
        {floor.floorNo}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {floor.units.map((unit, index) => (
          <Unit
            key={unit.id}
            unit={unit}
            to={recordPath(entity, unit.id)}
            name={`${floor.floorNo}-${unit.unitNo}`}
            holder={unit.tenant ?? translate('resources.units.plan.free')}
            share={(widths[index] ?? 1) / total}
            hue={unit.tenantId === null ? undefined : hues.get(unit.tenantId)}
            isQuiet={only !== undefined && only !== unit.tenantId}
          />
        ))}
      </Box>
    </Box>
  );
}

interface UnitProps {
  unit: PlanUnit;
  to: string | undefined;
  name: string;
  holder: string;
  share: number;
  hue: number | undefined;
  isQuiet: boolean;
}

function Unit({ unit: { areaSquareMetres }, to, name, holder, share, hue, isQuiet }: UnitProps) {
  const area = areaSquareMetres ? `${areaSquareMetres} m²` : '';
  const said = [name, holder, area].filter(Boolean).join(' · ');
  const free = hue === undefined;
  return (
    <Box
      component={to ? LinkBase : 'div'}
      {...(to ? { to } : {})}
      title={said}
      sx={{
        // Four gaps of slack: a full floor stays in one line where there is room; each line is filled, which takes a sum of at least 1.
        flex: `${share * 1000} 1 max(84px, calc(${(share * 100).toFixed(3)}% - 8px))`,
        minWidth: 0,
        minHeight: 44,
        px: 1,
        py: 0.5,
        overflow: 'hidden',
        color: 'text.primary',
        textDecoration: 'none',
        borderRadius: '4px',
        border: free ? '1px dashed var(--at-line-strong)' : '1px solid transparent',
        borderInlineStart: free ? undefined : `4px solid hsl(${hue} 60% 45%)`,
        bgcolor: free ? 'transparent' : `color-mix(in srgb, hsl(${hue} 60% 50%) 18%, transparent)`,
        filter: isQuiet ? 'grayscale(1)' : undefined,
        outlineOffset: '-2px',
        '&:hover': { borderColor: 'text.primary' },
        '&:focus-visible': { outline: '2px solid currentColor' },
      }}
    >
      <Box sx={{ fontSize: '0.75rem', fontVariantNumeric: 'tabular-nums' }}>{name}</Box>
      <Box sx={{ ...oneLine, fontSize: '0.8125rem', fontWeight: free || isQuiet ? 400 : 600 }}>{holder}</Box>
    </Box>
  );
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
