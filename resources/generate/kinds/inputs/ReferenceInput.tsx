import Autocomplete from '@mui/material/Autocomplete';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Choice } from '#dataProvider/types.ts';
import type { Embedded } from '#schemas/kernel/entity/types.ts';
import type { ControlProps } from '../Control.ts';
import { usePicker } from '../usePicker.ts';
import { ChoiceLine, InactiveMark } from './ChoiceLine.tsx';
import { ComboField } from './ComboField.tsx';

/** One record of another entity, found by typing. It is cleared when a field that it depends on changes. */
export function ReferenceInput(props: ControlProps) {
  const { value, onChange } = props;
  const translate = useTranslate();
  const [picked, setPicked] = useState<Choice | null>(null);
  const embedded = props.embedded as Embedded | null | undefined;
  const told = [picked, embedded].filter((one) => one !== null && one !== undefined) as Choice[];
  const { chosen, typed, setTyped, waitsFor, combo } = usePicker(props, typeof value === 'number' ? [value] : [], told);
  const [one = null] = chosen;
  return (
    <Autocomplete
      {...combo}
      value={one}
      inputValue={typed}
      onInputChange={(_, text) => setTyped(text)}
      onChange={(_, next) => {
        setPicked(next);
        onChange(next?.id ?? null);
      }}
      renderOption={({ key, ...item }, choice) => (
        <li key={key} {...item}>
          <ChoiceLine choice={choice} />
        </li>
      )}
      renderInput={(params) => (
        <ComboField
          {...props}
          params={params}
          hint={waitsFor ?? props.hint}
          filled={one !== null}
          placeholder={translate('kit.typeToSearch')}
          mark={one?.active === false && <InactiveMark />}
        />
      )}
    />
  );
}
