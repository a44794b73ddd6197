/** Which columns a list has, and which of them a person has chosen to see. */
import { useSession } from '#authProvider/useSession.ts';
import { refusalOf } from '#schemas/kernel/access.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { Field } from '#schemas/kernel/field.ts';
import type { Session } from '#schemas/kernel/session.ts';
import { useListSettings } from './listSettings.ts';

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

/** The shown columns in the person's order; the first one always stays first: it holds the link to the record. */
export function shownColumns(all: readonly Column[], chosen: readonly string[]): Column[] {
  const [first, ...others] = all;
  if (!first) return [];
  return [first, ...chosen.flatMap((name) => others.find((one) => one.name === name) ?? [])];
}

/** The column choice of this person for this list. Null chooses the usual ones. */
export function useColumns(entity: Entity): {
  all: Column[];
  chosen: readonly string[];
  choose: (names: readonly string[] | null) => void;
} {
  const session = useSession();
  const [{ columns }, change] = useListSettings(entity);
  return {
    all: columnsOf(entity, session),
    chosen: Array.isArray(columns) ? columns : entity.list.columns,
    choose: (names) => change({ columns: names ?? undefined }),
  };
}
