import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  error?: string;
  describedBy?: string;
}

/** A password: the space key does nothing, and what is typed can be shown (000 §5). */
export function PasswordInput({ label, value, onChange, autoComplete, error, describedBy }: Props) {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  const toggle = translate(isShown ? 'auth.hidePassword' : 'auth.showPassword');
  return (
    <TextField
      fullWidth
      required
      type={isShown ? 'text' : 'password'}
      label={label}
      value={value}
      error={Boolean(error)}
      helperText={error}
      autoComplete={autoComplete}
      onChange={(event) => onChange(event.target.value.replace(/\s/g, ''))}
      slotProps={{
        htmlInput: { 'aria-describedby': describedBy, spellCheck: false, autoCapitalize: 'none', maxLength: 200 },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton edge="end" aria-label={toggle} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
                {isShown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
