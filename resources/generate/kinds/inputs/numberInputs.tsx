import InputAdornment from '@mui/material/InputAdornment';
import { useEffect, useState } from 'react';
import { useMaybeSession } from '#authProvider/useSession.ts';
import { currencyToWrite, decimalsOf, isPercentNow } from '#schemas/kernel/fields/currency.ts';
import { groupedText, parseDecimal } from '#src/kit/values/money.ts';
import type { ControlProps } from '../Control.ts';
import { BaseInput } from './BaseInput.tsx';

interface Unit {
  decimals: number;
  before?: string;
  after?: string;
}

/**
 * A number of `decimals` decimals that is an integer of the smallest unit on the wire. What is typed stays as it is while
 * it is typed; a text that is no number goes on as text, so that validation can say so.
 */
function UnitInput({ decimals, before, after, ...props }: ControlProps & Unit) {
  const { value, onChange } = props;
  const shown = (one: unknown) => (typeof one === 'number' ? groupedText(one, decimals) : String(one ?? ''));
  const [text, setText] = useState(shown(value));
  useEffect(() => {
    // The value was set from outside: a reset, the answer to a conflict.
    setText((now) => ((parseDecimal(now, decimals) ?? (now === '' ? null : now)) === (value ?? null) ? now : shown(value)));
  });
  const type = (next: string) => {
    setText(next);
    onChange(next.trim() === '' ? null : (parseDecimal(next, decimals) ?? next));
  };
  const adornment = (text: string, position: 'start' | 'end') => <InputAdornment position={position}>{text}</InputAdornment>;
  return (
    <BaseInput
      {...props}
      value={text}
      onText={type}
      onBlur={() => {
        if (typeof value === 'number') setText(shown(value));
        props.onBlur?.();
      }}
      more={{
        slotProps: {
          htmlInput: {
            inputMode: decimals ? 'decimal' : 'numeric',
            style: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
          },
          input: { startAdornment: before && adornment(before, 'start'), endAdornment: after && adornment(after, 'end') },
        },
      }}
    />
  );
}

export const IntegerInput = (props: ControlProps) => <UnitInput {...props} decimals={0} />;
export const PercentInput = (props: ControlProps) => <UnitInput {...props} decimals={2} after="%" />;
/** Major units for people, minor units on the wire, by the decimals of the currency. */
export function MoneyInput(props: ControlProps) {
  const currency = currencyToWrite({ ...props.record, ...props.values }, useMaybeSession());
  // What was typed in the one unit is not read in the other.
  if (isPercentNow(props.field, props.values)) return <PercentInput key="percent" {...props} />;
  return <UnitInput key="amount" {...props} decimals={decimalsOf(currency)} before={currency} />;
}
