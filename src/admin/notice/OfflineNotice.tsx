import { Alert } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';

const watch = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Stays for as long as the browser has no connection. */
export function OfflineNotice() {
  const translate = useTranslate();
  const online = useSyncExternalStore(watch, () => navigator.onLine);
  if (online) return null;
  return (
    <Alert severity="warning" square>
      {translate('shell.offline')}
    </Alert>
  );
}
