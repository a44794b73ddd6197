import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useState } from 'react';

interface Props {
  /** The moment (ms since 1970) at which the session ends. */
  until: number;
  onStay: () => void;
}
const secondsUntil = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** One minute before the session ends by inactivity: the seconds that are left, and 'Stay signed in'. */
export default function InactivityDialog({ until, onStay }: Props) {
  const translate = useTranslate();
  const [titleId, textId] = [useId(), useId()];
  const [left, setLeft] = useState(() => secondsUntil(until));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(until)), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <Dialog open role="alertdialog" aria-labelledby={titleId} aria-describedby={textId} onClose={onStay} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{translate('account.stillThere')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId} sx={{ color: 'text.primary' }}>
          {translate('account.stillThereText')}
        </DialogContentText>
        <Typography role="timer" sx={{ mt: 2, fontSize: '2rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onStay}>
          {translate('account.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
