import MenuIcon from '@mui/icons-material/Menu';
import { AppBar, Box, IconButton, Toolbar } from '@mui/material';
import { useTranslate } from 'ra-core';
import { memo, Suspense } from 'react';
import { AccountMenu } from '../account/AccountMenu.tsx';
import { CentreButton } from '../account/CentreButton.tsx';
import { HelpButton } from '../help/HelpButton.tsx';
import { NoticesSlot, PaletteButtons, PortalNews, TasksButton } from '../help/lazyShellParts.ts';

/** The top bar: the menu button on small screens, the office centre, the palette, new features, the bell, help, and the account. */
export const TopBar = memo(function TopBar({ isSmall, onOpenMenu }: { isSmall: boolean; onOpenMenu: () => void }) {
  const translate = useTranslate();
  return (
    <AppBar position="sticky" sx={{ bgcolor: 'var(--at-surface)', borderBottom: '1px solid var(--at-line)' }}>
      <Toolbar variant="dense" sx={{ minHeight: 56, gap: { xs: 0.25, sm: 1 }, px: { xs: 1, md: 3 } }}>
        {isSmall ? (
          <IconButton aria-label={translate('shell.openMenu')} onClick={onOpenMenu}>
            <MenuIcon />
          </IconButton>
        ) : null}
        <CentreButton />
        <Box sx={{ flex: 1 }} />
        <Suspense fallback={null}>
          <PaletteButtons />
        </Suspense>
        <Suspense fallback={null}>
          <PortalNews />
        </Suspense>
        <Suspense fallback={null}>
          <TasksButton />
        </Suspense>
        <Suspense fallback={null}>
          <NoticesSlot />
        </Suspense>
        <HelpButton />
        <AccountMenu />
      </Toolbar>
    </AppBar>
  );
});
