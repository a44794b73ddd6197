import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { refusalOf } from '#schemas/kernel/rights/access.ts';
import { useEntity } from '../useEntity.ts';
import type { Values } from './body.ts';
import { useSingleton } from './useSingleton.ts';

const NOTHING: Values = {};

/**
 * What the form of a new record begins with: what the building has set for it (`startsWith`). Undefined while that is read; whoever may
 * not read it, or where it cannot be read, fills in the form without it.
 */
export function useStart({ name, startsWith }: Entity): Values | undefined {
  const session = useSession();
  const entity = useEntity(startsWith ?? name);
  const isAsked = startsWith !== undefined && !refusalOf(session, { permission: entity.endpoints?.read?.permission });
  const { data, error } = useSingleton(isAsked ? entity : undefined);
  if (!isAsked || error) return NOTHING;
  if (!data) return undefined;
  const { id: _, version: __, ...values } = data;
  return values;
}
