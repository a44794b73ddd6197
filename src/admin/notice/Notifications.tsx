import { Alert, Box, Snackbar } from '@mui/material';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { isNeverToasted, TOAST_MS, ToastMemory } from './toasts.ts';

/** Toasts at the bottom right, one after the other (000 §8). */
export function Notifications() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const [shown, setShown] = useState<NotificationPayload>();
  const [open, setOpen] = useState(false);
  const [memory] = useState(() => new ToastMemory());

  useEffect(() => {
    if (open || notifications.length === 0) return;
    const next = takeNotification();
    if (!next) return;
    const text = String(next.message);
    if (isNeverToasted(text, translate)) return;
    const said = typeof next.message === 'string' ? translate(text, { _: text }) : text;
    // The same text about another record counts as different.
    if (!memory.admits([said, next.notificationOptions?.about].filter(Boolean).join(' · '), Date.now())) return;
    setShown(next);
    setOpen(true);
  }, [notifications, takeNotification, open, memory, translate]);

  if (!shown) return null;
  const { message, type, notificationOptions } = shown;
  const asked = notificationOptions?.autoHideDuration;
  return (
    <Snackbar
      open={open}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      autoHideDuration={asked === undefined ? TOAST_MS[type] : asked}
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
        <span>
          {typeof message === 'string' ? translate(message, { _: message, ...notificationOptions?.messageArgs }) : message}
        </span>
        {notificationOptions?.about && (
          <Box component="span" sx={{ display: 'block', opacity: 0.85, overflowWrap: 'anywhere' }}>
            {notificationOptions.about}
          </Box>
        )}
      </Alert>
    </Snackbar>
  );
}
