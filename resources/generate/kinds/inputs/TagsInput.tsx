import Autocomplete from '@mui/material/Autocomplete';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ControlProps } from '../Control.ts';
import { addTags } from './addTags.ts';
import { ComboField, comboText } from './ComboField.tsx';

/** Tags or e-mail addresses (000 §5): Enter adds what was typed unless it is there already. */
export function TagsInput(props: ControlProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const value = (props.value as string[] | null) ?? [];
  const add = (text: string) => {
    props.onChange(addTags(value, text));
    setTyped('');
  };
  return (
    <Autocomplete
      multiple
      freeSolo
      id={props.id}
      size="small"
      options={[] as string[]}
      value={value}
      inputValue={typed}
      disabled={props.disabled}
      onInputChange={(_, text, reason) => {
        if (/[,;]$/.test(text)) add(text);
        else if (reason !== 'reset') setTyped(text);
      }}
      onChange={(_, next, reason) => (reason === 'createOption' ? add(typed) : props.onChange(next))}
      onBlur={() => {
        if (typed.trim()) add(typed);
        props.onBlur?.();
      }}
      {...comboText(translate)}
      renderInput={(params) => (
        <ComboField {...props} params={params} hint={props.hint ?? translate('kit.tagHint')} filled={value.length > 0} />
      )}
    />
  );
}
