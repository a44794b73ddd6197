import type { TextFieldProps } from '@mui/material/TextField';
import type { ControlProps } from '../Control.ts';
import { BaseInput } from './BaseInput.tsx';

const make = (more: Partial<TextFieldProps> = {}) =>
  function Input(props: ControlProps) {
    return (
      <BaseInput
        {...props}
        value={String(props.value ?? '')}
        onText={(text) => props.onChange(text === '' ? null : text)}
        more={more}
      />
    );
  };

export const TextInput = make();
export const LongTextInput = make({ multiline: true, minRows: 3, maxRows: 9 });
export const EmailInput = make({ type: 'email' });
export const PhoneInput = make({ type: 'tel' });
export const UrlInput = make({ type: 'url', placeholder: 'https://' });
