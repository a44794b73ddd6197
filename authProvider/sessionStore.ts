/** The session of this tab, readable from React and from plain code. */
import type { Session } from '#schemas/kernel/rights/session.ts';

/** The session user with what only the shell shows. */
export interface PortalSession extends Session {
  passwordLastChangedDate: string | null;
  mobileNumber: string | null;
  officeNumber: string | null;
  /** Office centres that wait for the person's answer. */
  invitations?: number;
}

/** A person's choices in the portal, by key. */
export type Preferences = Readonly<Record<string, unknown>>;
let brought: Preferences | undefined;
export const bringPreferences = (preferences: Preferences | undefined): void => {
  brought = preferences;
};
/** The same, without taking them. */
export const broughtPreferences = (): Preferences | undefined => brought;
/** Whether the menu shows its icons alone, as react-admin's store keeps it (`src/admin/store.ts`). */
export const broughtNarrowMenu = (): boolean => brought?.['store.menu.narrow'] === true;
/** Preferences that came with the session; only once, because they change. */
export const takePreferences = (): Preferences | undefined => {
  const taken = brought;
  brought = undefined;
  return taken;
};

let session: PortalSession | null = null;
const listeners = new Set<() => void>();

export const currentSession = (): PortalSession | null => session;

export function setSession(next: PortalSession | null): void {
  session = next;
  for (const listener of listeners) listener();
}

export function watchSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
