import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { isChoice } from '#schemas/kernel/fields/field.ts';
import { Dropdown } from '#src/kit/choices/Dropdown.tsx';
import { comboText } from '../kinds/inputs/ComboField.tsx';
import { useWords, valuesOf } from '../words.ts';
import type { FilterProps } from './FilterProps.ts';
import { paramOf } from './params.ts';

interface AnyOfProps extends Pick<FilterProps, 'label' | 'filter' | 'set'> {
  param: string;
  options: readonly { value: string; label: string }[];
}

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
export function ChoicesFilter(props: FilterProps) {
  const { entity, name, field, label, filter, set } = props;
  const words = useWords(entity);
  const translate = useTranslate();
  const param = paramOf(entity, name, 'in', 'rule');
  if (isOneByRule(props))
    return (
      <AnyOf
        {...{ label, param, filter, set }}
        options={valuesOf(field).map((value) => ({ value, label: words.value(name, value) }))}
      />
    );
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

/** A filter beyond fields takes one value where its kind has one. */
const isOneByRule = ({ entity, name, field }: FilterProps): boolean => !entity.fields[name] && isChoice(field);

export function BooleanFilter({ entity, name, label, filter, set }: FilterProps) {
  const translate = useTranslate();
  const param = paramOf(entity, name, 'is', 'rule');
  const options = ['true', 'false'].map((value) => ({ value, label: translate(value === 'true' ? 'kit.yes' : 'kit.no') }));
  return <AnyOf {...{ label, param, filter, set, options }} />;
}

/** One value, or any. */
function AnyOf({ label, param, filter, set, options }: AnyOfProps) {
  const translate = useTranslate();
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
