import { PageLink } from '../PageLink.tsx';
import { Result } from '../Result.tsx';
import { useTranslation } from '../translation.tsx';

/** /password-reset-success: the new password is valid from now on, everywhere. */
export default function PasswordResetSuccessPage() {
  const { t } = useTranslation();
  return (
    <Result sign="done" title={t('entry.reset.title')} text={t('entry.reset.text')}>
      <PageLink to="/login" className="primary">
        {t('auth.signIn')}
      </PageLink>
    </Result>
  );
}
