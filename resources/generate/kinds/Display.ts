import type { ComponentType } from 'react';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { FieldKind, FieldOf } from '#schemas/kernel/fields/field.ts';

/** Props of a cell or of a line on a record's page. `value` is never empty: the caller draws a dash instead. */
export interface DisplayProps<K extends FieldKind = FieldKind> {
  entity: Entity;
  name: string;
  field: FieldOf<K>;
  value: unknown;
  record: Readonly<Record<string, unknown>>;
}

/** How a kind is shown. */
export interface Display<K extends FieldKind = FieldKind> {
  Cell: ComponentType<DisplayProps<K>>;
  /** On a record's page, where there is more room; absent: as in a cell. */
  Show?: ComponentType<DisplayProps<K>>;
  align?: 'right';
  /** Widest column, in pixels; longer texts are cut with an ellipsis. */
  width?: number;
  /** Takes a whole row of a section. */
  wide?: true;
}
