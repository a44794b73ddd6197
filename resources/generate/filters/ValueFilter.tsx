import { useId } from 'react';
import { controlOf } from '../kinds/controls.tsx';
import type { FilterProps } from './FilterProps.ts';
import { paramOf } from './params.ts';

/** One value, chosen with the input of the field's kind. */
export function ValueFilter({ entity, name, field, label, filter, set }: FilterProps) {
  const id = useId();
  const Input = controlOf(field)?.Input;
  const param = paramOf(entity, name, 'is');
  if (!Input) return null;
  return (
    <Input
      {...{ id, entity, name, field, label }}
      value={filter[param] ?? null}
      onChange={(value) => set(param, value)}
      values={{}}
    />
  );
}
