import { PageLink } from '../PageLink.tsx';
import { Result } from '../Result.tsx';
import { useTranslation } from '../translation.tsx';

/** /event-guest/invalid: a link that is wrong, or whose event is long over. */
export default function InvalidGuestPage() {
  const { t } = useTranslation();
  return (
    <Result sign="expired" title={t('guest.invalid.title')} text={t('guest.invalid.text')}>
      <PageLink to="/login" className="secondary">
        {t('auth.signIn')}
      </PageLink>
    </Result>
  );
}
