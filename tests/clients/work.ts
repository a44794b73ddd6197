/** What either client does: signs in with a code, makes a car park, reads, changes and lists it, and is refused another one. */
export interface Done {
  created?: number | undefined;
  read?: string | undefined;
  changed?: string | undefined;
  listed?: string[] | undefined;
  refused?: string | undefined;
  errors?: Record<string, { code: string; message: string }> | undefined;
}
export type Work = (
  origin: string,
  person: { username: string; password: string },
  codeInMail: () => Promise<string>,
) => Promise<Done>;
