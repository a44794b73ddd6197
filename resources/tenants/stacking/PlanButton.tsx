import Layers from '@mui/icons-material/LayersOutlined';
import IconButton from '@mui/material/IconButton';
import { LinkBase, useTranslate } from 'ra-core';
import { stackingPlan } from '#schemas/tenants/stackingPlan.ts';
import { Tooltip } from '#src/kit/tooltip/Tooltip.tsx';

/** Links the list of units to the stacking plan. */
export default function PlanButton() {
  const label = useTranslate()('screens.stacking-plan');
  return (
    <Tooltip title={label}>
      <IconButton size="small" component={LinkBase} to={stackingPlan.path} aria-label={label}>
        <Layers fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
