import { type FormEvent, useState } from 'react';
import { failureMessage, forgotPassword } from '../accountCalls.ts';
import { Banner } from '../Banner.tsx';
import { Frame } from '../Frame.tsx';
import { PageLink } from '../PageLink.tsx';
import { TextField } from '../TextField.tsx';
import { useTranslation } from '../translation.tsx';
import { emailProblem, rememberEmail, typedEmail } from '../typedEmail.ts';
import { useProblems } from '../useProblems.ts';

/** /forgot-password: asks for a link. The answer is the same whether or not there is such an account (000 §8: a banner). */
export default function ForgotPasswordPage() {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const { problems, show, onInput } = useProblems();
  const [said, setSaid] = useState<{ tone: 'success' | 'danger'; text: string }>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    const problem = emailProblem(email);
    setSaid(undefined);
    if (show(problem ? { email: problem } : {})) return;
    setBusy(true);
    try {
      setSaid({ tone: 'success', text: (await forgotPassword(email)) || 'entry.forgot.sent' });
    } catch (failure) {
      setSaid({ tone: 'danger', text: failureMessage(failure) });
    }
    setBusy(false);
  };
  const sent = said?.tone === 'success';
  return (
    <Frame title={t('entry.forgot.title')}>
      <h1>{t('entry.forgot.title')}</h1>
      <p className="lead">{t('entry.forgot.lead')}</p>
      {said ? <Banner tone={said.tone}>{t(said.text)}</Banner> : null}
      {sent ? <p className="aside">{t('entry.forgot.nothing')}</p> : null}
      <form onSubmit={(event) => void submit(event)} onInput={onInput} noValidate>
        <TextField
          id="email"
          type="email"
          label={t('auth.email')}
          error={problems.email && t(problems.email)}
          autoComplete="username"
          inputMode="email"
          defaultValue={typedEmail()}
          onChange={(event) => rememberEmail(event.target.value)}
          autoFocus
        />
        <button type="submit" className={sent ? 'secondary' : 'primary'} disabled={busy} aria-busy={busy}>
          {t(busy ? 'entry.forgot.sending' : sent ? 'entry.forgot.again' : 'entry.forgot.send')}
        </button>
      </form>
      <div className="links">
        <PageLink to="/login">{t('entry.backToSignIn')}</PageLink>
      </div>
    </Frame>
  );
}
