import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext, useTranslate } from 'ra-core';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { sortable } from '#schemas/kernel/lists/query.ts';
import type { Column } from '../../columns.ts';
import { useWords } from '../../words.ts';

/** The sort of cards, which have no column heads: field and direction. */
export function SortControl({ entity, columns }: { entity: Entity; columns: readonly Column[] }) {
  const { sort, setSort } = useListContext();
  const translate = useTranslate();
  const words = useWords(entity);
  const can = new Set(sortable(entity));
  const names = columns.flatMap(({ name }) => (can.has(name) ? [name] : []));
  if (names.length === 0) return null;
  const isUp = sort.order === 'ASC';
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', ml: 'auto', minWidth: 0 }}>
      <TextField
        select
        size="small"
        variant="standard"
        value={names.includes(sort.field) ? sort.field : ''}
        onChange={(event) => setSort({ field: event.target.value, order: sort.order })}
        slotProps={{
          select: {
            displayEmpty: true,
            renderValue: (name) => (name ? words.field(String(name)) : translate('lists.sort.usual')),
            inputProps: { 'aria-label': translate('lists.sort.by') },
          },
          input: { disableUnderline: true, sx: { fontSize: 'inherit' } },
        }}
      >
        {names.map((name) => (
          <MenuItem key={name} value={name} dense>
            {words.field(name)}
          </MenuItem>
        ))}
      </TextField>
      <IconButton
        size="small"
        onClick={() => setSort({ field: sort.field, order: isUp ? 'DESC' : 'ASC' })}
        aria-label={translate(isUp ? 'lists.sort.ascending' : 'lists.sort.descending')}
      >
        {isUp ? <ArrowUpward fontSize="small" /> : <ArrowDownward fontSize="small" />}
      </IconButton>
    </Box>
  );
}
