import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { Dropdown } from '#src/kit/choices/Dropdown.tsx';
import { comboText } from '../kinds/inputs/ComboField.tsx';
import { useWords, valuesOf } from '../words.ts';
import type { FilterProps } from './FilterProps.ts';
import { paramOf } from './params.ts';

/** A part of a text, or the whole value where a part is not offered. */
export function TextFilter({ entity, name, label, filter, set }: FilterProps) {
  const param = paramOf(entity, name, 'contains', 'is');
  const value = String(filter[param] ?? '');
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  return (
    <TextField
      size="small"
      fullWidth
      label={label}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        set(param, event.target.value, true);
      }}
    />
  );
}

/** Any of several values. */
export function ChoicesFilter({ entity, name, field, label, filter, set }: FilterProps) {
  const words = useWords(entity);
  const translate = useTranslate();
  const param = paramOf(entity, name, 'in');
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      limitTags={1}
      size="small"
      options={valuesOf(field)}
      value={[filter[param] ?? []].flat() as string[]}
      getOptionLabel={(one) => words.value(name, one)}
      onChange={(_, next) => set(param, next)}
      {...comboText(translate)}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}

export function BooleanFilter({ entity, name, label, filter, set }: FilterProps) {
  const translate = useTranslate();
  const param = paramOf(entity, name, 'is');
  const options = ['true', 'false'].map((value) => ({ value, label: translate(value === 'true' ? 'kit.yes' : 'kit.no') }));
  return (
    <Dropdown
      fullWidth
      label={label}
      value={String(filter[param] ?? '')}
      options={options}
      placeholder={translate('kit.any')}
      onChange={(value) => set(param, value)}
    />
  );
}
