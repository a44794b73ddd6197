import Close from '@mui/icons-material/Close';
import { Alert, IconButton, Link } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link as RouterLink, useLocation } from 'react-router';
import { useFlag } from '#authProvider/useFlag.ts';
import { useSession } from '#authProvider/useSession.ts';
import { dayOf, type Expiry } from './passwordExpiry.ts';

/** Above every page: the password runs out soon (000 §9). Closing it holds until the end of the day. */
export default function PasswordBanner({ expiry: { key, days } }: { expiry: Expiry }) {
  const translate = useTranslate();
  const session = useSession();
  const { pathname } = useLocation();
  const [closedOn, close] = useFlag('passwordBanner');
  const today = dayOf(session, Date.now());
  if (closedOn === undefined || closedOn === today) return null;
  return (
    <Alert
      severity={days > 1 ? 'warning' : 'error'}
      square
      sx={{ px: { xs: 2, md: 3 } }}
      action={
        <IconButton color="inherit" aria-label={translate('account.closeUntilTomorrow')} onClick={() => close(today)}>
          <Close fontSize="small" />
        </IconButton>
      }
    >
      {translate(key, { smart_count: days })}{' '}
      {pathname === '/security' ? null : (
        <Link component={RouterLink} to="/security" color="inherit" underline="always">
          {translate('account.changePassword')}
        </Link>
      )}
    </Alert>
  );
}
