import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'ra-core';
import { useId } from 'react';
import { DateTime } from '#src/kit/values/DateTime.tsx';

export interface Shown {
  help: 'otp' | 'device' | 'reset';
  value: string;
  until?: string;
}

/** A code or a link, to be read out or copied. It is not shown again, so a click beside it does not close it. */
export function ResultDialog({ shown: { help, value, until }, onClose }: { shown: Shown; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  // The clipboard is there over https alone, and only when the browser lets us.
  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(value) ?? Promise.reject(new Error('no clipboard'))).then(
      () => notify('resources.users.support.copied', { type: 'info' }),
      () => notify('resources.users.support.notCopied', { type: 'warning' }),
    );
  return (
    <Dialog
      open
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{translate(`resources.users.support.${help}.title`)}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{translate(`resources.users.support.${help}.result`)}</Typography>
        <Box
          data-testid="support-result"
          sx={{
            p: 2,
            bgcolor: 'var(--at-sunken)',
            borderRadius: 1,
            textAlign: 'center',
            overflowWrap: 'anywhere',
            ...(help === 'reset' ? { fontSize: '0.8125rem' } : { fontSize: '1.75rem', letterSpacing: '0.3em', fontWeight: 700 }),
          }}
        >
          {value}
        </Box>
        {until && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
            {translate('resources.users.support.until')} <DateTime value={until} />
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button startIcon={<ContentCopy />} onClick={() => void copy()}>
          {translate('resources.users.support.copy')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {translate('shell.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
