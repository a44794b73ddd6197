import { PageLink } from '../PageLink.tsx';
import { Result } from '../Result.tsx';
import { expiredPasswordPath, storedResetToken } from '../signInFailure.ts';
import { useTranslation } from '../translation.tsx';

/**
 * /password-expired: explains, and links to choosing a new password with the token from the sign-in; without
 * a token, by e-mail.
 */
export default function PasswordExpiredPage() {
  const { t } = useTranslation();
  const token = storedResetToken();
  return (
    <Result sign="expired" title={t('entry.expired.title')} text={t(token ? 'entry.expired.text' : 'entry.expired.byMail')}>
      <PageLink to={token ? expiredPasswordPath(token) : '/forgot-password'} className="primary">
        {t(token ? 'entry.expired.choose' : 'entry.forgot.send')}
      </PageLink>
      <PageLink to="/login">{t('entry.backToSignIn')}</PageLink>
    </Result>
  );
}
