/** Which fields of an entity a session may see, and which of them a list has as columns. */

import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Field } from '#schemas/kernel/fields/field.ts';
import { firstColumns } from '#schemas/kernel/lists/picture.ts';
import { canRead } from '#schemas/kernel/rights/readable.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';

export interface Column {
  name: string;
  field: Field;
}

/** Every column that the session may see; those that it has at first, then those that start hidden. */
export const columnsOf = (
  entity: Entity,
  session: Session,
  names = [...firstColumns(entity), ...(entity.list.more ?? [])],
): Column[] =>
  names.flatMap((name) => {
    const field = entity.fields[name];
    return field && canRead(session, field) ? [{ name, field }] : [];
  });
