import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { TranslateFunction } from 'ra-core';
import type { ReactNode } from 'react';
import type { ControlProps } from '../Control.ts';

/** The words of a combo box. */
export const comboText = (translate: TranslateFunction) => ({
  noOptionsText: translate('kit.noOptions'),
  loadingText: translate('kit.loading'),
  openText: translate('kit.open'),
  closeText: translate('kit.close'),
  clearText: translate('kit.clear'),
});

/** A list that is about to be replaced says so: somebody who moves through it would lose their place, and Enter would do nothing. */
export const listWhile = (isFetching: boolean) => ({
  loading: isFetching,
  slotProps: { listbox: { 'aria-busy': isFetching } },
});

type Props = Pick<ControlProps, 'label' | 'error' | 'hint' | 'required' | 'inputRef'> & {
  params: AutocompleteRenderInputParams;
  /** Has a value: the browser must not ask for one in the text field. */
  filled: boolean;
  placeholder?: string;
  /** Shown after the chosen value. */
  mark?: ReactNode;
};

/** Props of a combo box with one value, from its control; `hint` explains the value. */
export const comboOf = <Value,>(props: ControlProps, translate: TranslateFunction, value: Value | null, hint?: string) => ({
  id: props.id,
  size: 'small' as const,
  value,
  disabled: props.disabled,
  onChange: (_: unknown, next: Value | null) => props.onChange(next),
  onBlur: props.onBlur,
  ...comboText(translate),
  renderInput: (params: AutocompleteRenderInputParams) => (
    <ComboField {...props} hint={props.hint ?? hint} params={params} filled={value !== null} />
  ),
});

/** The text field inside a combo box. */
export function ComboField({ params, label, error, hint, required, inputRef, filled, placeholder, mark }: Props) {
  return (
    <TextField
      {...params}
      label={label}
      required={required}
      error={Boolean(error)}
      helperText={error ?? hint}
      inputRef={inputRef}
      placeholder={filled ? undefined : placeholder}
      slotProps={{
        ...params.slotProps,
        input: {
          ...params.slotProps?.input,
          endAdornment: (
            <>
              {mark}
              {params.slotProps?.input?.endAdornment}
            </>
          ),
        },
      }}
    />
  );
}
