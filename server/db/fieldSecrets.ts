/** The secrets of fields (`schemas/kernel/fields/secret.ts`) in their columns: encrypted, and bound to the record and to what they are for. */
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import { secretOf } from '#schemas/kernel/fields/secret.ts';
import type { Queryable } from './database.ts';
import { installationKey } from './installationKey.ts';
import { seal, unseal } from './secretBox.ts';

type Values = Readonly<Record<string, unknown>>;
type Declared = Pick<Entity, 'name' | 'fields' | 'scope'>;

/** The values that a secret is bound to, as text: whose it is, and whom it is shown to. */
export function boundTo({ fields, scope }: Declared, name: string, values: Values): string[] {
  const names = secretOf(fields[name])?.boundTo ?? [];
  const keys = [scope.building ?? '', ...names.map((one) => wireKey(one, fields[one] as Field))];
  return keys.map((key) => String(values[key] ?? ''));
}

const about = (entity: Declared, name: string, values: Values) => [entity.name, name, ...boundTo(entity, name, values)];

/** @param values the record as it will be, by wire key */
export const sealSecret = async (on: Queryable, entity: Declared, name: string, values: Values, text: string): Promise<string> =>
  seal(await installationKey(on), 'field', text, about(entity, name, values));

/** @throws Error when the record says anything else than when the secret was given */
export const openSecret = async (
  on: Queryable,
  entity: Declared,
  name: string,
  values: Values,
  sealed: string,
): Promise<string> => unseal(await installationKey(on), 'field', sealed, about(entity, name, values));
