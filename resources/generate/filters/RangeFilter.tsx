import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { Field, FieldKind } from '#schemas/kernel/field.ts';
import { TIME } from '#schemas/kernel/fields/formats.ts';
import { DateRangeFilter } from '#src/kit/dates/DateRangeFilter.tsx';
import { controls } from '../kinds/controls.tsx';
import type { FilterProps } from './FilterProps.ts';
import { paramOf } from './params.ts';

const NUMBERS: ReadonlySet<FieldKind> = new Set(['integer', 'money', 'percent']);
/** Incomplete numbers and times are not applied. */
const isWhole = (field: Field, value: unknown) =>
  typeof value !== 'string' || (field.kind === 'time' ? TIME.test(value) : !NUMBERS.has(field.kind));
/** Filters go by whole days, those of an instant too. */
const DAYS: ReadonlySet<FieldKind> = new Set(['date', 'dateTime', 'dateRange']);

/** From and to, each with the input of the field's kind. */
export function RangeFilter({ entity, name, field, label, filter, set }: FilterProps) {
  const translate = useTranslate();
  const id = useId();
  const Input = controls[field.kind]?.Input;
  if (DAYS.has(field.kind)) return <DayFilter {...{ entity, name, label, filter, set }} />;
  if (!Input) return null;
  const ends = [
    [paramOf(entity, name, 'from'), 'kit.from'],
    [paramOf(entity, name, 'to'), 'kit.to'],
  ] as const;
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ display: 'grid', gridTemplateColumns: field.kind === 'time' ? '1fr' : '1fr 1fr', gap: 1 }}
    >
      {ends.map(([param, word]) => (
        <Input
          key={param}
          id={`${id}${param}`}
          entity={entity}
          name={name}
          field={field}
          label={translate(word, { label })}
          value={filter[param] ?? null}
          onChange={(value) => isWhole(field, value) && set(param, value, true)}
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
