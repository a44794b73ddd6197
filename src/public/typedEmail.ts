/** The e-mail address that was typed on one page is there on the next one too: at sign-in, and when the password is forgotten. */
/** Enough to catch a slip; what an address is says the server, whose rule would weigh on the first page. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;
let typed = '';

export const typedEmail = (): string => typed;
export function rememberEmail(email: string): void {
  typed = email;
}

/** The key of what is wrong with an address (000 §8), if anything. */
export function emailProblem(email: string): string | undefined {
  if (email === '') return 'auth.emailRequired';
  return EMAIL.test(email) ? undefined : 'auth.emailInvalid';
}
