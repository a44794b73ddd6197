/** Why a single sign-on was refused: for the log and the building's admins, never for the client. */
import type { IdentityReason } from '#schemas/users/identityRefusal.ts';

export class SsoRefusal extends Error {
  /**
   * @param reason our own text or an error code; never anything that was sent
   * @param code in the words of the building's page
   * @param subject the address that the provider has signed; nobody sees it but the log's readers and the building's admins
   */
  constructor(
    readonly reason: string,
    readonly code: IdentityReason = 'WRONG_ANSWER',
    readonly subject?: string,
  ) {
    super(reason);
  }
}
