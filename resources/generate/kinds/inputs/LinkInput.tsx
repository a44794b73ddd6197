import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import type { TextFieldProps } from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import type { LinkField } from '#schemas/kernel/fields/field.ts';
import {
  type LinkPart,
  type LinkType,
  type LinkValue,
  linkInput,
  linkOfType,
  linkParts,
  linkProblem,
  openIns,
} from '#schemas/kernel/fields/link.ts';
import type { ControlProps } from '../Control.ts';
import { BaseInput } from './BaseInput.tsx';
import { LinkAddress } from './LinkAddress.tsx';

const looks: Readonly<Record<LinkPart, Partial<TextFieldProps>>> = {
  url: { type: 'url', placeholder: 'https://' },
  url2: { type: 'url' },
  urls: {},
  openIn: { select: true },
  iosUrl: { type: 'url' },
  androidUrl: { type: 'url' },
  phone: { type: 'tel' },
  email: { type: 'email' },
};

/** A link: its type, and the fields of that type. Changing the type clears the fields (000 §5). */
export function LinkInput(props: ControlProps) {
  const { id, label, onChange, error, hint, required, disabled, onBlur, inputRef } = props;
  const { types, more } = props.field as LinkField;
  const translate = useTranslate();
  const value = (props.value as LinkValue | null) ?? undefined;
  // Addresses in other languages have the input of the first one, in its languages.
  const parts = value ? linkParts(value.type, more).filter((part) => part !== 'urls') : [];
  const inLanguages = value && more.includes('urls') ? linkInput(value.type) : undefined;
  // Errors that only the server finds are shown at the type.
  const found = error ? (linkProblem(value, types, more)?.part ?? 'type') : undefined;
  const faulty = found === 'urls' ? inLanguages : found;
  const input = (part: LinkPart | 'type') => ({
    ...props,
    hint: undefined,
    id: part === 'type' ? id : `${id}-${part}`,
    error: faulty === part ? error : undefined,
    disabled,
    onBlur,
  });
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) minmax(0, 2fr)' },
        alignItems: 'start',
      }}
    >
      <BaseInput
        {...input('type')}
        inputRef={inputRef}
        hint={hint}
        required={required}
        value={value?.type ?? ''}
        onText={(text) => onChange(text === '' ? null : linkOfType(text as LinkType))}
        more={{ select: true }}
      >
        {!required && (
          <MenuItem value="">
            <em>{translate('kit.none')}</em>
          </MenuItem>
        )}
        {types.map((type) => (
          <MenuItem key={type} value={type}>
            {translate(`inputs.link.types.${type}`)}
          </MenuItem>
        ))}
      </BaseInput>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {parts.map((part) =>
          part === inLanguages ? (
            <LinkAddress
              key={part}
              {...input(part)}
              part={part}
              link={value as LinkValue}
              label={translate(`inputs.link.parts.${part}`)}
              onLink={onChange}
              more={looks[part]}
            />
          ) : (
            <BaseInput
              key={part}
              {...input(part)}
              inputRef={undefined}
              label={translate(`inputs.link.parts.${part}`)}
              required={part === 'url' || part === 'phone' || part === 'email'}
              value={String(value?.[part] ?? (part === 'openIn' ? openIns[0] : ''))}
              onText={(text) => onChange({ ...value, [part]: text })}
              more={looks[part]}
            >
              {part === 'openIn'
                ? openIns.map((one) => (
                    <MenuItem key={one} value={one}>
                      {translate(`inputs.link.openIns.${one}`)}
                    </MenuItem>
                  ))
                : undefined}
            </BaseInput>
          ),
        )}
      </Box>
    </Box>
  );
}
