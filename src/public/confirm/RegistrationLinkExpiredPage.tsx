import { PageLink } from '../PageLink.tsx';
import { Result } from '../Result.tsx';
import { useTranslation } from '../translation.tsx';

/** /confirm-account/link-expired: an invitation that was used, withdrawn, sent again or has expired. */
export default function RegistrationLinkExpiredPage() {
  const { t } = useTranslation();
  return (
    <Result sign="expired" title={t('entry.deadInvitation.title')} text={t('entry.deadInvitation.text')}>
      <PageLink to="/login" className="primary">
        {t('auth.signIn')}
      </PageLink>
      <PageLink to="/forgot-password">{t('auth.forgotPassword')}</PageLink>
    </Result>
  );
}
