import { useState } from 'react';
import { signInMessage } from '#authProvider/signIn.ts';
import { ssoAddress } from '#authProvider/sso.ts';
import { useTranslation } from './translation.tsx';
import { emailProblem } from './typedEmail.ts';

/** Redirects to the identity provider of the e-mail address in the form; without an address it asks for one. */
export default function SsoStart() {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const start = async () => {
    // Text that the browser has autofilled is in the field, but not in the state.
    const field = document.getElementById('email') as HTMLInputElement;
    const email = field.value.trim();
    if (emailProblem(email)) {
      setFailure('auth.ssoEmail');
      field.focus();
      return;
    }
    setBusy(true);
    setFailure('');
    try {
      window.location.assign(await ssoAddress(email, new URLSearchParams(window.location.search).get('redirect')));
    } catch (error) {
      setFailure(signInMessage(error));
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" className="link" disabled={busy} aria-busy={busy} onClick={() => void start()}>
        {t('auth.sso')}
      </button>
      {failure ? (
        <p className="below below-wrong" role="alert">
          {t(failure)}
        </p>
      ) : null}
    </>
  );
}
