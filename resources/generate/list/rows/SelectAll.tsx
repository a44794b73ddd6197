import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useListContext, useTranslate } from 'ra-core';

/** Selects or clears all shown rows: in the head of a table, or with a label above the cards. */
export function SelectAll({ labelled = false }: { labelled?: boolean }) {
  const { data = [], selectedIds, onSelect } = useListContext();
  const translate = useTranslate();
  const ids = data.map((row) => row.id);
  const chosen = ids.filter((id) => selectedIds.includes(id)).length;
  const isAll = chosen > 0 && chosen === ids.length;
  const others = selectedIds.filter((id) => !ids.includes(id));
  const box = (
    <Checkbox
      size="small"
      checked={isAll}
      indeterminate={chosen > 0 && !isAll}
      onChange={() => onSelect(isAll ? others : [...others, ...ids])}
      slotProps={{ input: labelled ? {} : { 'aria-label': translate('kit.selectAll') } }}
    />
  );
  return labelled ? (
    <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', cursor: 'pointer' }}>
      {box}
      {translate('kit.selectAll')}
    </Box>
  ) : (
    box
  );
}
