import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import { IconButton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { lateDialog } from '#src/kit/late/late.tsx';
import { Tooltip } from '#src/kit/tooltip/Tooltip.tsx';

export const HelpPanel = lateDialog(() => import('./HelpPanel.tsx'));

/** Opens the help panel. On a phone help is in the account menu: the bar has room for what changes. */
export function HelpButton() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Tooltip title={translate('account.help')}>
        <IconButton
          aria-label={translate('account.help')}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          <HelpOutline />
        </IconButton>
      </Tooltip>
      {isOpen ? <HelpPanel onClose={() => setOpen(false)} /> : null}
    </>
  );
}
