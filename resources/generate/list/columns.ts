/** Which columns a list has, and which of them a person has chosen to see. */
import { useStore } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
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

/** The shown columns out of all, in the schema's order; the first one always stays: it holds the link to the record. */
export function shownColumns(all: readonly Column[], chosen: readonly string[]): Column[] {
  const shown = all.filter(({ name }, index) => index === 0 || chosen.includes(name));
  return shown.length > 1 || all.length === 1 ? shown : [...all.slice(0, 1)];
}

/** The column choice of this person for this list, kept in the store. */
export function useColumns(entity: Entity): {
  all: Column[];
  chosen: readonly string[];
  choose: (names: string[] | null) => void;
} {
  const session = useSession();
  const [kept, keep] = useStore<string[] | null>(`columns.${session.userId}.${entity.name}`, null);
  return { all: columnsOf(entity, session), chosen: kept ?? entity.list.columns, choose: keep };
}
