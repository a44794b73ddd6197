/** A new password and its repetition, with their validation. */
import { passwordProblems } from '#schemas/kernel/rights/password.ts';

/** What is typed so far. */
export interface NewPassword {
  password: string;
  confirm: string;
}
/** Per field a key or the server's sentence. */
export type NewPasswordErrors = Partial<NewPassword>;

export function newPasswordErrors({ password, confirm }: NewPassword): NewPasswordErrors {
  const errors: NewPasswordErrors = {};
  if (password === '') errors.password = 'auth.passwordRequired';
  else if (passwordProblems(password).length > 0) errors.password = 'entry.password.weak';
  if (confirm === '') errors.confirm = 'entry.password.confirmRequired';
  else if (confirm !== password) errors.confirm = 'entry.password.different';
  return errors;
}
