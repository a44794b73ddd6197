import WavingHand from '@mui/icons-material/WavingHandOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';

/** For somebody without tasks and lists: a friendly message, and links to their own pages. */
export function NothingYet() {
  const translate = useTranslate();
  const { fullName } = useSession();
  return (
    <Box sx={{ py: 8, px: 2, display: 'grid', justifyItems: 'center', gap: 1, textAlign: 'center' }}>
      <WavingHand aria-hidden sx={{ fontSize: 40, color: 'var(--at-accent)' }} />
      <Typography component="h2" variant="h2">
        {translate('shell.welcome', { name: fullName })}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 460 }}>{translate('shell.welcomeText')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 1 }}>
        <Button component={Link} to="/settings" variant="outlined">
          {translate('account.settings')}
        </Button>
        <Button component={Link} to="/security" variant="outlined">
          {translate('account.security')}
        </Button>
      </Box>
    </Box>
  );
}
