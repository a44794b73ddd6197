import TableRows from '@mui/icons-material/TableRows';
import ViewColumn from '@mui/icons-material/ViewColumn';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isOnBoard, withBoard } from './onBoard.ts';

/** From the table to the board and back, with the same filters. */
export function BoardButton({ entity }: { entity: Entity }) {
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  if (!entity.list.board) return null;
  const isOn = isOnBoard(entity, filterValues);
  return (
    <Button
      color="inherit"
      variant="outlined"
      startIcon={isOn ? <TableRows /> : <ViewColumn />}
      onClick={() => setFilters(withBoard(filterValues, !isOn))}
    >
      {translate(isOn ? 'lists.table' : 'lists.board')}
    </Button>
  );
}
