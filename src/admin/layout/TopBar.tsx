import MenuIcon from '@mui/icons-material/Menu';
import { IconButton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { AccountMenu } from '../account/AccountMenu.tsx';
import { CentreButton } from '../account/CentreButton.tsx';
import { HelpButton } from '../help/HelpButton.tsx';
import { NoticesSlot, PaletteButtons, PortalNews, TasksButton } from '../help/lazyShellParts.ts';

/** The top bar: the menu button on small screens, the office centre, the palette, new features, the bell, help, and the account. */
export const TopBar = memo(function TopBar({ isSmall, onOpenMenu }: { isSmall: boolean; onOpenMenu: () => void }) {
  const translate = useTranslate();
  return (
    <header className="at-bar">
      {isSmall ? (
        <IconButton aria-label={translate('shell.openMenu')} onClick={onOpenMenu}>
          <MenuIcon />
        </IconButton>
      ) : null}
      <CentreButton />
      <div className="at-bar-gap" />
      <PaletteButtons />
      <PortalNews />
      <TasksButton />
      <NoticesSlot />
      <HelpButton />
      <AccountMenu />
    </header>
  );
});
