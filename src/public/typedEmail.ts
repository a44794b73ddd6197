/** Carries the typed e-mail address from one page to the next: from sign-in to the forgotten password. */
/** Enough to catch a typo; the full rule is the server's and would add weight to the first page. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;
let typed = '';

export const typedEmail = (): string => typed;
export function rememberEmail(email: string): void {
  typed = email;
}

/** The key of an address's error (000 §8), if any. */
export function emailProblem(email: string): string | undefined {
  if (email === '') return 'auth.emailRequired';
  return EMAIL.test(email) ? undefined : 'auth.emailInvalid';
}
