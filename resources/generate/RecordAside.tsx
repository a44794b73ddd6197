import { Suspense } from 'react';
import { slotsOf } from '#resources/areas.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Row } from './Row.ts';

/** What an area adds beside the title of a record, for example that a person is unregistered. */
export function RecordAside({ entity, record }: { entity: Entity; record: Row }) {
  const Aside = slotsOf(entity.name).aside;
  return Aside ? (
    <Suspense fallback={null}>
      <Aside record={record} />
    </Suspense>
  ) : null;
}
