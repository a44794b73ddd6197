import { type FormEvent, useEffect, useState } from 'react';
import { checkLink, failureMessage, fieldError, isDeadLink, type LinkFacts, updatePassword } from '../accountCalls.ts';
import { Banner } from '../Banner.tsx';
import { Frame } from '../Frame.tsx';
import { linkOf } from '../linkToken.ts';
import { navigate } from '../navigate.ts';
import { PageLink } from '../PageLink.tsx';
import { forgetResetToken } from '../signInFailure.ts';
import { useTranslation } from '../translation.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { type NewPassword, type NewPasswordErrors, newPasswordErrors } from './newPassword.ts';

/** /update-password: chooses a new password. Input is kept after every failure; a dead link redirects to /link-expired. */
export default function UpdatePasswordPage() {
  const { t } = useTranslation();
  const [{ token, expired }] = useState(() => linkOf(window.location.search));
  const [link, setLink] = useState<LinkFacts>();
  const [value, setValue] = useState<NewPassword>({ password: '', confirm: '' });
  const [errors, setErrors] = useState<NewPasswordErrors>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (!token) return navigate(expired ? '/password-expired' : '/forgot-password', { replace: true });
    checkLink(token).then(setLink, (error: unknown) => {
      if (isDeadLink(error)) navigate('/link-expired', { replace: true });
      else setFailure(failureMessage(error));
    });
  }, [token, expired]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = newPasswordErrors(value);
    setErrors(wrong);
    setFailure('');
    if (wrong.password || wrong.confirm) return document.getElementById(wrong.password ? 'password' : 'confirm')?.focus();
    setBusy(true);
    try {
      await updatePassword(token, value.password);
      forgetResetToken();
      navigate('/password-reset-success', { replace: true });
    } catch (error) {
      if (isDeadLink(error)) return navigate('/link-expired', { replace: true });
      setBusy(false);
      const about = fieldError(error, 'password');
      if (!about) return setFailure(failureMessage(error));
      setErrors({ password: about });
      document.getElementById('password')?.focus();
    }
  };
  if (!token) return null;
  const title = t(expired ? 'entry.update.expiredTitle' : 'entry.update.title');
  return (
    <Frame title={title}>
      <h1>{title}</h1>
      <p className="lead">
        {t(expired ? 'entry.update.expiredLead' : 'entry.update.lead')}
        {link?.maskedEmail ? <span className="account">{t('entry.update.account', { email: link.maskedEmail })}</span> : null}
      </p>
      {failure ? <Banner tone="danger">{t(failure)}</Banner> : null}
      <form onSubmit={(event) => void submit(event)} noValidate>
        <NewPasswordFields
          value={value}
          errors={errors}
          autoFocus
          onChange={(part) => {
            setValue({ ...value, ...part });
            setErrors({});
          }}
        />
        <button type="submit" className="primary" disabled={busy} aria-busy={busy}>
          {t(busy ? 'entry.update.saving' : 'entry.update.save')}
        </button>
      </form>
      <div className="links">
        <PageLink to="/login">{t('entry.backToSignIn')}</PageLink>
      </div>
    </Frame>
  );
}
