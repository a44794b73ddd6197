/** The scope of work that no person requested; the history shows it under its own name. */
import { roleCodes as allRoles, permissions } from '#schemas/kernel/rights/access.ts';
import type { Reach } from './reach.ts';

/** Everything, on that date. `name` is the author shown in the history. */
export const systemReach = (name: string, today: string): Reach => ({
  session: {
    userId: 0,
    userUuid: '',
    fullName: name,
    username: '',
    side: 'platform',
    roleCodes: allRoles,
    permissions,
    addOns: [],
    officeCentre: null,
    buildingId: null,
    today,
    inactivityMinutes: 30,
    providerBuildingId: null,
    passwordExpiry: null,
  },
  centreId: null,
  buildingId: null,
  tenantId: null,
  zone: 'UTC',
  today,
});

/** The same for what a person's write is about: the whole record, in the person's place and language, whatever the person may read of it. */
export const wholeReach = ({ today, zone, locale }: Reach): Reach => ({ ...systemReach('', today), zone, locale });
