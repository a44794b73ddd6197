import { useSyncExternalStore } from 'react';
import { currentSession, type PortalSession, watchSession } from './sessionStore.ts';

/** The signed-in person. Pages of the admin app are drawn only with one; elsewhere use `useMaybeSession`. */
export function useSession(): PortalSession {
  const session = useMaybeSession();
  if (!session) throw new Error('there is no session here');
  return session;
}

export const useMaybeSession = (): PortalSession | null => useSyncExternalStore(watchSession, currentSession);
