/** A refused sign-in on the page of the building whose provider it came from. */
import type { Queryable } from '#server/db/database.ts';
import { noteRefusal } from '../invitations/identityRefusals.ts';
import type { Provider } from './provider.ts';
import type { SsoRefusal } from './refusal.ts';

export const noteSsoRefusal = (
  on: Queryable,
  { officeCentreId }: Pick<Provider, 'officeCentreId'>,
  { code, reason, subject }: Pick<SsoRefusal, 'code' | 'reason' | 'subject'>,
): Promise<void> =>
  noteRefusal(on, {
    centreId: officeCentreId,
    buildingId: officeCentreId,
    source: 'SIGN_IN',
    subject,
    reason: code,
    // Whether somebody works elsewhere, or for the provider, is nobody's business here.
    detail: code === 'NOT_HERE' ? undefined : reason,
  });
