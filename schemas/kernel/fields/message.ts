/** Why a value is refused: a code, worded by `i18n` under `errors.`, with what its sentence names. */
export interface Message {
  code: string;
  params?: Record<string, string | number>;
}
