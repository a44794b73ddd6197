import { Frame } from './Frame.tsx';
import { useTranslation } from './translation.tsx';

/** /404 */
export default function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Frame title={t('auth.notFound')}>
      <p className="numeral" aria-hidden="true">
        404
      </p>
      <h1>{t('auth.notFound')}</h1>
      <p className="lead">{t('auth.notFoundText')}</p>
      <a className="primary" href="/dashboard">
        {t('auth.goHome')}
      </a>
    </Frame>
  );
}
