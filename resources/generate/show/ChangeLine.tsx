import Box from '@mui/material/Box';
import type { Change } from '#dataProvider/types.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { ChangedValue } from '../changes/ChangedValue.tsx';
import type { Row } from '../Row.ts';
import { useWords } from '../words.ts';

interface Props {
  entity: Entity;
  change: Change;
  record: Row;
  /** The record was created then: there is no old value. */
  first: boolean;
}

/** One changed field: its old value, an arrow, its new value. */
export function ChangeLine({ entity, change, record, first }: Props) {
  const words = useWords(entity);
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {words.wire(change.field)}
      </Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          minWidth: 0,
          overflowWrap: 'anywhere',
        }}
      >
        <ChangedValue entity={entity} change={change} record={record} first={first} />
      </Box>
    </>
  );
}
