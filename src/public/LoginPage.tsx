import { type FormEvent, lazy, Suspense, useState } from 'react';
import { takeNotice } from '#authProvider/notice.ts';
import { signIn, signInMessage } from '#authProvider/signIn.ts';
import { Banner } from './Banner.tsx';
import { Frame } from './Frame.tsx';
import { navigate } from './navigate.ts';
import { PageLink } from './PageLink.tsx';
import { PasswordField } from './PasswordField.tsx';
import type { PublicPageProps } from './PublicPageProps.ts';
import { useSettings } from './settings.ts';
import { refusalPath } from './signInFailure.ts';
import { TextField } from './TextField.tsx';
import { useTranslation } from './translation.tsx';
import { emailProblem, rememberEmail, typedEmail } from './typedEmail.ts';
import { useProblems } from './useProblems.ts';

/** Single sign-on, loaded only if the installation uses it. */
const SsoStart = lazy(() => import('./SsoStart.tsx'));
const waiting = takeNotice();

/** Sign-in by e-mail and password (000 §4, §8). */
export function LoginPage({ enter, prefetch }: PublicPageProps) {
  const { t } = useTranslation();
  const { singleSignOn } = useSettings();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const { problems: errors, show, onInput } = useProblems();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = String(form.get('email') ?? '').trim();
    const password = String(form.get('password') ?? '');
    const problem = emailProblem(email);
    setFailure('');
    if (show({ ...(problem ? { email: problem } : {}), ...(password ? {} : { password: 'auth.passwordRequired' }) })) return;
    setBusy(true);
    prefetch();
    try {
      const result = await signIn(email, password);
      if ('otp' in result) navigate('/enter-code');
      else await enter();
    } catch (error) {
      const path = refusalPath(error);
      if (path) return navigate(path);
      setFailure(signInMessage(error));
      setBusy(false);
    }
  };

  return (
    <Frame title={t('auth.signIn')}>
      <h1>{t('auth.signIn')}</h1>
      {failure ? (
        <Banner tone="danger">{t(failure)}</Banner>
      ) : waiting ? (
        <Banner tone="info">{t(`auth.${waiting}`)}</Banner>
      ) : null}
      <form onSubmit={(event) => void submit(event)} onInput={onInput} noValidate>
        <TextField
          id="email"
          type="email"
          label={t('auth.email')}
          error={errors.email && t(errors.email)}
          autoComplete="username"
          inputMode="email"
          defaultValue={typedEmail()}
          onChange={(event) => rememberEmail(event.target.value)}
          autoFocus
        />
        <PasswordField id="password" label={t('auth.password')} error={errors.password && t(errors.password)} />
        <button type="submit" className="primary" disabled={busy} aria-busy={busy}>
          {busy ? t('auth.signingIn') : t('auth.signIn')}
        </button>
      </form>
      <div className="links">
        <PageLink to="/forgot-password">{t('auth.forgotPassword')}</PageLink>
        {singleSignOn ? (
          <Suspense fallback={null}>
            <SsoStart />
          </Suspense>
        ) : null}
      </div>
    </Frame>
  );
}
