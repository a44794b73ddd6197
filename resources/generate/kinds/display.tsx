/** The value of a field as it is shown in a table and on a record's page. */
import type { ComponentType } from 'react';
import { isPicture } from '#schemas/kernel/fields/field.ts';
import { Dash } from '#src/kit/values/Dash.tsx';
import type { DisplayProps } from './Display.ts';
import { portalKindOf } from './index.tsx';

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

interface ValueProps extends Omit<DisplayProps, 'value'> {
  /** `cell` in a table, `show` on a record's page. */
  place: 'cell' | 'show';
}

/** The value of one field of a record, or a dash. A reference is read from what it embeds, not from its id. */
export function FieldValue({ place, ...props }: ValueProps) {
  const value = props.record[props.name];
  // A row without a picture keeps its place in the column.
  if (isEmpty(value) && !(place === 'cell' && isPicture(props.field))) return <Dash />;
  const display = portalKindOf(props.field);
  const Shown: ComponentType<DisplayProps> = place === 'show' ? (display.Show ?? display.Cell) : display.Cell;
  return <Shown {...props} value={value} />;
}
