import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { ScreenHeader } from '#resources/generate/screen/ScreenHeader.tsx';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { NoticeChoices } from './NoticeChoices.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { PushDevice } from './PushDevice.tsx';
import { AppearanceSetting, LanguageSetting } from './preferences.tsx';
import { SsoOnly } from './SsoOnly.tsx';

/** /settings (000 §2 Account): the person's own profile, and how this browser shows the portal. */
export default function SettingsPage() {
  const translate = useTranslate();
  const isWhole = useSession().providerBuildingId === null;
  return (
    <Box sx={{ maxWidth: 760 }}>
      <ScreenHeader />
      <SectionCard title={translate('account.profile')}>{isWhole ? <ProfileForm /> : <SsoOnly />}</SectionCard>
      <SectionCard title={translate('account.preferences')}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2.5 }}>
          {translate('channels.preferencesText')}
        </Typography>
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <LanguageSetting />
          <AppearanceSetting />
        </Box>
      </SectionCard>
      <SectionCard title={translate('channels.title')}>
        <NoticeChoices />
        {isWhole ? <PushDevice /> : null}
      </SectionCard>
    </Box>
  );
}
