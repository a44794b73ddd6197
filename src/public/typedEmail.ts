/** The e-mail address that was typed on one page is there on the next one too: at sign-in, and when the password is forgotten. */
import { isEmail } from '#schemas/kernel/fields/emailAddress.ts';

let typed = '';

export const typedEmail = (): string => typed;
export function keepEmail(email: string): void {
  typed = email;
}

/** The key of what is wrong with an address (000 §8), if anything. */
export function emailProblem(email: string): string | undefined {
  if (email === '') return 'auth.emailRequired';
  return isEmail(email) ? undefined : 'auth.emailInvalid';
}
