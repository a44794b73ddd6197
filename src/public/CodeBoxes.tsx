import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from './translation.tsx';

const LENGTH = 6;
const POSITIONS = [0, 1, 2, 3, 4, 5] as const;
const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, LENGTH);

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
    boxes.current[Math.min(next.length, LENGTH - 1)]?.focus();
    if (next.length === LENGTH) onComplete(next);
  };
  const keyDown = (event: KeyboardEvent, position: number) => {
    if (event.key === 'Backspace') {
      event.preventDefault();
      const end = value[position] === undefined ? position - 1 : position;
      onChange(value.slice(0, Math.max(end, 0)));
      boxes.current[Math.max(end, 0)]?.focus();
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
            const typed = digitsOf(event.target.value);
            if (typed) take(digitsOf(value.slice(0, position) + typed + value.slice(position + typed.length)));
          }}
          onKeyDown={(event) => keyDown(event, position)}
          onPaste={paste}
        />
      ))}
    </div>
  );
}
