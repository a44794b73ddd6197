/**
 * Office centre, add-ons and landlord of the session, stored encrypted so that the frame can be drawn before the server has
 * answered (000 §3). Cleared with the session.
 */
import type { AddOn } from '#schemas/kernel/rights/access.ts';
import type { SessionCentre } from '#schemas/kernel/rights/session.ts';
import type { PortalSession } from './sessionStore.ts';

export interface LocalState {
  officeCentre: SessionCentre | null;
  addOns: readonly AddOn[];
  landlordId: number | null;
  landlordName: string | null;
  /** The menu shows its icons alone. */
  narrowMenu?: boolean;
}
/** One per browser: it is read before the person is known. */
const PLACE = { kind: 'state', person: 'browser', item: 'session' } as const;
const encryptedStore = () => import('./encryptedStore.ts');

export async function saveLocalState({ officeCentre, addOns, buildingId }: PortalSession, narrowMenu: boolean): Promise<void> {
  const state: LocalState = {
    officeCentre,
    addOns,
    landlordId: buildingId,
    landlordName: officeCentre?.buildingName ?? null,
    narrowMenu,
  };
  await (await encryptedStore()).saveEncrypted(PLACE, state);
}

export const localState = async (): Promise<LocalState | undefined> => (await encryptedStore()).readEncrypted<LocalState>(PLACE);

export const clearLocalState = async (): Promise<void> => (await encryptedStore()).removeEncrypted(PLACE);
