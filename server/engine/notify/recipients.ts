/** Who is told of a record: the people and addresses that a `notifications` entry names. */
import { sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isReference, wireKey } from '#schemas/kernel/fields/field.ts';
import type { Recipient } from '#schemas/kernel/notices/notification.ts';
import { holdersOf } from '#server/auth/people/holders.ts';
import { isPlainAddress } from '#server/mail/mail.ts';
import type { Recipients, RuleContext } from '../areas/rules.ts';
import { systemReach } from '../reach/systemReach.ts';
import type { RecordRow } from '../records/record.ts';
import { loadRecord } from '../verbs/get.ts';

/** The people whom a field points to, or the addresses in it. */
function heldIn(entity: Entity, record: RecordRow, name: string): Recipients {
  const field = entity.fields[name];
  if (!field) return {};
  if (isReference(field)) {
    const ids = [record[wireKey(name, field)]].flat().filter((id): id is number => typeof id === 'number');
    return { userIds: ids };
  }
  return {
    outside: true,
    addresses: [record[name]].flat().filter((one): one is string => typeof one === 'string' && isPlainAddress(one)),
  };
}

/** The building that the record belongs to; null for the provider's. */
export function buildingOf({ scope }: Entity, record: RecordRow, fallback: number | null): number | null {
  const own = scope.building && !scope.through ? record[scope.building] : undefined;
  return typeof own === 'number' ? own : fallback;
}

/** @returns the people and addresses that `to` means for this record */
export async function recipientsBy(context: RuleContext, record: RecordRow, to: Recipient): Promise<Recipients> {
  const { tx, model, entity, reach } = context;
  if (typeof to === 'string') return heldIn(entity, record, to);
  const buildingId = buildingOf(entity, record, reach.buildingId);
  if ('holders' in to) return buildingId === null ? {} : { userIds: await holdersOf(tx, buildingId, to.holders) };
  if ('byRule' in to) return (await model.rules(entity).recipients?.[to.byRule]?.(context, record)) ?? {};
  const everything = systemReach('Atrium', reach.today);
  if ('setting' in to) {
    const settings = model.entity(to.setting);
    const found = await loadRecord(tx, model, settings, everything, sql`t.office_centre_id = ${buildingId}`).catch(
      () => undefined,
    );
    // Addresses that the building has named itself.
    return found ? { ...heldIn(settings, found, to.field), outside: undefined } : {};
  }
  const field = entity.fields[to.of];
  const id = field && record[wireKey(to.of, field)];
  if (!field || !isReference(field) || typeof id !== 'number') return {};
  const target = model.entity(field.to);
  const held = heldIn(target, await loadRecord(tx, model, target, everything, sql`t.id = ${id}`), to.field);
  // What no company writes, the building has named itself.
  return target.scope.tenant ? held : { ...held, outside: undefined };
}
