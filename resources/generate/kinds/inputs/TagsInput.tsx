import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { isEmail } from '#schemas/kernel/fields/emailAddress.ts';
import { type Field, traitsOf } from '#schemas/kernel/fields/field.ts';
import type { ControlProps } from '../Control.ts';
import { useTagSuggestions } from '../useTagSuggestions.ts';
import { addTags } from './addTags.ts';
import { ComboField, comboText, listWhile } from './ComboField.tsx';

const suggests = (field: Field): boolean => 'suggest' in field && field.suggest === true;
/** An address that cannot be one is marked at once, so that nobody has to look for it in a long list. */
const isWrong = (field: Field, entry: string): boolean => traitsOf(field).addresses === true && !isEmail(entry);

const NO_LIST = { role: undefined, 'aria-autocomplete': undefined, 'aria-controls': undefined, 'aria-expanded': undefined };
/** Without suggestions it is a text field, and must not announce a list. */
const withoutList = ({ slotProps, ...params }: AutocompleteRenderInputParams): AutocompleteRenderInputParams => ({
  ...params,
  slotProps: { ...slotProps, htmlInput: { ...slotProps.htmlInput, ...NO_LIST } },
});

/** Tags or e-mail addresses (000 §5): Enter adds what was typed unless it is there already. */
export function TagsInput(props: ControlProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const value = (props.value as string[] | null) ?? [];
  const { tags, isFetching } = useTagSuggestions(typed, suggests(props.field) && open);
  const add = (text: string) => {
    props.onChange(addTags(value, text));
    setTyped('');
  };
  return (
    <Autocomplete
      multiple
      freeSolo
      filterSelectedOptions
      id={props.id}
      size="small"
      open={open && suggests(props.field)}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={tags}
      // The server has searched already.
      filterOptions={(all) => all.filter((one) => !value.includes(one))}
      {...listWhile(isFetching)}
      value={value}
      inputValue={typed}
      disabled={props.disabled}
      onInputChange={(_, text, reason) => {
        if (/[,;]$/.test(text)) add(text);
        else if (reason !== 'reset') setTyped(text);
      }}
      onChange={(_, next, reason, details) => {
        if (reason === 'createOption') add(typed);
        else if (reason === 'selectOption') add(details?.option ?? '');
        else props.onChange(next);
      }}
      onBlur={() => {
        if (typed.trim()) add(typed);
        props.onBlur?.();
      }}
      renderValue={(all, tagProps) =>
        all.map((one, index) => {
          const { key, ...tag } = tagProps({ index });
          return <Chip key={key} size="small" label={one} color={isWrong(props.field, one) ? 'error' : 'default'} {...tag} />;
        })
      }
      {...comboText(translate)}
      renderInput={(params) => (
        <ComboField
          {...props}
          params={suggests(props.field) ? params : withoutList(params)}
          hint={props.hint ?? translate('kit.tagHint')}
          filled={value.length > 0}
        />
      )}
    />
  );
}
