/** The password rules (000 §5), checked while typing and again by the server. */

/** Shorter passwords are guessed, longer input only costs time. */
export const PASSWORD_LENGTH = { min: 8, max: 200 } as const;

/** The rules in display order; a rule is broken while its test is true. */
const broken = {
  length: (password: string) => password.length < PASSWORD_LENGTH.min || password.length > PASSWORD_LENGTH.max,
  lower: (password: string) => !/\p{Ll}/u.test(password),
  upper: (password: string) => !/\p{Lu}/u.test(password),
  digit: (password: string) => !/\d/.test(password),
  special: (password: string) => !/[^\p{L}\d\s]/u.test(password),
  space: (password: string) => /\s/.test(password),
};
export type PasswordProblem = keyof typeof broken;
export const passwordRules = Object.keys(broken) as PasswordProblem[];

/** The rules that a password breaks; empty if it is acceptable. */
export const passwordProblems = (password: string): PasswordProblem[] => passwordRules.filter((rule) => broken[rule](password));
