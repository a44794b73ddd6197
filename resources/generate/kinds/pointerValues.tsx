import Box from '@mui/material/Box';
import type { Embedded, EmbeddedFile } from '#schemas/kernel/entity/types.ts';
import type { FieldOf } from '#schemas/kernel/fields/field.ts';
import { useJoined } from '#src/kit/values/useJoined.ts';
import type { DisplayProps } from './Display.ts';
import { FileValue } from './FileValue.tsx';
import { ReferenceValue } from './ReferenceValue.tsx';

/** How many labels a cell of a table shows before it counts the rest. */
const SHOWN = 3;

/** The labels of the records that are pointed to. */
export function ReferencesText({ value }: DisplayProps) {
  const joined = useJoined();
  const all = (value as Embedded[]).map((one) => one.label);
  const rest = all.length - SHOWN;
  return (
    <span title={rest > 0 ? joined(all) : undefined}>
      {joined(all.slice(0, SHOWN))}
      {rest > 0 && ` +${rest}`}
    </span>
  );
}

const list = { m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25 };

/** Each of them, as a link to its page where the reader may see it. */
export const ReferencesValue = (props: DisplayProps) => (
  <Box component="ul" sx={list}>
    {(props.value as Embedded[]).map((one) => (
      <li key={one.id}>
        <ReferenceValue {...props} field={props.field as FieldOf<'references'>} value={one} />
      </li>
    ))}
  </Box>
);

/** Uploaded files, each of which opens. */
export const FilesValue = (props: DisplayProps) => (
  <Box component="ul" sx={list}>
    {(props.value as EmbeddedFile[]).map((one) => (
      <li key={one.systemFileId}>
        <FileValue {...props} value={one} />
      </li>
    ))}
  </Box>
);
