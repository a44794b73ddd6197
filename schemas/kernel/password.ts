/** What a password must be (000 §5), checked while it is typed and again by the server. */

/** Shorter ones are guessed, longer input only costs time. */
export const PASSWORD_LENGTH = { min: 8, max: 200 } as const;

/** The rules in the order in which they are shown; each is broken while its test says so. */
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

/** The rules that a password breaks; none when it will do. */
export const passwordProblems = (password: string): PasswordProblem[] => passwordRules.filter((rule) => broken[rule](password));
