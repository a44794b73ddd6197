import { useTranslation } from './translation.tsx';

interface Props {
  /** What the page was asked for has not come. */
  failed: boolean;
  /** What a page says while it waits: a key. */
  text: string;
}

/** In place of what a page has not read yet: that it is being read, or the way to try again. */
export function Pending({ failed, text }: Props) {
  const { t } = useTranslation();
  return failed ? (
    <div className="ways">
      <button type="button" className="primary" onClick={() => window.location.reload()}>
        {t('auth.retry')}
      </button>
    </div>
  ) : (
    <p className="lead" role="status">
      {t(text)}
    </p>
  );
}
