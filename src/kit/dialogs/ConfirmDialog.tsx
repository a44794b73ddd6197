import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { useCountdown } from './useCountdown.ts';

export interface ConfirmProps {
  open: boolean;
  title: string;
  question?: ReactNode;
  confirmLabel?: string;
  tone?: 'primary' | 'danger' | 'neutral';
  /** Seconds before Confirm can be pressed: for destructive actions. */
  countdown?: number;
  /** The warning, in place of 'This action cannot be undone.' (000 §5). Only with a countdown. */
  warning?: ReactNode;
  /** Confirm stays disabled, whatever the countdown. */
  disabled?: boolean;
  busy?: boolean;
  /** Why the last attempt failed; the dialog stays open. */
  error?: string;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** A question before something is done. With `countdown`, Confirm is enabled after so many seconds (000 §5). */
export function ConfirmDialog(props: ConfirmProps) {
  const { open, title, question, confirmLabel, tone = 'primary', countdown = 0, busy = false, disabled = false, error } = props;
  const translate = useTranslate();
  const [titleId, textId] = [useId(), useId()];
  const isGrave = countdown > 0;
  const left = useCountdown(countdown, open && isGrave);
  const label = confirmLabel ?? translate('kit.confirm');
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : props.onClose}
      aria-labelledby={titleId}
      aria-describedby={question || isGrave ? textId : undefined}
      fullWidth
      maxWidth="xs"
      onClick={(event) => event.stopPropagation()}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {error}
          </Alert>
        )}
        {(question || isGrave) && (
          <DialogContentText id={textId} component="div" sx={{ color: 'text.primary', display: 'grid', gap: 1 }}>
            {question && <div>{question}</div>}
            {isGrave && <Box sx={{ color: 'text.secondary' }}>{props.warning ?? translate('kit.cannotBeUndone')}</Box>}
          </DialogContentText>
        )}
        {props.children}
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onClose} disabled={busy} color="inherit">
          {translate('kit.cancel')}
        </Button>
        <Button
          variant="contained"
          color={tone === 'danger' ? 'error' : 'primary'}
          onClick={props.onConfirm}
          loading={busy}
          disabled={disabled || left > 0}
        >
          {left > 0 ? translate('kit.secondsLeft', { label, smart_count: left }) : label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
