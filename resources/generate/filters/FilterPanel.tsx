/** The filters of a list, one input for each field that the schema names. They work as they are filled in. */
import Box from '@mui/material/Box';
import { useListContext, useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import type { ListFilter } from '#dataProvider/types.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import { isEmpty } from '#schemas/kernel/fields/empty.ts';
import { DROPDOWN_WIDTH } from '#src/kit/dropdown.ts';
import { SEARCH_DEBOUNCE_MS } from '#src/kit/SearchBox.tsx';
import { filterControls } from '../kinds/filterControls.tsx';
import { columnsOf } from '../list/columns.ts';
import { useWords } from '../words.ts';

export default function FilterPanel({ entity }: { entity: Entity }) {
  const { filterValues, setFilters } = useListContext();
  const words = useWords(entity);
  const translate = useTranslate();
  const waiting = useRef<{ timer?: ReturnType<typeof setTimeout>; values: ListFilter }>({ values: {} });
  const latest = useRef({ filterValues, setFilters });
  useEffect(() => {
    latest.current = { filterValues, setFilters };
  });
  useEffect(() => () => clearTimeout(waiting.current.timer), []);

  const apply = () => {
    const { filterValues: now, setFilters: ask } = latest.current;
    const next = { ...now, ...waiting.current.values };
    waiting.current = { values: {} };
    ask(Object.fromEntries(Object.entries(next).filter(([, value]) => !isEmpty(value))));
  };
  const set = (param: string, value: unknown, typed = false) => {
    clearTimeout(waiting.current.timer);
    waiting.current.values = { ...waiting.current.values, [param]: value };
    if (typed) waiting.current.timer = setTimeout(apply, SEARCH_DEBOUNCE_MS);
    else apply();
  };
  const shown = { ...filterValues, ...waiting.current.values } as ListFilter;
  return (
    <Box
      role="group"
      aria-label={translate('kit.filters')}
      sx={{
        display: 'grid',
        gap: 1.5,
        pt: 2,
        pb: 1,
        gridTemplateColumns: { xs: '1fr', sm: `repeat(auto-fill, ${DROPDOWN_WIDTH}px)` },
      }}
    >
      {columnsOf(entity, useSession(), [...(entity.list.filters ?? [])]).map(({ name, field }) => {
        const Filter = filterControls[field.kind];
        return (
          Filter && (
            <Filter key={name} entity={entity} name={name} field={field} label={words.field(name)} filter={shown} set={set} />
          )
        );
      })}
    </Box>
  );
}
