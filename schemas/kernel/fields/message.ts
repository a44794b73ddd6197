/** Why a value is refused: a code, with its text in `i18n` under `errors.`, and the parameters of the text. */
export interface Message {
  code: string;
  params?: Record<string, string | number>;
}
