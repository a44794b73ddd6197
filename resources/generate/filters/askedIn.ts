/** What the filters of a list ask for: its fields, then what the area finds by a rule (`list.inputs`), each for those who may see it. */
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { canRead } from '#schemas/kernel/rights/readable.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { type Column, columnsOf } from '../columns.ts';

export const askedIn = (entity: Entity, session: Session): Column[] => {
  const { filters = [], inputs = [], byRule = {} } = entity.list;
  return [
    ...columnsOf(entity, session, [...filters]),
    ...inputs.flatMap((name) => {
      const field = byRule[name];
      return field && canRead(session, field) ? [{ name, field }] : [];
    }),
  ];
};
