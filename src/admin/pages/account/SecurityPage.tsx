import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { ScreenHeader } from '#resources/generate/screen/ScreenHeader.tsx';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { Sessions } from './Sessions.tsx';
import { SsoOnly } from './SsoOnly.tsx';
import { TrustedDevices } from './TrustedDevices.tsx';

/** /security (000 §2 Account): the password, where the person is signed in, and which devices are trusted. */
export default function SecurityPage() {
  const translate = useTranslate();
  const isWhole = useSession().providerBuildingId === null;
  return (
    <Box sx={{ maxWidth: 760 }}>
      <ScreenHeader />
      {isWhole ? (
        <>
          <SectionCard title={translate('security.password')}>
            <PasswordForm />
          </SectionCard>
          <Sessions />
          <TrustedDevices />
        </>
      ) : (
        <SsoOnly />
      )}
    </Box>
  );
}
