import IconButton from '@mui/material/IconButton';
import { LinkBase } from 'ra-core';
import type { ReactNode } from 'react';
import { Tooltip } from '#src/kit/tooltip/Tooltip.tsx';

/** A page of the area, as a button above its list. */
export function PageLink({ label, to, icon }: { label: string; to: string; icon: ReactNode }) {
  return (
    <Tooltip title={label}>
      <IconButton size="small" component={LinkBase} to={to} aria-label={label}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}
