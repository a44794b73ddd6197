import History from '@mui/icons-material/History';
import Search from '@mui/icons-material/Search';
import { Box, ButtonBase, IconButton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { lateDialog } from '#src/kit/late/late.tsx';
import { Tooltip } from '#src/kit/tooltip/Tooltip.tsx';
import { isApple, keyLabel } from '#src/kit/values/keyLabel.ts';
import { openShellDialog } from './shellDialog.ts';

const RecentMenu = lateDialog(() => import('../recent/RecentMenu.tsx'));

/** In the top bar: the palette, and recently opened records. */
export default function PaletteButtons() {
  const translate = useTranslate();
  const recent = useRef<HTMLButtonElement>(null);
  const [isShown, setShown] = useState(false);
  const keys = isApple() ? 'Meta+K' : 'Control+K';
  const search = { 'aria-haspopup': 'dialog', 'aria-keyshortcuts': keys, onClick: () => openShellDialog('palette') } as const;
  const title = translate('desk.palette.title');
  return (
    <>
      <ButtonBase {...search} sx={{ ...box, display: { xs: 'none', lg: 'inline-flex' } }}>
        <Search fontSize="small" />
        <Box component="span" sx={{ flex: 1, textAlign: 'left' }}>
          {title}
        </Box>
        <Box component="kbd" aria-hidden sx={{ fontFamily: 'inherit', fontSize: '0.75rem' }}>
          {keyLabel('Control+k')}
        </Box>
      </ButtonBase>
      <Tooltip title={title}>
        <IconButton {...search} aria-label={title} sx={{ display: { lg: 'none' } }}>
          <Search />
        </IconButton>
      </Tooltip>
      <Tooltip title={translate('desk.recent')}>
        <IconButton
          ref={recent}
          aria-label={translate('desk.recent')}
          aria-haspopup="menu"
          aria-expanded={isShown}
          onClick={() => setShown(true)}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          <History />
        </IconButton>
      </Tooltip>
      {isShown && <RecentMenu anchor={recent.current} onClose={() => setShown(false)} />}
    </>
  );
}

const box = {
  gap: 1,
  width: 220,
  height: 34,
  px: 1.25,
  borderRadius: 1,
  border: '1px solid var(--at-line-strong)',
  color: 'text.secondary',
  fontSize: '0.8125rem',
  '&:hover': { bgcolor: 'action.hover' },
};
