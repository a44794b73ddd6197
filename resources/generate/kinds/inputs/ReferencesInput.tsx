import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Choice } from '#dataProvider/types.ts';
import type { Embedded } from '#schemas/kernel/entity/types.ts';
import type { ReferencesField } from '#schemas/kernel/fields/field.ts';
import type { ControlProps } from '../Control.ts';
import { usePicker } from '../usePicker.ts';
import { ChoiceLine } from './ChoiceLine.tsx';
import { ComboField } from './ComboField.tsx';

/** Many records of another entity, found by typing, each a removable chip. */
export function ReferencesInput(props: ControlProps) {
  const { maxItems } = props.field as ReferencesField;
  const translate = useTranslate();
  const [picked, setPicked] = useState<readonly Choice[]>([]);
  const embedded = (props.embedded ?? []) as Embedded[];
  const ids = (props.value as number[] | null) ?? [];
  const { chosen, typed, setTyped, waitsFor, combo } = usePicker(props, ids, [...picked, ...embedded]);
  const isFull = ids.length >= maxItems;
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      {...combo}
      value={chosen}
      inputValue={typed}
      onInputChange={(_, text, reason) => reason !== 'reset' && setTyped(text)}
      onClose={() => {
        combo.onClose();
        setTyped('');
      }}
      onChange={(_, next) => {
        setPicked(next);
        props.onChange(next.length ? next.map((one) => one.id) : null);
      }}
      getOptionDisabled={(one) => isFull && !ids.includes(one.id)}
      renderOption={({ key, ...item }, choice) => (
        <li key={key} {...item}>
          <ChoiceLine choice={choice} />
        </li>
      )}
      renderValue={(all, tagProps) =>
        all.map((one, index) => {
          const { key, ...tag } = tagProps({ index });
          const label = one.active === false ? `${one.label} (${translate('kit.inactive')})` : one.label;
          return <Chip key={key} size="small" label={label} {...tag} sx={{ opacity: one.active === false ? 0.7 : undefined }} />;
        })
      }
      renderInput={(params) => (
        <ComboField
          {...props}
          params={params}
          hint={waitsFor ?? (isFull ? translate('inputs.full', { max: maxItems }) : props.hint)}
          filled={ids.length > 0}
          placeholder={translate('kit.typeToSearch')}
        />
      )}
    />
  );
}
