/** Three hundred people with their roles; the demo accounts first. */
import type { Role } from '#schemas/kernel/rights/access.ts';
import type { Queryable } from '#server/db/database.ts';
import { agedAccounts, demoAccounts } from './accounts.ts';
import type { SeededBuilding } from './centres.ts';
import { daysBefore } from './dates.ts';
import { insertRows } from './insert.ts';
import { person } from './people.ts';

export const DEMO_USERS = 300;

export interface SeededUser {
  id: number;
  fullName: string;
  centreId: number | null;
  role: Role;
  status: 'ACTIVE' | 'PENDING' | 'INACTIVE';
}

/** Positions in a company in order: its master admin first, then its assistants, then everybody else. */
const TENANT_LADDER: readonly Role[] = ['MASTER_ADMIN', 'SUB_ADMIN', 'SUB_ADMIN', 'FACILITY_BOOKING_ADMIN'];
const BUILDING_LADDER: readonly Role[] = ['LANDLORD_ADMIN', 'LANDLORD_ADMIN_VIEW_ONLY', 'CONCIERGE', 'LOAN_ITEMS_ADMIN'];

interface Place {
  centreId: number;
  buildingId: number;
  mail: string;
  ladder: readonly Role[];
}
const placesOf = (buildings: readonly SeededBuilding[]): Place[] =>
  buildings.flatMap(({ id, place, tenants }) => [
    { centreId: id, buildingId: id, mail: place.mail, ladder: BUILDING_LADDER },
    ...tenants.map((tenant) => ({ centreId: tenant.id, buildingId: id, mail: tenant.mail, ladder: TENANT_LADDER })),
  ]);

/** Words by which offices find their people; most have none. */
const TAGS = [
  ['Fire warden'],
  ['First aider'],
  ['Fire warden', 'Early shift'],
  ['Keyholder'],
  ['Early shift'],
  ['Wheelchair'],
] as const;
const tagsOf = (index: number) => (index % 9 === 4 ? (TAGS[Math.floor(index / 9) % TAGS.length] ?? null) : null);

interface Draft {
  fullName: string;
  username: string;
  jobTitle: string | null;
  mobileNumber: string | null;
  status: SeededUser['status'];
  roles: { role: Role; centreId: number | null; buildingId: number | null; first: boolean }[];
}

function accountDrafts(buildings: readonly SeededBuilding[]): Draft[] {
  const centre = (code: string | undefined) => {
    const building = buildings.find(
      ({ place, tenants }) => place.code === code || tenants.some((tenant) => tenant.code === code),
    );
    const tenant = building?.tenants.find((one) => one.code === code);
    return { centreId: tenant?.id ?? building?.id ?? null, buildingId: building?.id ?? null };
  };
  return [...demoAccounts, ...agedAccounts].map(({ role, username, fullName, centre: code, also }) => ({
    fullName,
    username,
    jobTitle: null,
    mobileNumber: null,
    status: 'ACTIVE',
    roles: [
      { role, ...(code ? centre(code) : { centreId: null, buildingId: null }), first: role === 'MASTER_ADMIN' },
      ...(also ? [{ role: also.role, ...centre(also.centre), first: false }] : []),
    ],
  }));
}

function crowdDrafts(buildings: readonly SeededBuilding[], count: number): Draft[] {
  const places = placesOf(buildings);
  const seats = new Map<number, number>();
  return Array.from({ length: count }, (_, index) => {
    const place = places[(index * 7) % places.length] as Place;
    const seat = seats.get(place.centreId) ?? 0;
    seats.set(place.centreId, seat + 1);
    const { fullName, mailName, jobTitle, mobileNumber } = person(index);
    const status = seat > 3 && index % 12 === 5 ? 'PENDING' : seat > 3 && index % 17 === 6 ? 'INACTIVE' : 'ACTIVE';
    const role = place.ladder[seat] ?? (place.ladder === BUILDING_LADDER ? 'LANDLORD_ADMIN_VIEW_ONLY' : 'STAFF');
    const next = places[(index * 7 + 1) % places.length] as Place;
    return {
      fullName,
      username: `${mailName}@${place.mail}`,
      jobTitle,
      mobileNumber,
      status,
      roles: [
        { role, centreId: place.centreId, buildingId: place.buildingId, first: seat === 0 },
        ...(index % 40 === 21
          ? [{ role: 'STAFF' as Role, centreId: next.centreId, buildingId: next.buildingId, first: false }]
          : []),
      ],
    };
  });
}

/** @param passwordHash of the password that all accounts share */
export async function seedUsers(
  on: Queryable,
  buildings: readonly SeededBuilding[],
  passwordHash: string,
): Promise<SeededUser[]> {
  const accounts = accountDrafts(buildings);
  const drafts = [...accounts, ...crowdDrafts(buildings, DEMO_USERS - accounts.length)];
  const today = buildings[0]?.today ?? '2026-01-01';
  const ids = await insertRows(
    on,
    'users',
    drafts.map(({ fullName, username, jobTitle, mobileNumber, status }, index) => ({
      fullName,
      username,
      jobTitle,
      mobileNumber,
      status,
      accountRegistered: status !== 'PENDING',
      inviteLastSentDate: status === 'PENDING' ? daysBefore(today, index % 9, index) : daysBefore(today, 300 - (index % 200)),
      lastSignInDate: status === 'PENDING' || index < accounts.length ? null : daysBefore(today, index % 30, index * 11),
      createdDate: daysBefore(today, 380 - (index % 300), index),
    })),
  );
  const of = <T>(make: (draft: Draft, id: number, index: number) => T) =>
    drafts.map((draft, index) => make(draft, ids[index] as number, index));
  await insertRows(
    on,
    'user_roles',
    of(({ roles, status }, userId, index) =>
      roles.map(({ role, centreId, buildingId, first }) => ({
        userId,
        officeCentreId: centreId,
        buildingId,
        roleCode: role,
        personInCharge: first,
        active: status !== 'INACTIVE',
        tag: centreId === null ? null : tagsOf(index),
      })),
    ).flat(),
  );
  const ageOf = new Map(agedAccounts.map((one) => [one.username, one.passwordAgeDays]));
  const changed = (username: string) => daysBefore(today, ageOf.get(username) ?? 0);
  const passwords = of(({ status, username }, userId) =>
    status === 'PENDING' ? [] : [{ userId, passwordHash, passwordChangedDate: changed(username) }],
  ).flat();
  await insertRows(on, 'user_credentials', passwords, 'none');
  return of(({ fullName, status, roles }, id) => ({
    id,
    fullName,
    status,
    centreId: roles[0]?.centreId ?? null,
    role: roles[0]?.role as Role,
  }));
}
