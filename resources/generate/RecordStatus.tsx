import type { RaRecord } from 'ra-core';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, isFlag } from '#schemas/kernel/fields/field.ts';
import { ActiveChip } from './ActiveChip.tsx';
import { FieldValue } from './kinds/display.tsx';

/** The status field of a record: that of the state table; without one, whether it is active. */
export const statusField = (entity: Entity): string | undefined =>
  entity.states?.field ?? (isFlag(entity.fields.active) ? 'active' : undefined);

/** The status of the record, as a chip that needs no label. */
export function RecordStatus({ entity, record }: { entity: Entity; record: RaRecord }) {
  const name = entity.states?.field;
  const field = name ? (entity.fields[name] as Field) : undefined;
  if (name && field) return <FieldValue place="show" entity={entity} name={name} field={field} record={record} />;
  return statusField(entity) ? <ActiveChip active={record.active === true} /> : null;
}
