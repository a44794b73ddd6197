import { Alert, Box, Button, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { type FormEvent, useId, useState } from 'react';
import { loadSession } from '#authProvider/session.ts';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import { passwordProblems } from '#schemas/kernel/rights/password.ts';
import { DateTime } from '#src/kit/values/DateTime.tsx';
import { errorText, failureOf } from '#src/kit/values/errorText.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { PasswordRules } from './PasswordRules.tsx';

type Problems = Partial<Record<'current' | 'next' | 'again' | 'whole', string>>;
const EMPTY = { current: '', next: '', again: '' };

/** Changes the person's own password; its input is never stored as a draft. */
export function PasswordForm() {
  const translate = useTranslate();
  const notify = useNotify();
  const session = useSession();
  const rulesId = useId();
  const [typed, setTyped] = useState(EMPTY);
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);
  const type = (name: keyof typeof EMPTY) => (value: string) => {
    setTyped((before) => ({ ...before, [name]: value }));
    setProblems(({ [name]: _, whole: __, ...others }) => others);
  };
  const required = (label: string) => translate('errors.required', { label: translate(label) });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong: Problems = {
      ...(typed.current === '' ? { current: required('security.currentPassword') } : {}),
      ...(passwordProblems(typed.next).length ? { next: translate('security.rulesTitle') } : {}),
      ...(typed.next !== typed.again ? { again: translate('security.notTheSame') } : {}),
    };
    setProblems(wrong);
    if (Object.keys(wrong).length) return;
    setBusy(true);
    try {
      const body = { currentPassword: typed.current, password: typed.next };
      const { message } = await http('PUT', `/users/${session.userId}/change-password`, { body });
      setTyped(EMPTY);
      notify(message || 'notices.passwordUpdated', { type: 'success' });
      // The expiry date has changed.
      await loadSession();
    } catch (error) {
      const { currentPassword: current, password: next } = failureOf(error).errors ?? {};
      setProblems(current || next ? { current, next } : { whole: errorText(translate, error) });
    } finally {
      setBusy(false);
    }
  };
  const { passwordLastChangedDate: changed, passwordExpiry: expiry } = session;
  return (
    <Box component="form" noValidate onSubmit={submit} aria-label={translate('account.changePassword')}>
      <Typography
        variant="body2"
        component="div"
        sx={{ color: 'text.secondary', mb: 2.5, display: 'flex', columnGap: 3, rowGap: 0.5, flexWrap: 'wrap' }}
      >
        {changed ? (
          <span>
            {translate('security.passwordChanged')} <DateTime value={changed} />
          </span>
        ) : null}
        <span>
          {translate('security.passwordExpires')} {expiry ? <DateTime value={expiry} /> : translate('security.never')}
        </span>
      </Typography>
      {problems.whole ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problems.whole}
        </Alert>
      ) : null}
      <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 480 }}>
        {/* Lets a password manager know whose password changes. */}
        <input type="email" name="username" autoComplete="username" value={session.username} readOnly hidden />
        <PasswordInput
          label={translate('security.currentPassword')}
          value={typed.current}
          onChange={type('current')}
          autoComplete="current-password"
          error={problems.current}
        />
        <PasswordInput
          label={translate('security.newPassword')}
          value={typed.next}
          onChange={type('next')}
          autoComplete="new-password"
          error={problems.next}
          describedBy={rulesId}
        />
        <PasswordRules id={rulesId} password={typed.next} />
        <PasswordInput
          label={translate('security.repeatPassword')}
          value={typed.again}
          onChange={type('again')}
          autoComplete="new-password"
          error={problems.again}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('security.othersSignedOut')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2.5 }}>
        <Button type="submit" variant="contained" loading={isBusy}>
          {translate('account.changePassword')}
        </Button>
      </Box>
    </Box>
  );
}
