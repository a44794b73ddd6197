import { pageTexts } from '#i18n/pages.ts';
import { Frame } from './Frame.tsx';
import { addTexts, useTranslation } from './translation.tsx';

/** Its texts, which nobody else needs who signs in. */
export const loadTexts = () => addTexts(pageTexts.entry);

/** The session could not be loaded. The person stays signed in and can retry. */
export default function FailurePage() {
  const { t } = useTranslation();
  return (
    <Frame title={t('entry.failure.title')}>
      <h1>{t('entry.failure.title')}</h1>
      <p className="lead">{t('entry.failure.text')}</p>
      <button type="button" className="primary" onClick={() => window.location.reload()}>
        {t('auth.retry')}
      </button>
    </Frame>
  );
}
