/** The values of a fixed list that a person may choose for a field: all of them, unless the area says otherwise. */
import { slotsOf } from '#resources/areas.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { valuesOf } from '../words.ts';

export function offeredValues(entity: Entity, name: string, session: Session): readonly string[] {
  const field = entity.fields[name];
  return slotsOf(entity.name).offered?.[name]?.(session, {}) ?? (field ? valuesOf(field) : []);
}
