import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { digitsOf, erasedAt, isComplete, PIN_LENGTH, POSITIONS, typedInto } from '#src/kit/pin/digits.ts';
import { useTranslation } from './translation.tsx';

interface Props {
  /** The digits so far. */
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
  onComplete: (value: string) => void;
}

/** Six single-digit boxes (000 §5): digits only, pasting spreads over the boxes, Backspace goes back. */
export function CodeBoxes({ value, disabled, onChange, onComplete }: Props) {
  const { t } = useTranslation();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  useEffect(() => {
    if (!disabled && value === '') boxes.current[0]?.focus();
  }, [disabled, value]);

  const take = (next: string) => {
    onChange(next);
    boxes.current[Math.min(next.length, PIN_LENGTH - 1)]?.focus();
    if (isComplete(next)) onComplete(next);
  };
  const keyDown = (event: KeyboardEvent, position: number) => {
    if (event.key === 'Backspace') {
      event.preventDefault();
      const left = erasedAt(value, position);
      onChange(left.value);
      boxes.current[left.position]?.focus();
    }
    if (event.key === 'ArrowLeft') boxes.current[position - 1]?.focus();
    if (event.key === 'ArrowRight') boxes.current[position + 1]?.focus();
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const digits = digitsOf(event.clipboardData.getData('text'));
    if (digits) take(digits);
  };
  return (
    <div className="code">
      {POSITIONS.map((position) => (
        <input
          key={position}
          ref={(box) => {
            boxes.current[position] = box;
          }}
          value={value[position] ?? ''}
          disabled={disabled}
          aria-label={t('entry.code.digit', { position: position + 1 })}
          inputMode="numeric"
          autoComplete={position === 0 ? 'one-time-code' : 'off'}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            if (digitsOf(event.target.value)) take(typedInto(value, position, event.target.value));
          }}
          onKeyDown={(event) => keyDown(event, position)}
          onPaste={paste}
        />
      ))}
    </div>
  );
}
