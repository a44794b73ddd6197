import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { digitsOf, erasedAt, PIN_LENGTH, POSITIONS, typedInto } from './digits.ts';

interface Props {
  /** The digits so far. */
  value: string;
  disabled?: boolean;
  error?: boolean;
  autoFocus?: boolean;
  /** Id of the text that explains or complains. */
  describedBy?: string;
  onChange: (value: string) => void;
}

/** Six single-digit boxes (000 §2, §5): digits only, pasting spreads over them, Backspace goes back. */
export function PinBoxes({ value, disabled, error, autoFocus, describedBy, onChange }: Props) {
  const translate = useTranslate();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const go = (position: number) => boxes.current[Math.max(0, Math.min(position, PIN_LENGTH - 1))]?.focus();
  useEffect(() => {
    if (autoFocus) boxes.current[0]?.focus();
  }, [autoFocus]);

  const take = (next: string) => {
    onChange(next);
    go(next.length);
  };
  const press = (event: KeyboardEvent, position: number) => {
    if (event.key === 'Backspace') {
      event.preventDefault();
      const left = erasedAt(value, position);
      onChange(left.value);
      go(left.position);
    }
    if (event.key === 'Delete') {
      event.preventDefault();
      onChange(value.slice(0, position) + value.slice(position + 1));
    }
    if (event.key === 'ArrowLeft') go(position - 1);
    if (event.key === 'ArrowRight') go(position + 1);
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const digits = digitsOf(event.clipboardData.getData('text'));
    if (digits) take(digits);
  };
  return (
    <Box role="group" aria-label={translate('devices.pin.boxes')} aria-describedby={describedBy} sx={{ display: 'flex', gap: 1 }}>
      {POSITIONS.map((position) => (
        <OutlinedInput
          key={position}
          value={value[position] ?? ''}
          disabled={disabled}
          error={error}
          inputRef={(box: HTMLInputElement | null) => {
            boxes.current[position] = box;
          }}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            if (digitsOf(event.target.value)) take(typedInto(value, position, event.target.value));
          }}
          onKeyDown={(event) => press(event, position)}
          onPaste={paste}
          inputProps={{
            'aria-label': translate('devices.pin.digit', { position: position + 1 }),
            inputMode: 'numeric',
            autoComplete: 'off',
            style: { textAlign: 'center', padding: '10px 0', fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' },
          }}
          sx={{ flex: 1, minWidth: 0, maxWidth: 52 }}
        />
      ))}
    </Box>
  );
}
