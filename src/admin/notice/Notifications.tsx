import { Alert, Snackbar } from '@mui/material';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';

/** 000 §8: error toasts last 5 s, and the same message is not shown again within 5 s. */
const ERROR_MS = 5_000;
const OTHER_MS = 4_000;
const REPEAT_MS = 5_000;

/** Toasts at the bottom right, one after the other. */
export function Notifications() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const [shown, setShown] = useState<NotificationPayload>();
  const [open, setOpen] = useState(false);
  const last = useRef({ text: '', at: 0 });

  const wording = ({ message, notificationOptions }: NotificationPayload) =>
    typeof message === 'string' ? translate(message, { _: message, ...notificationOptions?.messageArgs }) : message;

  useEffect(() => {
    if (open || notifications.length === 0) return;
    const next = takeNotification();
    if (!next) return;
    const text = String(next.message);
    const now = Date.now();
    if (text === last.current.text && now - last.current.at < REPEAT_MS) return;
    last.current = { text, at: now };
    setShown(next);
    setOpen(true);
  }, [notifications, takeNotification, open]);

  if (!shown) return null;
  const { type, notificationOptions } = shown;
  const fallback = type === 'error' ? ERROR_MS : OTHER_MS;
  return (
    <Snackbar
      open={open}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      autoHideDuration={notificationOptions?.autoHideDuration === undefined ? fallback : notificationOptions.autoHideDuration}
      onClose={(_, reason) => reason !== 'clickaway' && setOpen(false)}
    >
      <Alert
        severity={type}
        variant="filled"
        role={type === 'error' ? 'alert' : 'status'}
        closeText={translate('shell.close')}
        onClose={() => setOpen(false)}
        sx={{ maxWidth: 480, alignItems: 'center' }}
      >
        {wording(shown)}
      </Alert>
    </Snackbar>
  );
}
