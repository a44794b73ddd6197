/** Who waits for a booked time in the demo data, and a calendar feed. */
import { calendarFeed } from '#schemas/bookings/calendarFeed.ts';
import { facilityWait } from '#schemas/bookings/facilityWait.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { insertRows, type SeedRow } from './insert.ts';
import type { SeededUser } from './users.ts';
import { seedWritten, stampedBy, uuidOf } from './written.ts';

/** Two wait for the board room, and somebody has revoked the calendar feed of an old phone. */
export async function seedWaits(
  on: Queryable,
  building: SeededBuilding,
  { facilityId, startAt, endAt, createdDate }: SeedRow,
  people: readonly SeededUser[],
  admin: SeededUser,
): Promise<void> {
  const rows = ['Hiring', 'Planning'].map((title, index) => {
    const person = people[(index * 3 + 1) % people.length] as SeededUser;
    return {
      facilityId,
      startAt,
      endAt,
      title,
      attendeeCount: 6,
      tenantId: person.centreId,
      userId: person.id,
      status: 'WAITING',
      createdDate: new Date(Date.parse(String(createdDate)) + (index + 1) * 3_600_000).toISOString(),
      creator: person,
      moves: [],
    };
  });
  await seedWritten(on, { entity: facilityWait, prefix: 'WL', building, by: admin }, rows);
  const revoked = { createdDate, createdUserId: admin.id, updatedDate: createdDate, updatedUserId: admin.id };
  await insertRows(on, calendarFeed.table, [
    {
      ...revoked,
      uuid: uuidOf(building.id, 0),
      officeCentreId: building.id,
      userId: admin.id,
      name: 'Old phone',
      feedOf: 'OWN',
      showsDetails: false,
      status: 'REVOKED',
      ...stampedBy('revoked', admin, String(createdDate)),
    },
  ]);
}
