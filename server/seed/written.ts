/** What somebody of a building has written for the demo data: numbered, stamped, and with what was done to it in the history. */
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { plainInitial } from '#schemas/kernel/states/initial.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { type HistoryEvent, seedHistory } from './history.ts';
import { insertRows, type SeedRow } from './insert.ts';
import { numbered } from './numbered.ts';
import type { SeededUser } from './users.ts';

/** The key in the pages' addresses, the same at every start. */
export const uuidOf = (buildingId: number, index: number): string =>
  `00000000-0000-4000-8000-${String(buildingId * 100 + index + 1).padStart(12, '0')}`;

interface Writer {
  entity: Entity;
  /** Of its reference numbers. */
  prefix: string;
  building: SeededBuilding;
  by: SeededUser;
}
/** An action with the status that it led to; without a date of its own on the day of the creation, without a person by the writer. */
export type Move = readonly [action: string, to: string, at?: string, by?: SeededUser];
interface Written extends SeedRow {
  createdDate: string;
  /** Who has added it, if not the writer. */
  creator?: SeededUser;
  moves: readonly Move[];
}

/** The stamps of an action: `publishedDate` and `publishedUserId`, empty where it was not done. */
export const stampedBy = (stamp: string, { id }: SeededUser, date: string | null): SeedRow => ({
  [`${stamp}Date`]: date,
  [`${stamp}UserId`]: date && id,
});

/** All rows have the same keys. Returns their ids in the order of the rows. */
export async function seedWritten(
  on: Queryable,
  { entity, prefix, building, by }: Writer,
  rows: readonly Written[],
): Promise<number[]> {
  const { id: officeCentreId } = building;
  const numbers = await numbered(
    on,
    officeCentreId,
    prefix,
    rows.map(({ createdDate }) => createdDate),
  );
  const ids = await insertRows(
    on,
    entity.table,
    rows.map(({ moves, creator = by, ...row }, index) => ({
      ...row,
      ...(entity.api.key === 'uuid' ? { uuid: uuidOf(officeCentreId, index) } : {}),
      officeCentreId,
      referenceNo: numbers[index],
      createdUserId: creator.id,
      updatedDate: moves.at(-1)?.[2] ?? row.createdDate,
      updatedUserId: (moves.length ? (moves.at(-1)?.[3] ?? by) : creator).id,
      version: moves.length + 1,
    })),
  );
  const { field = 'status', initial = '' } = entity.states ?? {};
  const events = rows.flatMap(({ createdDate, creator = by, moves }, index) => {
    let from: string | null = null;
    return [['create', plainInitial(initial)] as Move, ...moves].map(
      ([action, to, at = createdDate, mover = by], place): HistoryEvent => {
        const changes = [{ field, from, to }];
        from = to;
        return {
          entity: entity.name,
          recordId: ids[index] as number,
          action,
          at,
          by: place ? mover : creator,
          centreId: officeCentreId,
          changes,
        };
      },
    );
  });
  await seedHistory(on, events);
  return ids;
}
