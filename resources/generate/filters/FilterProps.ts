import type { ListFilter } from '#dataProvider/types.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { Field } from '#schemas/kernel/field.ts';

/** What the filter of every kind of field is given. */
export interface FilterProps {
  entity: Entity;
  name: string;
  field: Field;
  label: string;
  filter: ListFilter;
  /** Sets one parameter; an empty value takes it away. `typed`: somebody is typing, so wait for the rest. */
  set: (param: string, value: unknown, typed?: boolean) => void;
}
