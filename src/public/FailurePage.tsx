import { Frame } from './Frame.tsx';
import { useTranslation } from './translation.tsx';

/** The session could not be loaded. The person stays signed in and can retry. */
export default function FailurePage() {
  const { t } = useTranslation();
  return (
    <Frame title={t('auth.failed')}>
      <h1>{t('auth.failed')}</h1>
      <p className="lead">{t('auth.failedText')}</p>
      <button type="button" className="primary" onClick={() => window.location.reload()}>
        {t('auth.retry')}
      </button>
    </Frame>
  );
}
