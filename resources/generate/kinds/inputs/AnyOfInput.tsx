import type { EmbeddedItem } from '#schemas/kernel/entity/types.ts';
import { aimOf } from '#schemas/kernel/fields/anyOf.ts';
import type { AnyOfField } from '#schemas/kernel/fields/field.ts';
import type { ControlProps } from '../Control.ts';
import { ReferenceInput } from './ReferenceInput.tsx';

/** A record of the module that is chosen beside it: the input of a reference to that module. */
export function AnyOfInput(props: ControlProps) {
  const field = props.field as AnyOfField;
  const aim = aimOf(field, props.values);
  if (!aim) return null;
  const item = props.embedded as EmbeddedItem | null | undefined;
  const isSame = item?.id && item.module === props.values[field.module];
  return <ReferenceInput key={aim.to} {...props} field={aim} embedded={isSame ? item : null} />;
}
