/** react-admin's authProvider: it asks our session, and the schemas for what the session may do. */
import type { AuthProvider } from 'ra-core';
import type { Verb } from '#schemas/kernel/entity/entity.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { areas } from '#schemas/lazy.ts';
import { RequestFailure } from './request.ts';
import { endSession, hasValidSession, signOut } from './session.ts';
import { currentSession } from './sessionStore.ts';

/** react-admin's words for what the kernel calls otherwise. */
const VERBS: Readonly<Record<string, Verb>> = { edit: 'update', show: 'get', export: 'emailRecord', clone: 'create' };

/**
 * @param areaOf the area (lazy chunk) of an entity, from the manifest; undefined for a resource that no schema declares.
 */
export function makeAuthProvider(areaOf: (resource: string) => string | undefined): AuthProvider {
  const entityOf = async (resource: string) => {
    const load = areas[areaOf(resource) ?? ''];
    return load ? (await load()).entities.find((one) => one.name === resource) : undefined;
  };
  return {
    // Signing in has its own light pages, outside react-admin.
    login: () => Promise.reject(new Error('sign in on /login')),
    logout: () => signOut().then(() => false),
    checkAuth: () => (hasValidSession() ? Promise.resolve() : Promise.reject(new Error('auth.inactive'))),
    checkError: (error: unknown) => {
      const status = error instanceof RequestFailure ? error.status : (error as { status?: number } | undefined)?.status;
      // The client has tried to refresh before: a 401 that comes through means that the session is over.
      if (status === 401) void endSession('inactive');
      return Promise.resolve();
    },
    getIdentity: async () => {
      const session = currentSession();
      if (!session) throw new Error('auth.inactive');
      return { id: session.userId, fullName: session.fullName };
    },
    getPermissions: async () => currentSession()?.permissions ?? [],
    canAccess: async ({ action, resource, record }) => {
      const session = currentSession();
      const entity = await entityOf(resource);
      return Boolean(session && entity && can(session, entity, VERBS[action] ?? action, record));
    },
  };
}
