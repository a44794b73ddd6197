import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { TextField } from './TextField.tsx';
import { useTranslation } from './translation.tsx';

interface Props {
  id: string;
  label: string;
  error?: string;
  autoComplete?: 'current-password' | 'new-password';
  /** Absent where the form reads the field itself. */
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  autoFocus?: boolean;
  /** Content below the input, which `<id>-rules` links to it. */
  rules?: ReactNode;
}

/** 000 §5: the space key does nothing here, and the password can be shown. */
export function PasswordField({ rules, onChange, autoComplete = 'current-password', ...field }: Props) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const [spaced, setSpaced] = useState(false);
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === ' ') event.preventDefault();
    setSpaced(event.key === ' ');
  };
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      hint={spaced ? t('auth.noSpaces') : undefined}
      describedBy={rules ? `${field.id}-rules` : undefined}
      after={rules}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      onKeyDown={keyDown}
      onChange={onChange && ((event) => onChange(event.target.value))}
      end={
        <button
          type="button"
          className="reveal"
          aria-label={t(shown ? 'auth.hidePassword' : 'auth.showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Eye crossed={shown} />
        </button>
      }
    />
  );
}

function Eye({ crossed }: { crossed: boolean }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.7" aria-hidden="true">
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="2.8" />
      {crossed ? <path d="M4 20 20 4" /> : null}
    </svg>
  );
}
