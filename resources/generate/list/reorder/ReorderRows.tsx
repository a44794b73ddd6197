import Box from '@mui/material/Box';
import { type RaRecord, useListContext, useLocale, useNotify } from 'ra-core';
import { useMemo } from 'react';
import { recordTitle } from '#dataProvider/records.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { Sortable } from '#src/kit/sortable/Sortable.tsx';
import type { Move } from '#src/kit/sortable/SortableProps.ts';
import { ColumnValue } from '../../ColumnValue.tsx';
import type { Column } from '../../columns.ts';
import { useAtrium } from '../../useAtrium.ts';
import { useWords } from '../../words.ts';

/** How many columns are shown. */
const SHOWN = 4;
const numberOf = (row: RaRecord): number => Number(row.recordId ?? row.id);

/** The rows of a list while they are put in order; one call for every move. */
export default function ReorderRows({ entity, columns }: { entity: Entity; columns: readonly Column[] }) {
  const { data = [], page, perPage, total = 0, refetch } = useListContext();
  const provider = useAtrium();
  const notify = useNotify();
  const locale = useLocale();
  const words = useWords(entity);
  const first = (page - 1) * perPage + 1;
  const items = useMemo(
    () =>
      data.map((row: RaRecord) => ({
        id: numberOf(row),
        label: recordTitle(entity, row, locale),
        content: (
          <Box
            sx={{
              display: 'grid',
              gap: 1,
              gridTemplateColumns: { xs: '1fr', sm: '1.5fr repeat(3, 1fr)' },
              fontSize: '0.8125rem',
            }}
          >
            {columns.slice(0, SHOWN).map((column, index) => (
              <Box key={column.name} sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: index === 0 ? 600 : undefined }}>
                <ColumnValue entity={entity} {...column} record={row} />
              </Box>
            ))}
          </Box>
        ),
      })),
    [data, entity, columns, locale],
  );
  const save = async ({ id, position, ids }: Move) => {
    const isHere = position >= first && position < first + ids.length;
    // A move within the page sends the order of all its rows; a move beyond it sends the moved row only.
    const order = isHere ? { ids: ids.map(Number), from: first } : { ids: [Number(id)], from: position };
    const { message } = await provider.updatePosition(entity.name, order);
    notify(message, { type: 'success' });
    await refetch();
  };
  return <Sortable items={items} label={words.name(2)} first={first} total={total} onMove={save} />;
}
