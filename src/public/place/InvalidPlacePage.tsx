import { Result } from '../Result.tsx';
import { useTranslation } from '../translation.tsx';

/** /service-place/invalid: a QR code that is wrong, or whose place is not in use any longer. */
export default function InvalidPlacePage() {
  const { t } = useTranslation();
  return (
    <Result sign="failed" title={t('place.invalid.title')} text={t('place.invalid.text')}>
      {null}
    </Result>
  );
}
