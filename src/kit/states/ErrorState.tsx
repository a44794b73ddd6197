import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { errorText } from '../values/errorText.ts';

/** What could not be loaded, why, and a retry button. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const translate = useTranslate();
  return (
    <Box role="alert" sx={{ py: 7, px: 2, display: 'grid', justifyItems: 'center', gap: 1, textAlign: 'center' }}>
      <ErrorOutline aria-hidden sx={{ fontSize: 36, color: 'var(--at-danger)' }} />
      <Typography sx={{ fontWeight: 600 }}>{translate('kit.failed')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 480 }}>
        {errorText(translate, error)}
      </Typography>
      {onRetry && (
        <Button variant="outlined" size="small" onClick={onRetry} sx={{ mt: 0.5 }}>
          {translate('kit.retry')}
        </Button>
      )}
    </Box>
  );
}
