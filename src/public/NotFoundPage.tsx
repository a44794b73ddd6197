import { Frame } from './Frame.tsx';
import { useTranslation } from './translation.tsx';

/** /404, to which unknown paths lead (000 §2). */
export default function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Frame title={t('entry.notFound.title')}>
      <p className="numeral" aria-hidden="true">
        404
      </p>
      <h1>{t('entry.notFound.title')}</h1>
      <p className="lead">{t('entry.notFound.text')}</p>
      <a className="primary" href="/dashboard">
        {t('entry.goHome')}
      </a>
    </Frame>
  );
}
