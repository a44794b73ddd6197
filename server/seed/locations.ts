/** Location scanning of the demo data: places with a code, who is there now, and the check-ins of two weeks. */
import { MINUTE } from '#schemas/kernel/fields/days.ts';
import { lsLocationSample } from '#schemas/locations/samples.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { insertRows } from './insert.ts';
import type { SeededUser } from './users.ts';
import { stampedBy, uuidOf } from './written.ts';

const CHECK_INS = 40;
/** Of them, the newest are still there: one for each person. */
const THERE = 4;

export async function seedLocations(
  on: Queryable,
  building: SeededBuilding,
  users: readonly SeededUser[],
  admin: SeededUser,
): Promise<void> {
  const { id: officeCentreId, tenants } = building;
  const now = Date.now();
  const iso = (at: number) => new Date(at).toISOString();
  const written = { createdUserId: admin.id, updatedUserId: admin.id, version: 1 };
  const { records } = lsLocationSample;
  const places = await insertRows(
    on,
    'ls_locations',
    records.map((sample, index) => ({
      ...sample,
      uuid: uuidOf(officeCentreId, index),
      officeCentreId,
      uniqueCode: `LS${officeCentreId}X${index}`,
      ...written,
    })),
  );
  const people = users.filter(({ centreId, status }) => status === 'ACTIVE' && tenants.some(({ id }) => id === centreId));
  if (!people.length) return;
  const rows = Array.from({ length: Math.min(CHECK_INS, people.length * 10) }, (_, index) => {
    const user = people[index % people.length] as SeededUser;
    const place = index % records.length;
    const isThere = index < Math.min(THERE, people.length);
    const from = now - (isThere ? (5 + index * 7) * MINUTE : index * 8.5 * 60 * MINUTE + 6 * 60 * MINUTE);
    const stay = (records[place]?.stayMinutes ?? 240) * MINUTE;
    const isLeft = !isThere && index % 3 > 0;
    return {
      uuid: uuidOf(officeCentreId, index),
      officeCentreId,
      locationId: places[place],
      userId: user.id,
      tenantId: user.centreId,
      checkedInDate: iso(from),
      endsAt: iso(from + stay),
      source: index % 5 ? 'APP' : 'PORTAL',
      filledUp: false,
      status: isThere ? 'CHECKED_IN' : isLeft ? 'CHECKED_OUT' : 'ENDED',
      ...stampedBy('checkedOut', user, isLeft ? iso(from + (20 + ((index * 13) % 80)) * MINUTE) : null),
      createdDate: iso(from),
      createdUserId: user.id,
      updatedDate: iso(from),
      updatedUserId: user.id,
      version: 1,
    };
  });
  await insertRows(on, 'ls_location_check_ins', rows);
}
