import { Alert, AlertTitle } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';

/** Replaces account-wide settings in a session that is limited to one building. */
export function SsoOnly() {
  const translate = useTranslate();
  const { officeCentre } = useSession();
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      <AlertTitle>{translate('account.ssoOnly')}</AlertTitle>
      {translate('account.ssoOnlyText', { building: officeCentre?.buildingName || officeCentre?.companyName })}
    </Alert>
  );
}
