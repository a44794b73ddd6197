import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { Field, FieldKind } from '#schemas/kernel/field.ts';
import { controls } from '../kinds/controls.tsx';
import type { FilterProps } from '../kinds/filterControls.tsx';
import { paramOf } from './params.ts';

const NUMBERS: ReadonlySet<FieldKind> = new Set(['integer', 'money', 'percent']);
/** A text that is no number yet is not asked for. */
const isWhole = (field: Field, value: unknown) => !NUMBERS.has(field.kind) || typeof value !== 'string';
/** Filters go by whole days; the input of an instant would ask for a time as well. */
const inputOf = (field: Field) => (field.kind === 'dateTime' ? controls.date.Input : controls[field.kind]?.Input);

/** From and to, each with the input of the field's kind. */
export function RangeFilter({ entity, name, field, label, filter, set }: FilterProps) {
  const translate = useTranslate();
  const id = useId();
  const Input = inputOf(field);
  if (!Input) return null;
  const ends = [
    [paramOf(entity, name, 'from'), 'kit.from'],
    [paramOf(entity, name, 'to'), 'kit.to'],
  ] as const;
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
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
