import { PageLink } from './PageLink.tsx';
import { Result } from './Result.tsx';
import { useTranslation } from './translation.tsx';

/**
 * /add-on/disabled/:module without a session (000 §2, §6). Which features a building has is not shown to people who are
 * not signed in, so this page names none; the admin app's version does.
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
