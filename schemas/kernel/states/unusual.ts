/**
 * Records on which an action is probably a mistake, so that it is asked about, though it usually goes without a question:
 *
 *     unusual: { while: [{ 'activityEventTimeSlot.sessionDate': { gt: '$today' } }], day: 'activityEventTimeSlot.sessionDate' }
 *
 * The portal asks; a call does what it says. The conditions ask own fields and what references embed. The text is `unusual.<action>` of the
 * entity's words, and may name the day.
 */
import type { Entity } from '../entity/entity.ts';
import { matches, type WhereValues } from '../rules/where.ts';

type Row = Readonly<Record<string, unknown>>;

/** A value of the record, or of what a reference of it embeds (`carPark.name`). */
const valueAt = (record: Row, path: string): unknown => {
  const [name = '', part] = path.split('.');
  return part === undefined ? record[name] : ((record[name] as Row | null | undefined)?.[part] ?? null);
};

/** Is the action on this record one that has to be asked about? */
export function isUnusual({ actions }: Pick<Entity, 'actions'>, name: string, record: Row, values: WhereValues): boolean {
  return (actions[name]?.unusual?.while ?? []).some((where) => {
    const asked = Object.fromEntries(Object.keys(where).map((path) => [path, valueAt(record, path)]));
    return matches(where, asked, values);
  });
}

/** The day that the question names; empty where the action names none. */
export function unusualDay({ actions }: Pick<Entity, 'actions'>, name: string, record: Row): string {
  const { day } = actions[name]?.unusual ?? {};
  return day === undefined ? '' : String(valueAt(record, day) ?? '');
}
