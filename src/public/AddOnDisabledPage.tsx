import { PageLink } from './PageLink.tsx';
import { Result } from './Result.tsx';
import { useTranslation } from './translation.tsx';

/**
 * /add-on/disabled/:module without a session (000 §2, §6). Which features a building has is nobody's business who is not
 * signed in, so the page names none; the admin app's twin does.
 */
export default function AddOnDisabledPage() {
  const { t } = useTranslation();
  return (
    <Result sign="off" title={t('entry.addOn.title')} text={t('entry.addOn.text')}>
      <PageLink to="/login" className="primary">
        {t('auth.signIn')}
      </PageLink>
    </Result>
  );
}
