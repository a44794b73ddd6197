/** Secrets in forms (`schemas/kernel/fields/secret.ts`): a new one is encrypted before it is stored, one that is sent back as it was read stays. */
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import { KEPT_SECRET, secretOf } from '#schemas/kernel/fields/secret.ts';
import type { Change } from '#server/audit/audit.ts';
import type { Queryable } from '#server/db/database.ts';
import { boundTo, sealSecret } from '#server/db/fieldSecrets.ts';
import { AppError } from '#server/errors/appError.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Whether the secret that is given is the stored one; false for a new one, or none.
 * @throws AppError validation when the stored one is meant, but there is none, or it was given for something else
 */
export function isKept(entity: Entity, name: string, values: Row, before: Row | undefined): boolean {
  const key = wireKey(name, entity.fields[name] as Field);
  if (values[key] !== KEPT_SECRET) return false;
  if (!before?.[key]) throw new AppError('validation', { fields: { [key]: { code: 'required' } } });
  const isSame = `${boundTo(entity, name, before)}` === `${boundTo(entity, name, { ...before, ...values })}`;
  if (!isSame) throw new AppError('validation', { fields: { [key]: { code: 'secretBound' } } });
  return true;
}

/**
 * Encrypts the new secrets among the values, and leaves out those that stay.
 * @returns for the audit entry, the secrets that were replaced: that they were, and nothing else
 * @throws AppError validation
 */
export async function sealSecrets(
  tx: Queryable,
  entity: Entity,
  values: Record<string, unknown>,
  before?: Row,
): Promise<Change[]> {
  const replaced: Change[] = [];
  for (const [name, field] of Object.entries(entity.fields)) {
    if (!secretOf(field)) continue;
    const key = wireKey(name, field);
    // What a call does not write stays, and with it what it was given for.
    const whole = { ...before, ...values };
    if (isKept(entity, name, whole, before)) delete values[key];
    else if (typeof values[key] === 'string') {
      if (before?.[key]) replaced.push({ field: name, from: KEPT_SECRET, to: KEPT_SECRET });
      values[key] = await sealSecret(tx, entity, name, whole, values[key]);
    }
  }
  return replaced;
}
