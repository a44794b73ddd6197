/** Audit entries of the demo data: its history before the first start. */
import type { Queryable } from '#server/db/database.ts';
import { insertRows } from './insert.ts';
import type { SeededUser } from './users.ts';

export interface HistoryEvent {
  entity: string;
  recordId: number;
  action: string;
  at: string;
  by: SeededUser;
  centreId: number;
  changes: readonly { field: string; from: unknown; to: unknown }[];
}

export async function seedHistory(on: Queryable, events: readonly HistoryEvent[]): Promise<void> {
  const inOrder = [...events].sort((a, b) => a.at.localeCompare(b.at));
  await insertRows(
    on,
    'audit_log',
    inOrder.map(({ entity, recordId, action, at, by, centreId, changes }) => ({
      entity,
      recordId,
      action,
      at,
      userId: by.id,
      userName: by.fullName,
      officeCentreId: centreId,
      changes,
    })),
  );
}
