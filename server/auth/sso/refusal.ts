/** Why a single sign-on was refused: for the log, never for the client. */
export class SsoRefusal extends Error {
  /** @param reason our own text or an error code; never anything that was sent */
  constructor(readonly reason: string) {
    super(reason);
  }
}
