import IconButton from '@mui/material/IconButton';
import type SvgIcon from '@mui/material/SvgIcon';
import { LinkBase } from 'ra-core';
import { Tooltip } from '../tooltip/Tooltip.tsx';

/** A link that is an icon, with its name as a tooltip. */
export function IconLink({ label, to, icon: Icon }: { label: string; to: string; icon: typeof SvgIcon }) {
  return (
    <Tooltip title={label}>
      <IconButton size="small" component={LinkBase} to={to} aria-label={label}>
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
