import CalendarViewWeek from '@mui/icons-material/CalendarViewWeek';
import TableRows from '@mui/icons-material/TableRows';
import ViewColumn from '@mui/icons-material/ViewColumn';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Look, lookIn } from '#schemas/kernel/lists/address.ts';
import { looksOf, withLook } from './looks.ts';

const icons: Readonly<Record<Look, typeof ViewColumn>> = { board: ViewColumn, timeline: CalendarViewWeek };

/** From the table to the board or the calendar and back, with the same filters. */
export function LookButtons({ entity }: { entity: Entity }) {
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const looks = looksOf(entity);
  const now = lookIn(entity, filterValues);
  const others: (Look | undefined)[] = looks.length ? [undefined, ...looks].filter((one) => one !== now) : [];
  return others.map((look) => {
    const Icon = look ? icons[look] : TableRows;
    return (
      <Button
        key={look ?? 'table'}
        color="inherit"
        variant="outlined"
        startIcon={<Icon />}
        onClick={() => setFilters(withLook(filterValues, look))}
      >
        {translate(`lists.${look ?? 'table'}`)}
      </Button>
    );
  });
}
