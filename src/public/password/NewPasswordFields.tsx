import { useState } from 'react';
import { PasswordField } from '../PasswordField.tsx';
import { useTranslation } from '../translation.tsx';
import type { NewPassword, NewPasswordErrors } from './newPassword.ts';
import { PasswordRules } from './PasswordRules.tsx';

interface Props {
  value: NewPassword;
  errors: NewPasswordErrors;
  autoFocus?: boolean;
  onChange: (part: Partial<NewPassword>) => void;
}

/** A new password, with its rules ticked off while it is typed, and the same once more (000 §5). */
export function NewPasswordFields({ value, errors, autoFocus, onChange }: Props) {
  const { t } = useTranslation();
  const [left, setLeft] = useState(false);
  const different = left && value.confirm !== '' && value.confirm !== value.password;
  const confirmError = errors.confirm ?? (different ? 'entry.password.different' : undefined);
  return (
    <>
      <PasswordField
        id="password"
        label={t('entry.password.new')}
        error={errors.password && t(errors.password)}
        autoComplete="new-password"
        autoFocus={autoFocus}
        value={value.password}
        onChange={(password) => onChange({ password })}
        rules={<PasswordRules id="password-rules" password={value.password} />}
      />
      <PasswordField
        id="confirm"
        label={t('entry.password.confirm')}
        error={confirmError && t(confirmError)}
        autoComplete="new-password"
        value={value.confirm}
        onChange={(confirm) => onChange({ confirm })}
        onBlur={() => setLeft(true)}
      />
    </>
  );
}
