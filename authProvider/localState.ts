/**
 * Where the person works, kept encrypted so that the frame can be drawn before the server has answered (000 §3): office
 * centre, add-ons, landlord. It goes with the session.
 */
import type { AddOn } from '#schemas/kernel/access.ts';
import type { SessionCentre } from '#schemas/kernel/session.ts';
import type { PortalSession } from './sessionStore.ts';

export interface LocalState {
  officeCentre: SessionCentre | null;
  addOns: readonly AddOn[];
  landlordId: number | null;
  landlordName: string | null;
}
/** One per browser: it is read before anybody is known. */
const PLACE = { kind: 'state', person: 'browser', item: 'session' } as const;
const vault = () => import('./vault.ts');

export async function keepLocalState({ officeCentre, addOns, buildingId }: PortalSession): Promise<void> {
  const state: LocalState = {
    officeCentre,
    addOns,
    landlordId: buildingId,
    landlordName: officeCentre?.buildingName ?? null,
  };
  await (await vault()).keep(PLACE, state);
}

export const localState = async (): Promise<LocalState | undefined> => (await vault()).kept<LocalState>(PLACE);

export const forgetLocalState = async (): Promise<void> => (await vault()).forget(PLACE);
