import { Frame } from './Frame.tsx';
import { useTranslation } from './translation.tsx';

/** The session could not be loaded: the person is not signed out and can try again. */
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
