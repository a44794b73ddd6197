import { Alert, Button, Link } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';

/** Above every page: open invitations of the person. It can be dismissed until the next start. */
export default function InvitationBanner({ count }: { count: number }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [isOff, setOff] = useState(false);
  if (isOff || pathname === '/invitations') return null;
  return (
    <Alert
      severity="info"
      square
      sx={{ px: { xs: 2, md: 3 } }}
      action={
        <Button color="inherit" size="small" onClick={() => setOff(true)}>
          {translate('account.later')}
        </Button>
      }
    >
      {translate('account.invitationsWait', { smart_count: count })}{' '}
      <Link component={RouterLink} to="/invitations" color="inherit" underline="always">
        {translate('account.seeInvitations', { smart_count: count })}
      </Link>
    </Alert>
  );
}
