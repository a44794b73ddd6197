import Autocomplete from '@mui/material/Autocomplete';
import { useTranslate } from 'ra-core';
import { useWords, valuesOf } from '../../words.ts';
import type { ControlProps } from '../Control.ts';
import { ComboField, comboText } from './ComboField.tsx';

/** Several of a fixed list of values. */
export function ChoicesInput(props: ControlProps) {
  const words = useWords(props.entity);
  const translate = useTranslate();
  const value = (props.value as string[] | null) ?? [];
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      id={props.id}
      size="small"
      options={valuesOf(props.field)}
      value={value}
      disabled={props.disabled}
      getOptionLabel={(one) => words.value(props.name, one)}
      onChange={(_, next) => props.onChange(next)}
      onBlur={props.onBlur}
      {...comboText(translate)}
      renderInput={(params) => <ComboField {...props} params={params} required={props.required} filled={value.length > 0} />}
    />
  );
}
