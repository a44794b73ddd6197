import { PageLink } from '../PageLink.tsx';
import { Result } from '../Result.tsx';
import { useTranslation } from '../translation.tsx';

/** /link-expired: a link to choose a new password that no longer works (000 §8). */
export default function LinkExpiredPage() {
  const { t } = useTranslation();
  return (
    <Result sign="expired" title={t('entry.dead.title')} text={t('entry.dead.text')}>
      <PageLink to="/forgot-password" className="primary">
        {t('entry.dead.again')}
      </PageLink>
      <PageLink to="/login">{t('entry.backToSignIn')}</PageLink>
    </Result>
  );
}
