import { useEffect, useState } from 'react';
import { useTranslation } from './translation.tsx';

/** A new code can be requested after this many seconds. */
const DELAY_S = 30;

export function ResendButton({ onResend }: { onResend: () => Promise<void> }) {
  const { t } = useTranslation();
  const [left, setLeft] = useState(DELAY_S);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <button
      type="button"
      className="link"
      disabled={left > 0}
      onClick={() => {
        setLeft(DELAY_S);
        void onResend();
      }}
    >
      {left > 0 ? t('entry.code.resendIn', { seconds: left }) : t('entry.code.resend')}
    </button>
  );
}
