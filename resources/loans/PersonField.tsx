import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type Ref, useEffect, useState } from 'react';
import { detailOf, type PersonOption, usePeople } from './usePeople.ts';

interface Props {
  id?: string;
  label: string;
  value: { value: number; label: string } | null;
  onChange: (person: PersonOption | null) => void;
  onBlur?: () => void;
  error?: string;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}
/** Milliseconds after the last key until people are asked for. */
const PAUSE = 300;

/** Finds a person by name or e-mail address. */
export function PersonField({ id, label, value, onChange, onBlur, error, hint, required, disabled, inputRef }: Props) {
  const [text, setText] = useState('');
  const [sought, setSought] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSought(text.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  const { data = [], isFetching } = usePeople(sought);
  const chosen = value ? (data.find((one) => one.value === value.value) ?? { ...value, code: '', tenant: [] }) : null;
  return (
    <Autocomplete<PersonOption>
      id={id}
      fullWidth
      size="small"
      disabled={disabled}
      options={data}
      loading={isFetching}
      value={chosen}
      filterOptions={(all) => all}
      getOptionKey={(one) => one.value}
      getOptionLabel={(one) => one.label}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      onInputChange={(_, next, why) => setText(why === 'input' ? next : '')}
      onChange={(_, next) => onChange(next)}
      renderOption={({ key, ...props }, one) => (
        <Box component="li" key={key} {...props} sx={{ display: 'block !important' }}>
          <Box>{one.label}</Box>
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{detailOf(one)}</Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={required}
          error={Boolean(error)}
          helperText={error ?? hint}
          onBlur={onBlur}
          inputRef={inputRef}
        />
      )}
    />
  );
}
