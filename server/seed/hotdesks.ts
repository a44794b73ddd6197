/** Hotdesks of the demo data: two zones with desks on their plans, who has them today and tomorrow, a display. */

import { hotdeskBooking } from '#schemas/hotdesks/hotdeskBooking.ts';
import { hotdeskZoneSample, zoneDisplaySample } from '#schemas/hotdesks/samples.ts';
import { instantAt } from '#schemas/kernel/fields/clock.ts';
import { DAY } from '#schemas/kernel/fields/days.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { insertRows } from './insert.ts';
import type { SeededUser } from './users.ts';
import { seedWritten, stampedBy, uuidOf } from './written.ts';

const ROWS = 3;
const PER_ROW = 4;
const TIMES = { DAY: ['08:00', '18:00'], MORNING: ['08:00', '13:00'], AFTERNOON: ['13:00', '18:00'] } as const;
/** Which desk, by whom, on which day from today, when, and what became of it. */
const STORIES = [
  { desk: 0, person: 0, day: 1, part: 'DAY', status: 'CONFIRMED' },
  { desk: 1, person: 1, day: 1, part: 'MORNING', status: 'CONFIRMED' },
  { desk: 5, person: 2, day: 2, part: 'AFTERNOON', status: 'CONFIRMED' },
  { desk: 2, person: 3, day: -1, part: 'DAY', status: 'COMPLETED' },
  { desk: 3, person: 4, day: -1, part: 'MORNING', status: 'NO_SHOW' },
  { desk: 4, person: 5, day: -2, part: 'DAY', status: 'CANCELLED' },
] as const;

export async function seedHotdesks(
  on: Queryable,
  building: SeededBuilding,
  users: readonly SeededUser[],
  admin: SeededUser,
): Promise<void> {
  const {
    id: officeCentreId,
    tenants,
    today,
    place: { timeZone },
  } = building;
  const people = users.filter(({ centreId, status }) => status === 'ACTIVE' && tenants.some(({ id }) => id === centreId));
  if (!people.length) return;
  const start = Date.parse(`${today}T00:00:00Z`);
  const at = new Date(start - 20 * DAY).toISOString();
  const written = { createdDate: at, createdUserId: admin.id, updatedDate: at, updatedUserId: admin.id };
  const zones = await insertRows(
    on,
    'hotdesk_zones',
    hotdeskZoneSample.records.map((sample, index) => ({
      ...sample,
      uuid: uuidOf(officeCentreId, index),
      officeCentreId,
      viewableBy: 'ALL',
      ...written,
    })),
  );
  const places = Array.from({ length: ROWS * PER_ROW }, (_, index) => index);
  const desks = await insertRows(
    on,
    'hotdesks',
    zones.flatMap((zoneId, of) =>
      places.map((index) => {
        const isOwned = index === PER_ROW - 1;
        return {
          uuid: uuidOf(officeCentreId, of * places.length + index),
          officeCentreId,
          zoneId,
          deskNo: `${of ? 'G' : 'H'}${String(index + 1).padStart(2, '0')}`,
          deskType: isOwned ? 'ASSIGNED' : index >= PER_ROW * 2 ? 'HOT' : 'RESERVABLE',
          ownerId: isOwned ? people[of % people.length]?.id : null,
          active: true,
          planX: 1_400 + (index % PER_ROW) * 2_400,
          planY: 2_000 + Math.floor(index / PER_ROW) * 3_000,
          uniqueCode: `HD${officeCentreId}X${of}Y${index}`,
          ...written,
        };
      }),
    ),
  );
  const rows = STORIES.map(({ desk, person, day, part, status }) => {
    const user = people[person % people.length] as SeededUser;
    const date = new Date(start + day * DAY).toISOString().slice(0, 10);
    const [from, to] = TIMES[part].map((time) => instantAt(timeZone, date, time) ?? Date.parse(`${date}T${time}:00Z`)) as [
      number,
      number,
    ];
    const iso = (ms: number) => new Date(ms).toISOString();
    return {
      tenantId: user.centreId,
      userId: user.id,
      hotdeskId: desks[desk],
      zoneId: zones[0],
      date,
      part,
      startAt: iso(from),
      endAt: iso(to),
      source: 'APP',
      onlyOne: true,
      checkInFrom: iso(from - 15 * 60_000),
      checkInUntil: iso(from + 30 * 60_000),
      status,
      ...stampedBy('checkedIn', user, status === 'COMPLETED' ? iso(from) : null),
      ...stampedBy('cancelled', user, status === 'CANCELLED' ? iso(from - 3_600_000) : null),
      createdDate: iso(start - 5 * DAY),
      moves: [],
    };
  });
  await seedWritten(on, { entity: hotdeskBooking, prefix: 'HD', building, by: admin }, rows);
  await insertRows(
    on,
    'zone_displays',
    zoneDisplaySample.records.map((sample, index) => ({
      maxMinutes: null,
      ...sample,
      uuid: uuidOf(officeCentreId, index),
      officeCentreId,
      zoneId: zones[index],
      status: 'UNPAIRED',
      ...written,
    })),
  );
}
