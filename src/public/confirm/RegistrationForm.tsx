import { type FormEvent, useState } from 'react';
import { checkLink, confirmAccount, failureMessage, fieldError, type InvitationFacts, isDeadLink } from '../accountCalls.ts';
import { Banner } from '../Banner.tsx';
import { ConsentField } from '../legal/ConsentField.tsx';
import { navigate } from '../navigate.ts';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { TextField } from '../TextField.tsx';
import { useTranslation } from '../translation.tsx';
import { rememberEmail } from '../typedEmail.ts';
import { Invitation } from './Invitation.tsx';
import { emptyRegistration, firstWrong, type RegistrationErrors, registrationErrors } from './registration.ts';

interface Props {
  token: string;
  invitation: InvitationFacts;
  /** The invitation as it is now: the legal texts have another version than the form has shown. */
  onChanged: (invitation: InvitationFacts) => void;
}
const SENT = ['fullName', 'mobileNumber', 'password'] as const;

/** The registration form: errors are shown at their fields, and no input is lost. */
export function RegistrationForm({ token, invitation, onChanged }: Props) {
  const { t } = useTranslation();
  const [value, setValue] = useState(() => emptyRegistration(invitation.fullName));
  const [errors, setErrors] = useState<RegistrationErrors>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<typeof value>) => {
    setValue({ ...value, ...part });
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in part))));
  };
  const say = (name: keyof RegistrationErrors) => errors[name] && t(errors[name]);
  const show = (wrong: RegistrationErrors) => {
    setErrors(wrong);
    document.getElementById(firstWrong(wrong) ?? '')?.focus();
  };

  const refuse = async (error: unknown) => {
    if (isDeadLink(error)) return navigate('/confirm-account/link-expired', { replace: true });
    if (fieldError(error, 'termsVersion') ?? fieldError(error, 'consentVersion')) {
      onChanged((await checkLink(token)) as InvitationFacts);
      setValue({ ...value, terms: false, consent: false });
      setFailure('entry.confirm.changed');
      return;
    }
    const named = SENT.flatMap((name) => (fieldError(error, name) ? [[name, fieldError(error, name)]] : []));
    if (named.length) show(Object.fromEntries(named));
    else setFailure(failureMessage(error));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = registrationErrors(value);
    setFailure('');
    if (firstWrong(wrong)) return show(wrong);
    setBusy(true);
    try {
      const { fullName, mobileNumber, password } = value;
      const { termsVersion, consentVersion } = invitation;
      const mobile = mobileNumber.trim() ? { mobileNumber: mobileNumber.trim() } : {};
      const page = await confirmAccount({ token, fullName: fullName.trim(), ...mobile, password, termsVersion, consentVersion });
      rememberEmail(invitation.username);
      navigate(page, { replace: true });
    } catch (error) {
      setBusy(false);
      await refuse(error);
    }
  };

  return (
    <>
      <p className="lead">{t('entry.confirm.lead')}</p>
      <Invitation invitation={invitation} />
      {failure ? <Banner tone="danger">{t(failure)}</Banner> : null}
      <form onSubmit={(event) => void submit(event)} noValidate>
        <TextField id="username" label={t('auth.email')} value={invitation.username} autoComplete="username" readOnly />
        <TextField
          id="fullName"
          label={t('entry.confirm.fullName')}
          error={say('fullName')}
          autoComplete="name"
          maxLength={120}
          value={value.fullName}
          onChange={(event) => change({ fullName: event.target.value })}
        />
        <TextField
          id="mobileNumber"
          type="tel"
          label={t('entry.confirm.mobileNumber')}
          error={say('mobileNumber')}
          autoComplete="tel"
          maxLength={21}
          required={false}
          value={value.mobileNumber}
          onChange={(event) => change({ mobileNumber: event.target.value })}
        />
        <NewPasswordFields value={value} errors={{ password: errors.password, confirm: errors.confirm }} onChange={change} />
        <ConsentField
          name="terms"
          version={invitation.termsVersion}
          checked={value.terms}
          error={say('terms')}
          onChange={(terms) => change({ terms })}
        />
        <ConsentField
          name="consent"
          version={invitation.consentVersion}
          checked={value.consent}
          error={say('consent')}
          onChange={(consent) => change({ consent })}
        />
        <button type="submit" className="primary" disabled={busy} aria-busy={busy}>
          {t(busy ? 'entry.confirm.sending' : 'entry.confirm.send')}
        </button>
      </form>
    </>
  );
}
