import { aboveNames } from '#schemas/kernel/entity/below.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { ReferenceField } from '#schemas/kernel/fields/field.ts';
import { keyAbove, recordPath } from './pagePath.ts';
import type { Row } from './Row.ts';
import { useEntity } from './useEntity.ts';

interface Above {
  entity: Entity;
  label: string;
  to: string;
}

/** Of a record whose page stands below that of another one (`under`): that one. */
export function useAbove(entity: Entity, record: Row): Above | undefined {
  const [under] = aboveNames(entity.api.under);
  const above = useEntity(under ? (entity.fields[under] as ReferenceField).to : entity.name);
  const to = under ? recordPath(above, keyAbove(entity, record) ?? '') : undefined;
  return to === undefined
    ? undefined
    : { entity: above, to, label: String((record[under as string] as { label?: string })?.label) };
}
