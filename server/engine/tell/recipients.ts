/** Who is told of a record: the people and addresses that a `tells` entry names. */
import { sql } from 'drizzle-orm';
import { type AddOn, effectivePermissions, type Permission, type Role } from '#schemas/kernel/access.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import { isReference, wireKey } from '#schemas/kernel/field.ts';
import type { TellTo } from '#schemas/kernel/tell.ts';
import type { Queryable } from '#server/db/database.ts';
import { isPlainAddress } from '#server/mail/mail.ts';
import type { RecordRow } from '../record.ts';
import type { RuleContext, Told } from '../rules.ts';
import { systemReach } from '../systemReach.ts';
import { loadRecord } from '../verbs/get.ts';

/** Nobody gets so many holders of a permission by mistake. */
const MOST_HOLDERS = 200;

interface Holder {
  id: number;
  role: Role;
  granted: Permission[] | null;
  denied: Permission[] | null;
  addOns: AddOn[] | null;
}

/** The people who work in the building and hold the permission there, by their roles and what was given or taken singly. */
async function holdersOf(on: Queryable, buildingId: number, permission: Permission): Promise<number[]> {
  const rows = await on.query<Holder>(sql`
    select u.id, r.role_code as role, r.granted_permissions as granted, r.denied_permissions as denied,
      case when b.subscription_active then b.add_ons end as "addOns"
    from user_roles r join users u on u.id = r.user_id and u.status = 'ACTIVE' join office_centres b on b.id = r.office_centre_id
    where r.office_centre_id = ${buildingId} and r.active order by u.id`);
  const ids = [...new Set(rows.map(({ id }) => id))];
  const holds = (own: readonly Holder[]) =>
    effectivePermissions({
      roleCodes: [...new Set(own.map(({ role }) => role))],
      side: 'building',
      addOns: own[0]?.addOns ?? [],
      granted: own.flatMap(({ granted }) => granted ?? []),
      denied: own.flatMap(({ denied }) => denied ?? []),
    }).includes(permission);
  return ids.filter((id) => holds(rows.filter((row) => row.id === id))).slice(0, MOST_HOLDERS);
}

/** The people whom a field points to, or the addresses in it. */
function heldIn(entity: Entity, record: RecordRow, name: string): Told {
  const field = entity.fields[name];
  if (!field) return {};
  if (isReference(field)) {
    const ids = [record[wireKey(name, field)]].flat().filter((id): id is number => typeof id === 'number');
    return { userIds: ids };
  }
  return { addresses: [record[name]].flat().filter((one): one is string => typeof one === 'string' && isPlainAddress(one)) };
}

/** The building that the record belongs to; null for the provider's. */
export function buildingOf({ scope }: Entity, record: RecordRow, fallback: number | null): number | null {
  const own = scope.building && !scope.through ? record[scope.building] : undefined;
  return typeof own === 'number' ? own : fallback;
}

/** @returns the people and addresses that `to` means for this record */
export async function toldBy(context: RuleContext, record: RecordRow, to: TellTo): Promise<Told> {
  const { tx, model, entity, reach } = context;
  if (typeof to === 'string') return heldIn(entity, record, to);
  const buildingId = buildingOf(entity, record, reach.buildingId);
  if ('holders' in to) return buildingId === null ? {} : { userIds: await holdersOf(tx, buildingId, to.holders) };
  if ('byRule' in to) return (await model.rules(entity).tellTo?.[to.byRule]?.(context, record)) ?? {};
  const everything = systemReach('Atrium', reach.today);
  if ('setting' in to) {
    const settings = model.entity(to.setting);
    const found = await loadRecord(tx, model, settings, everything, sql`t.office_centre_id = ${buildingId}`).catch(
      () => undefined,
    );
    return found ? heldIn(settings, found, to.field) : {};
  }
  const field = entity.fields[to.of];
  const id = field && record[wireKey(to.of, field)];
  if (!field || !isReference(field) || typeof id !== 'number') return {};
  const target = model.entity(field.to);
  return heldIn(target, await loadRecord(tx, model, target, everything, sql`t.id = ${id}`), to.field);
}
