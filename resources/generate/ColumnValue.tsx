import { Suspense } from 'react';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Field } from '#schemas/kernel/fields/field.ts';
import { slotsOf } from '../areas.ts';
import { FieldValue, isEmpty } from './kinds/display.tsx';

interface Props {
  entity: Entity;
  name: string;
  field: Field;
  record: Readonly<Record<string, unknown>>;
}

/** A value in a list — table, card, queue or print: as its area draws it, else as its kind is shown. */
export function ColumnValue(props: Props) {
  const Own = slotsOf(props.entity.name).columns?.[props.name];
  const value = props.record[props.name];
  if (!Own || isEmpty(value)) return <FieldValue place="cell" {...props} />;
  return (
    <Suspense fallback={null}>
      <Own {...props} value={value} />
    </Suspense>
  );
}
