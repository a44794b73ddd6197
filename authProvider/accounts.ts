/** The office centres in which a person may work, and the change to another one. */
import { authorised, leaveFor } from './session.ts';
import { broadcast, setTokens, type Tokens } from './tokens.ts';

/** An office centre that the person can work in (000 §2 switch-account dialog). */
export interface Account {
  officeCentreId: number;
  uuid: string;
  companyName: string;
  buildingName: string;
  address: string | null;
  officeCentreType: 'LANDLORD' | 'OFFICE' | 'TENANT';
  roleCode: string;
  current: boolean;
}

export const listAccounts = async (signal?: AbortSignal): Promise<Account[]> =>
  (await authorised<Account[]>('GET', '/auth/tenant-list', { signal })).data;

/** Switches to another office centre (null: the provider's own view) and reloads the portal. Unsaved input is lost. */
export async function switchAccount(officeCentreId: number | null): Promise<void> {
  const { data } = await authorised<Tokens>('PUT', '/auth/switch-account', { body: { officeCentreId } });
  setTokens(data);
  broadcast({ type: 'switched' });
  leaveFor('/dashboard');
}
