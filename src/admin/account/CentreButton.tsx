import UnfoldMore from '@mui/icons-material/UnfoldMore';
import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { Initials } from '#src/kit/Initials.tsx';
import { visuallyHidden } from '#src/kit/visuallyHidden.ts';
import { openShellDialog } from '../palette/shellDialog.ts';

/** Says where the person works, and opens the switch-account dialog. */
export function CentreButton() {
  const translate = useTranslate();
  const { officeCentre } = useSession();
  const name = officeCentre?.companyName ?? translate('shell.platformAccount');
  const building = officeCentre && officeCentre.buildingName !== name ? officeCentre.buildingName : undefined;
  return (
    <Button
      color="inherit"
      aria-haspopup="dialog"
      onClick={() => openShellDialog('switchAccount')}
      endIcon={<UnfoldMore sx={{ color: 'text.secondary' }} />}
      sx={{ minWidth: 0, maxWidth: { xs: 230, sm: 420 }, textAlign: 'left', px: 1, py: 0.5 }}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline-flex' }, mr: 1.25 }}>
        <Initials name={name} size={30} />
      </Box>
      <Box component="span" sx={{ minWidth: 0 }}>
        <Box component="span" sx={visuallyHidden}>
          {translate('shell.switchAccount')}:{' '}
        </Box>
        <Typography component="span" noWrap sx={{ display: 'block', fontWeight: 600, lineHeight: 1.25 }}>
          {name}
        </Typography>
        {building ? (
          <Typography
            component="span"
            noWrap
            variant="caption"
            sx={{ color: 'text.secondary', display: 'block', lineHeight: 1.25 }}
          >
            {building}
          </Typography>
        ) : null}
      </Box>
    </Button>
  );
}
