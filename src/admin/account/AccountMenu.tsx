import { icons } from 'virtual:atrium/icons';
import { manifest } from 'virtual:atrium/manifest';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import Logout from '@mui/icons-material/Logout';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import ViewList from '@mui/icons-material/ViewListOutlined';
import { Box, Divider, ListItemIcon, ListItemText, MenuItem, MenuList, Popover, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import { Initials } from '#src/kit/values/Initials.tsx';
import { useJoined } from '#src/kit/values/useJoined.ts';
import { visuallyHidden } from '#src/kit/values/visuallyHidden.ts';
import { HelpPanel } from '../help/HelpButton.tsx';
import { accountEntries } from '../layout/menu.ts';
import { openShellDialog, signOutWithConfirm } from '../palette/shellDialog.ts';
import { ColourChoice } from './ColourChoice.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';

/** Who is signed in, and what belongs to the person: account, language, appearance, signing out. */
export function AccountMenu() {
  const translate = useTranslate();
  const session = useSession();
  const { fullName, username, roleCodes, officeCentre } = session;
  const button = useRef<HTMLButtonElement>(null);
  // Undefined until it is opened for the first time: until then it costs nothing.
  const [isOpen, setOpen] = useState<boolean>();
  const [isHelp, setHelp] = useState(false);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const role = useJoined()(roleCodes.map((code) => translate(`roles.${code}`)));
  const close = () => setOpen(false);
  /** A dialog opened from here returns the focus to the button. */
  const closeAnd = (go: () => void) => () => {
    close();
    go();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="at-bar-button at-bar-person"
        aria-haspopup="menu"
        aria-expanded={isOpen ?? false}
        onClick={() => setOpen(true)}
      >
        <span style={visuallyHidden}>{translate('shell.accountOf', { name: fullName })}</span>
        <span className="at-bar-names" aria-hidden>
          <strong>{fullName}</strong>
          <small>{role}</small>
        </span>
        <Initials name={fullName} size={34} isRound />
      </button>
      {isOpen === undefined ? null : (
        <Popover
          anchorEl={button.current}
          open={isOpen}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ paper: { component: 'section', 'aria-label': translate('shell.account'), sx: { width: 296 } } }}
        >
          <Box sx={{ px: 2, pt: 1.75, pb: 1 }}>
            <Typography sx={{ fontWeight: 600 }}>{fullName}</Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block', overflowWrap: 'anywhere' }}>
              {username}
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
              {[role, officeCentre?.companyName].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
          <Divider />
          <MenuList dense autoFocusItem={isOpen} aria-label={translate('shell.account')}>
            <MenuItem onClick={closeAnd(() => openShellDialog('switchAccount'))}>
              <ListItemIcon>
                <SwapHoriz fontSize="small" />
              </ListItemIcon>
              <ListItemText>{translate('shell.switchAccount')}</ListItemText>
            </MenuItem>
            {accountEntries(session, manifest).map(({ name, path, label, icon }) => {
              const Icon = icons[icon ?? ''] ?? ViewList;
              return (
                <MenuItem key={name} component={Link} to={path} onClick={close}>
                  <ListItemIcon>
                    <Icon fontSize="small" />
                  </ListItemIcon>
                  <ListItemText>{translate(label)}</ListItemText>
                </MenuItem>
              );
            })}
            {isPhone && (
              <MenuItem onClick={closeAnd(() => setHelp(true))}>
                <ListItemIcon>
                  <HelpOutline fontSize="small" />
                </ListItemIcon>
                <ListItemText>{translate('account.help')}</ListItemText>
              </MenuItem>
            )}
            <Divider component="li" />
            <LanguageChoice />
            <Divider component="li" />
            <ColourChoice />
            <Divider component="li" />
            <MenuItem onClick={closeAnd(signOutWithConfirm)}>
              <ListItemIcon>
                <Logout fontSize="small" />
              </ListItemIcon>
              <ListItemText>{translate('shell.signOut')}</ListItemText>
            </MenuItem>
          </MenuList>
        </Popover>
      )}
      {isHelp && <HelpPanel onClose={() => setHelp(false)} />}
    </>
  );
}
