/** A participant's own entries, which are no action of the building. */
import { activityEventParticipant } from '#schemas/events/activityEventParticipant.ts';
import type { Transaction } from '#server/db/database.ts';
import type { WriteContext } from '#server/engine/write/create.ts';
import { writeBySystem } from '#server/engine/write/writeBySystem.ts';

/**
 * @param operation its name in the history, a text of the entity's actions
 * @param values to store, by wire key
 */
export const writeOf = (
  tx: Transaction,
  context: Omit<WriteContext, 'entity'>,
  id: number,
  operation: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> => writeBySystem(tx, { ...context, entity: activityEventParticipant.name }, id, operation, values);
