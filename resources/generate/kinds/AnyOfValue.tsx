import { manifest } from 'virtual:atrium/manifest';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { EmbeddedItem } from '#schemas/kernel/entity/types.ts';
import { aimOf } from '#schemas/kernel/fields/anyOf.ts';
import type { AnyOfField } from '#schemas/kernel/fields/field.ts';
import type { DisplayProps } from './Display.ts';
import { ReferenceValue } from './ReferenceValue.tsx';

/** Says that what the record pointed to has been deleted. */
function Gone() {
  return (
    <Typography component="span" variant="inherit" color="error">
      {useTranslate()('record.itemGone')}
    </Typography>
  );
}

/** The label of the record that is pointed to, whichever module it is in. */
export function AnyOfText({ value }: DisplayProps) {
  const { id, label } = value as EmbeddedItem;
  return id === null ? <Gone /> : label;
}

/** The same as a link to that record's page, for those who may see it. */
export function AnyOfValue(props: DisplayProps) {
  const field = props.field as AnyOfField;
  const { module, id, uuid, label } = props.value as EmbeddedItem;
  const aim = aimOf(field, { [field.module]: module });
  if (!aim || id === null) return <Gone />;
  const key = manifest.entities.find(({ name }) => name === aim.to)?.keyed ? uuid : id;
  return <ReferenceValue {...props} field={aim} value={{ id: key, label }} />;
}
