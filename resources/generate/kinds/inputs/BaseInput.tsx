import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';
import type { ControlProps } from '../Control.ts';

type Props = Omit<ControlProps, 'onChange' | 'value'> & {
  value: string;
  onText: (text: string) => void;
  more?: Partial<TextFieldProps>;
  children?: ReactNode;
};

/** The text field on which most inputs are built: label, mark of a required field, error or hint below. */
export function BaseInput({
  id,
  label,
  value,
  onText,
  onBlur,
  inputRef,
  error,
  hint,
  required,
  disabled,
  more,
  children,
}: Props) {
  return (
    <TextField
      id={id}
      label={label}
      value={value}
      onChange={(event) => onText(event.target.value)}
      onBlur={onBlur}
      inputRef={inputRef}
      error={Boolean(error)}
      helperText={error ?? hint}
      required={required}
      disabled={disabled}
      size="small"
      fullWidth
      autoComplete="off"
      {...more}
    >
      {children}
    </TextField>
  );
}
