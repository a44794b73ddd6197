import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useRef } from 'react';
import { Tooltip } from '#src/kit/tooltip/Tooltip.tsx';

/** The address to register with the identity provider, with a copy button. */
export function RedirectUri({ value }: { value: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const label = translate('sso.copy');
  const copy = async () => {
    input.current?.select();
    // Without a secure connection there is no clipboard: the address is selected, to be copied by keyboard.
    await navigator.clipboard?.writeText(value).then(
      () => notify('sso.copied', { type: 'success' }),
      () => undefined,
    );
  };
  return (
    <TextField
      fullWidth
      label={translate('sso.redirectUri')}
      value={value}
      helperText={translate('sso.redirectUriText')}
      inputRef={input}
      slotProps={{
        input: {
          readOnly: true,
          endAdornment: (
            <InputAdornment position="end">
              <Tooltip title={label}>
                <IconButton edge="end" aria-label={label} onClick={() => void copy()}>
                  <ContentCopy fontSize="small" />
                </IconButton>
              </Tooltip>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
