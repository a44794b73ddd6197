import type { ListFilter } from '#dataProvider/types.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Field } from '#schemas/kernel/fields/field.ts';

/** Props of the filter of every kind of field. */
export interface FilterProps {
  entity: Entity;
  name: string;
  field: Field;
  label: string;
  filter: ListFilter;
  /** Sets one parameter; an empty value removes it. `typed`: somebody is typing, so debounce. */
  set: (param: string, value: unknown, typed?: boolean) => void;
}
