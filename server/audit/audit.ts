/** The audit log: who changed what, when and from where, in readable values. */
import { sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, isComputed, isPointer, wireKey } from '#schemas/kernel/fields/field.ts';
import type { Queryable } from '#server/db/database.ts';
import { prepared } from '#server/db/statement.ts';
import type { Origin } from './origin.ts';

/** Who did it, and in which office centre; a scope can be passed directly. */
export interface Actor {
  session: { userId: number; fullName: string };
  centreId: number | null;
}

export interface Change {
  field: string;
  from: unknown;
  to: unknown;
}
type Row = Readonly<Record<string, unknown>>;

interface Embedded {
  label?: string;
  name?: string;
}
/** A reference by its label, a file by its name, lists of them likewise, anything else unchanged. */
function readable(name: string, field: Field, record: Row | undefined): unknown {
  const value = record?.[wireKey(name, field)] ?? null;
  if (value === null || !isPointer(field)) return value;
  const embedded = record?.[name] as Embedded | Embedded[] | null;
  if (Array.isArray(embedded)) return embedded.map((one) => one.label ?? one.name ?? '');
  return embedded?.label ?? embedded?.name ?? value;
}

/** Fields whose value differs between two records; two files with one name are different values. */
export function changesBetween(entity: Entity, before: Row | undefined, after: Row | undefined): Change[] {
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    const stored = (record: Row | undefined) => JSON.stringify(record?.[wireKey(name, field)] ?? null);
    if (isComputed(field) || stored(before) === stored(after)) return [];
    return [{ field: name, from: readable(name, field, before), to: readable(name, field, after) }];
  });
}

/** Writes one entry in the caller's transaction. */
export async function audit(
  tx: Queryable,
  facts: {
    entity: Pick<Entity, 'name' | 'historyOf'>;
    recordId: number;
    action: string;
    reach: Actor;
    origin: Origin;
    changes: readonly Change[];
  },
): Promise<void> {
  const { entity, recordId, action, reach, origin, changes } = facts;
  await tx.query(
    prepared(sql`insert into audit_log (entity, record_id, action, user_id, user_name, office_centre_id, ip, request_id, changes)
        values (${entity.historyOf ?? entity.name}, ${recordId}, ${action}, ${reach.session.userId || null}, ${reach.session.fullName}, ${reach.centreId}, ${origin.ip ?? null}, ${origin.requestId ?? null}, ${JSON.stringify(changes)}::jsonb)`),
  );
}
