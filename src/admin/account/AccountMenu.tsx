import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Logout from '@mui/icons-material/Logout';
import Mail from '@mui/icons-material/MailOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Shield from '@mui/icons-material/ShieldOutlined';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import { Box, ButtonBase, Divider, ListItemIcon, ListItemText, MenuItem, MenuList, Popover, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import { useJoined } from '#src/kit/useJoined.ts';
import { visuallyHidden } from '#src/kit/visuallyHidden.ts';
import { askToSignOut, openDesk } from '../palette/desk.ts';
import { ColourChoice } from './ColourChoice.tsx';
import { companyTitle, maySeeCompany } from './company.ts';
import { Initials } from './Initials.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';

/** Who is signed in, and what belongs to the person: account, language, appearance, signing out. */
export function AccountMenu() {
  const translate = useTranslate();
  const { fullName, username, roleCodes, officeCentre } = useSession();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const role = useJoined()(roleCodes.map((code) => translate(`roles.${code}`)));
  const close = () => setOpen(false);
  const pages = useAccountPages();
  /** What is opened next gives the focus back to the button. */
  const closeAnd = (go: () => void) => () => {
    close();
    go();
  };
  return (
    <>
      <ButtonBase
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        sx={{ gap: 1.25, p: 0.5, borderRadius: 1, '&:hover': { bgcolor: 'action.hover' } }}
      >
        <Box component="span" sx={visuallyHidden}>
          {translate('shell.accountOf', { name: fullName })}
        </Box>
        <Box aria-hidden sx={{ display: { xs: 'none', sm: 'block' }, textAlign: 'right', maxWidth: 220 }}>
          <Typography noWrap sx={{ fontWeight: 600, lineHeight: 1.25 }}>
            {fullName}
          </Typography>
          <Typography noWrap variant="caption" sx={{ color: 'text.secondary', display: 'block', lineHeight: 1.25 }}>
            {role}
          </Typography>
        </Box>
        <Initials name={fullName} size={34} isRound />
      </ButtonBase>
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
          <MenuItem onClick={closeAnd(() => openDesk('switchAccount'))}>
            <ListItemIcon>
              <SwapHoriz fontSize="small" />
            </ListItemIcon>
            <ListItemText>{translate('shell.switchAccount')}</ListItemText>
          </MenuItem>
          {pages.map(({ to, label, Icon }) => (
            <MenuItem key={to} component={Link} to={to} onClick={close}>
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              <ListItemText>{translate(label)}</ListItemText>
            </MenuItem>
          ))}
          <Divider component="li" />
          <LanguageChoice />
          <Divider component="li" />
          <ColourChoice />
          <Divider component="li" />
          <MenuItem onClick={closeAnd(askToSignOut)}>
            <ListItemIcon>
              <Logout fontSize="small" />
            </ListItemIcon>
            <ListItemText>{translate('shell.signOut')}</ListItemText>
          </MenuItem>
        </MenuList>
      </Popover>
    </>
  );
}

/** The person's own pages; the office centre's one is called by what it is (000 §2). */
function useAccountPages() {
  const session = useSession();
  return [
    { to: '/settings', label: 'account.settings', Icon: Settings },
    { to: '/security', label: 'account.security', Icon: Shield },
    ...(session.invitations ? [{ to: '/invitations', label: 'account.invitations', Icon: Mail }] : []),
    ...(maySeeCompany(session) ? [{ to: '/company-info', label: companyTitle(session), Icon: InfoOutlined }] : []),
  ];
}
