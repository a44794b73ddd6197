import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { DateRangeFilter } from '#src/kit/dates/DateRangeFilter.tsx';
import { controlOf } from '../kinds/controls.tsx';
import { portalKindOf } from '../kinds/index.tsx';
import type { FilterProps } from './FilterProps.ts';
import { paramOf } from './params.ts';

/** From and to, each with the input of the field's kind. */
export function RangeFilter({ entity, name, field, label, filter, set }: FilterProps) {
  const translate = useTranslate();
  const id = useId();
  const { days, whole, below } = portalKindOf(field);
  const Input = controlOf(field)?.Input;
  if (days) return <DayFilter {...{ entity, name, label, filter, set }} />;
  if (!Input) return null;
  const ends = [
    [paramOf(entity, name, 'from'), 'kit.from'],
    [paramOf(entity, name, 'to'), 'kit.to'],
  ] as const;
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gridTemplateColumns: below ? '1fr' : '1fr 1fr', gap: 1 }}>
      {ends.map(([param, word]) => (
        <Input
          key={param}
          id={`${id}${param}`}
          entity={entity}
          name={name}
          field={field}
          label={translate(word, { label })}
          value={filter[param] ?? null}
          onChange={(value) => (typeof value !== 'string' || !whole || whole(value)) && set(param, value, true)}
          values={{}}
        />
      ))}
    </Box>
  );
}

/** Both ends in one calendar; set together, so that the list asks once. */
function DayFilter({ entity, name, label, filter, set }: Omit<FilterProps, 'field'>) {
  const ends = { from: paramOf(entity, name, 'from'), to: paramOf(entity, name, 'to') };
  const textOf = (param: string) => (typeof filter[param] === 'string' ? (filter[param] as string) : undefined);
  return (
    <Box role="group" aria-label={label}>
      <DateRangeFilter
        label={label}
        from={textOf(ends.from)}
        to={textOf(ends.to)}
        onChange={(from, to) => {
          set(ends.from, from, true);
          set(ends.to, to, true);
        }}
      />
    </Box>
  );
}
