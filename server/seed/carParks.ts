/** Car parks of the demo data, with rates, notified parties and their history. */
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { daysBefore } from './dates.ts';
import { type HistoryEvent, seedHistory } from './history.ts';
import { insertRows } from './insert.ts';
import type { SeededUser } from './users.ts';

/** Adds the car parks to their buildings. */
export async function seedCarParks(on: Queryable, building: SeededBuilding, admin: SeededUser): Promise<void> {
  const { id: officeCentreId, place, today } = building;
  const madeAt = (index: number) => daysBefore(today, 360 - index, index * 9);
  const closedAt = daysBefore(today, 45);
  const ids = await insertRows(
    on,
    'car_parks',
    place.carParks.map(({ code, name, active, car, motorcycle }, index) => ({
      officeCentreId,
      code,
      name,
      active,
      notifyPartyEmail: [`parking@${place.mail}`, ...(index === 0 ? [`security@${place.mail}`] : [])],
      carMonthlyRate: car,
      carMonthlyRateUpdatedDate: madeAt(index),
      carMonthlyRateUpdatedUserId: admin.id,
      motorcycleMonthlyRate: motorcycle,
      motorcycleMonthlyRateUpdatedDate: motorcycle === null ? null : madeAt(index),
      motorcycleMonthlyRateUpdatedUserId: motorcycle === null ? null : admin.id,
      activatedDate: madeAt(index),
      activatedUserId: admin.id,
      deactivatedDate: active ? null : closedAt,
      deactivatedUserId: active ? null : admin.id,
      createdDate: madeAt(index),
      createdUserId: admin.id,
      updatedDate: active ? madeAt(index) : closedAt,
      updatedUserId: admin.id,
      version: active ? 1 : 2,
    })),
  );
  building.carParks = place.carParks.map(({ code, name, active, motorcycle }, index) => ({
    id: ids[index] as number,
    label: `${code} · ${name}`,
    active,
    motorcycles: motorcycle !== null,
  }));
  const event = (recordId: number, action: string, at: string, changes: HistoryEvent['changes']): HistoryEvent => ({
    entity: 'car-parks',
    recordId,
    action,
    at,
    by: admin,
    centreId: officeCentreId,
    changes,
  });
  await seedHistory(
    on,
    place.carParks.flatMap(({ code, name, active, car }, index) => [
      event(ids[index] as number, 'create', madeAt(index), [
        { field: 'code', from: null, to: code },
        { field: 'name', from: null, to: name },
        { field: 'carMonthlyRate', from: null, to: car },
      ]),
      ...(active ? [] : [event(ids[index] as number, 'updateStatus', closedAt, [{ field: 'active', from: true, to: false }])]),
    ]),
  );
}
