/** A signed-in person, for tests without a server. */
import { type AddOn, effectivePermissions, type Role, type Side } from '#schemas/kernel/rights/access.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';

/** A session with the role's default permissions; `more` overrides any part of it. */
export function sessionOf(role: Role, side: Side, more: Partial<Session> = {}): Session {
  const addOns: readonly AddOn[] = more.addOns ?? [];
  const roleCodes = more.roleCodes ?? [role];
  return {
    userId: 1,
    userUuid: 'u',
    fullName: 'Mei Tan',
    username: 'mei@example.com',
    side,
    roleCodes,
    permissions: effectivePermissions({ roleCodes, side, addOns }),
    addOns,
    officeCentre: null,
    buildingId: side === 'platform' ? null : 1,
    today: '2026-06-01',
    inactivityMinutes: 30,
    providerBuildingId: null,
    passwordExpiry: null,
    ...more,
  };
}
