import type { TextFieldProps } from '@mui/material/TextField';
import { secretOf } from '#schemas/kernel/fields/secret.ts';
import type { ControlProps } from '../Control.ts';
import { BaseInput } from './BaseInput.tsx';

function Text({ more, ...props }: ControlProps & { more?: Partial<TextFieldProps> }) {
  return (
    <BaseInput
      {...props}
      value={String(props.value ?? '')}
      onText={(text) => props.onChange(text === '' ? null : text)}
      more={more}
    />
  );
}

/** Browsers must not offer their own passwords for a secret. */
const SECRET = { type: 'password', autoComplete: 'new-password' } as const;
export const TextInput = (props: ControlProps) => <Text {...props} more={secretOf(props.field) && SECRET} />;
export const LongTextInput = (props: ControlProps) => <Text {...props} more={{ multiline: true, minRows: 3, maxRows: 9 }} />;
export const EmailInput = (props: ControlProps) => <Text {...props} more={{ type: 'email' }} />;
export const PhoneInput = (props: ControlProps) => <Text {...props} more={{ type: 'tel' }} />;
/** A page of the portal is no address for the browser's own check. */
export const UrlInput = (props: ControlProps) => {
  const isInApp = 'inApp' in props.field && props.field.inApp === true;
  return <Text {...props} more={{ type: isInApp ? 'text' : 'url', placeholder: 'https://' }} />;
};
