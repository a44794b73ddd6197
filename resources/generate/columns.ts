/** Which fields of an entity a session may see, and which of them a list has as columns. */
import { refusalOf } from '#schemas/kernel/access.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { Field } from '#schemas/kernel/field.ts';
import type { Session } from '#schemas/kernel/session.ts';

export interface Column {
  name: string;
  field: Field;
}

/** May this session see the field at all? */
export const canRead = (session: Session, field: Field): boolean => !field.readableBy || !refusalOf(session, field.readableBy);

/** Every column that the session may see; those of `list.columns` first, then those that start hidden. */
export const columnsOf = (
  entity: Entity,
  session: Session,
  names = [...entity.list.columns, ...(entity.list.more ?? [])],
): Column[] =>
  names.flatMap((name) => {
    const field = entity.fields[name];
    return field && canRead(session, field) ? [{ name, field }] : [];
  });
