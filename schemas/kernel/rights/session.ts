/** The session user (000 §3), as `GET /auth/info/{timestamp}` answers it and as `can` reads it. */
import type { AddOn, Permission, Service, Side } from './catalogue.ts';
import type { Role } from './roles.ts';

export interface SessionCentre {
  officeCentreId: number;
  uuid: string;
  officeCentreType: 'LANDLORD' | 'OFFICE' | 'TENANT';
  companyName: string;
  buildingName: string;
  /** The building of a tenant company; null for a building itself. */
  landlordId: number | null;
  timeZone: string;
  currency: string;
}

/** What a sign-in is for: the portal, or the building's app alone. A token of one is refused by the other. */
export const signInAudiences = ['PORTAL', 'APP'] as const;
export type SignInAudience = (typeof signInAudiences)[number];

export interface Session {
  /** Absent: the portal. In the app nobody holds a permission; it reaches the calls of those who are addressed. */
  audience?: 'APP';
  userId: number;
  userUuid: string;
  fullName: string;
  /** The e-mail address with which the person signs in. */
  username: string;
  side: Side;
  roleCodes: readonly Role[];
  permissions: readonly Permission[];
  addOns: readonly AddOn[];
  /** What the building has set up with others; absent means none. */
  services?: readonly Service[];
  /** The settings of the building that name the person (`parties.ts`): `fm-form-settings.mcstUsers`. */
  parties?: readonly string[];
  /** The office centre that the person works in; null for the provider's staff until they choose one. */
  officeCentre: SessionCentre | null;
  /** The building whose rows are in reach; null for the provider's staff until they choose one. */
  buildingId: number | null;
  /** The date in the building's time zone, `YYYY-MM-DD`. */
  today: string;
  /** Minutes without a key or a click after which the portal signs out; the building's own. */
  inactivityMinutes: number;
  /** The building whose identity provider opened the session: it reaches nothing beyond, nor what is the person's everywhere. */
  providerBuildingId: number | null;
  /** When the password runs out (ISO 8601); null where no building of the person lets passwords expire. */
  passwordExpiry: string | null;
}
