/** Which records a reference input may offer: the schema's `pick`, with the form's own values in the place of `$record.x`. */
import type { ReferenceField } from '#schemas/kernel/fields/field.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { resolveWhere, type Where } from '#schemas/kernel/rules/where.ts';

type WithPick = Pick<ReferenceField, 'pick'>;
type Values = Readonly<Record<string, unknown>>;
const NAME = /"\$record\.(\w+)(\??)"/g;

interface Dependency {
  /** A wire key of the form. */
  key: string;
  /** Narrows the choice while it has a value; otherwise nothing can be chosen without it. */
  optional: boolean;
}
const dependencies = ({ pick = {} }: WithPick): Dependency[] => {
  const found = [...JSON.stringify(pick).matchAll(NAME)].map(([, key = '', mark]) => ({ key, optional: mark === '?' }));
  return [...new Map(found.map((one) => [one.key, one])).values()];
};
/** The wire keys of the form on which the choice depends. */
export const dependsOn = (field: WithPick): string[] => dependencies(field).map((one) => one.key);

const listOf = (value: unknown): unknown[] => (value === null || value === undefined || value === '' ? [] : [value].flat());

/** The condition with its values filled in; undefined while a field that it depends on is empty. */
export function resolvePick(field: WithPick, values: Values, session: Pick<Session, 'today'>): Where | undefined {
  if (dependencies(field).some(({ key, optional }) => !optional && listOf(values[key]).length === 0)) return undefined;
  return resolveWhere(field.pick ?? {}, {
    today: session.today,
    record: values,
    session: session as unknown as Record<string, unknown>,
  });
}

/**
 * May a choice stand when the form has changed? What it needs must be the same; a narrowing may be widened (companies of
 * one building stay when another building is added) or dropped.
 */
export const stillFits = (field: WithPick, before: Values, now: Values): boolean =>
  dependencies(field).every(({ key, optional }) => {
    const [old, present] = [listOf(before[key]), listOf(now[key])];
    const same = JSON.stringify(old) === JSON.stringify(present);
    if (same || !optional) return same;
    return present.length === 0 || (old.length > 0 && old.every((one) => present.includes(one)));
  });
