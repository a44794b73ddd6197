import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Choice } from '#dataProvider/types.ts';
import type { ReferenceField } from '#schemas/kernel/fields/field.ts';
import { errorText } from '#src/kit/values/errorText.ts';
import { comboText, listWhile } from '../kinds/inputs/ComboField.tsx';
import { useChoices, useChoicesById } from '../kinds/useChoices.ts';
import type { FilterProps } from './FilterProps.ts';
import { paramOf } from './params.ts';

/** Records that point to any of the chosen ones. */
export function ReferencesFilter({ entity, name, field, label, filter, set }: FilterProps) {
  const { to } = field as ReferenceField;
  const translate = useTranslate();
  const param = paramOf(entity, name, 'in', 'is');
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<readonly Choice[]>([]);
  const ids = [filter[param] ?? []].flat().map(Number);
  const looked = useChoicesById(
    to,
    ids.filter((id) => !picked.some((one) => one.id === id)),
  );
  const chosen = ids.map((id) => [...picked, ...looked].find((one) => one.id === id) ?? { id, label: '…' });
  const { choices, isFetching, error } = useChoices({ to, search: typed, pick: {}, enabled: open });
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      limitTags={1}
      size="small"
      options={choices}
      filterOptions={(all) => all}
      value={chosen}
      inputValue={typed}
      onInputChange={(_, text, reason) => reason !== 'reset' && setTyped(text)}
      onOpen={() => setOpen(true)}
      onClose={() => {
        setOpen(false);
        setTyped('');
      }}
      onChange={(_, next) => {
        setPicked(next);
        set(
          param,
          next.map((one) => one.id),
        );
      }}
      {...listWhile(isFetching)}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={(one) => one.id}
      getOptionLabel={(one) => one.label}
      {...comboText(translate)}
      noOptionsText={error ? errorText(translate, error) : translate('kit.noOptions')}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}
