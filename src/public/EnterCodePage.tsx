import { useEffect, useState } from 'react';
import { clearOtp, pendingOtp, resendOtp, validateOtp } from '#authProvider/oneTimeCode.ts';
import { RequestFailure } from '#authProvider/request.ts';
import { signInMessage } from '#authProvider/signIn.ts';
import { Banner } from './Banner.tsx';
import { CheckField } from './CheckField.tsx';
import { CodeBoxes } from './CodeBoxes.tsx';
import { Frame } from './Frame.tsx';
import { navigate } from './navigate.ts';
import type { PublicPageProps } from './PublicPageProps.ts';
import { ResendButton } from './ResendButton.tsx';
import { refusalPath } from './signInFailure.ts';
import { useTranslation } from './translation.tsx';

/**
 * The one-time code (000 §4): six boxes; the code is sent off as soon as all are filled. Whether to trust this device is
 * therefore asked before them.
 */
export default function EnterCodePage({ enter, prefetch }: PublicPageProps) {
  const { t } = useTranslation();
  const [step] = useState(pendingOtp);
  const [code, setCode] = useState('');
  const [trusted, setTrusted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ tone: 'danger' | 'success'; text: string }>();
  useEffect(() => {
    if (step) prefetch();
    else navigate('/login', { replace: true });
  }, [step, prefetch]);
  if (!step) return null;

  const check = async (entered: string) => {
    const current = pendingOtp();
    if (busy || !current) return;
    setBusy(true);
    setSaid(undefined);
    try {
      await validateOtp(entered, current.otpUniqueId, trusted);
      await enter();
    } catch (error) {
      const path = refusalPath(error);
      if (path) return navigate(path);
      setSaid({ tone: 'danger', text: otpMessage(error) });
      setCode('');
      setBusy(false);
    }
  };
  const resend = async () => {
    try {
      setSaid({ tone: 'success', text: await resendOtp(pendingOtp()?.otpUniqueId ?? '') });
    } catch (error) {
      setSaid({ tone: 'danger', text: otpMessage(error) });
    }
  };
  return (
    <Frame title={t('entry.code.title')}>
      <h1>{t('entry.code.title')}</h1>
      <p className="lead">{t('entry.code.sent', { email: step.maskedEmail })}</p>
      {said ? <Banner tone={said.tone}>{t(said.text)}</Banner> : null}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void check(code);
        }}
      >
        <CheckField id="trustDevice" checked={trusted} onChange={setTrusted} label={t('entry.code.trustDevice')} />
        <CodeBoxes value={code} disabled={busy} onChange={setCode} onComplete={(entered) => void check(entered)} />
        <button type="submit" className="primary" disabled={busy || code.length < 6} aria-busy={busy}>
          {busy ? t('entry.code.checking') : t('entry.code.confirm')}
        </button>
      </form>
      <div className="links">
        <ResendButton onResend={resend} />
        <button
          type="button"
          className="link"
          onClick={() => {
            clearOtp();
            navigate('/login');
          }}
        >
          {t('entry.code.otherAccount')}
        </button>
      </div>
    </Frame>
  );
}

/** A wrong code is answered with the server's own sentence, which says how to go on. */
function otpMessage(error: unknown): string {
  if (error instanceof RequestFailure && error.status === 401 && !error.message.startsWith('errors.')) return error.message;
  return signInMessage(error);
}
