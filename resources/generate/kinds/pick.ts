/** Which records a reference input may offer: the schema's `pick`, with the form's own values in the place of `$record.x`. */
import type { ReferenceField } from '#schemas/kernel/field.ts';
import type { Session } from '#schemas/kernel/session.ts';
import { isComparison, resolveValue, type Scalar, type Where } from '#schemas/kernel/where.ts';

/** The wire keys of the form on which the choice depends. */
export const dependsOn = ({ pick = {} }: Pick<ReferenceField, 'pick'>): string[] =>
  [...new Set(JSON.stringify(pick).match(/\$record\.\w+/g) ?? [])].map((one) => one.slice('$record.'.length));

/** The condition with its values filled in; undefined while one that it depends on is still open. */
export function resolvePick(
  { pick = {} }: Pick<ReferenceField, 'pick'>,
  values: Readonly<Record<string, unknown>>,
  session: Pick<Session, 'today'>,
): Where | undefined {
  const known = { today: session.today, record: values, session: session as unknown as Record<string, unknown> };
  const missing = dependsOn({ pick }).some((key) => values[key] === null || values[key] === undefined || values[key] === '');
  if (missing) return undefined;
  const fill = (value: Scalar) => resolveValue(value, known);
  return Object.fromEntries(
    Object.entries(pick).map(([key, wanted]) => {
      if (Array.isArray(wanted)) return [key, wanted.map(fill)];
      if (isComparison(wanted))
        return [key, Object.fromEntries(Object.entries(wanted).map(([one, value]) => [one, fill(value as Scalar)]))];
      return [key, fill(wanted as Scalar)];
    }),
  );
}
