import { useTranslate } from 'ra-core';
import type { DateField } from '#schemas/kernel/field.ts';
import { fromLocalInput, toLocalInput } from '#src/kit/dateTime.ts';
import { useTimeZone } from '#src/kit/useTimeZone.ts';
import type { ControlProps } from '../Control.ts';
import { BaseInput } from './BaseInput.tsx';

const shrink = { inputLabel: { shrink: true } };
const emptyAsNull = (text: string) => (text === '' ? null : text);

/** A date without time, `YYYY-MM-DD` from end to end. */
export function DateInput(props: ControlProps) {
  const { notBefore } = props.field as DateField;
  const min = notBefore ? props.values[notBefore] : undefined;
  const limits = { max: '9999-12-31', min: typeof min === 'string' ? min : undefined };
  return (
    <BaseInput
      {...props}
      value={String(props.value ?? '')}
      onText={(text) => props.onChange(emptyAsNull(text))}
      more={{ type: 'date', slotProps: { ...shrink, htmlInput: limits } }}
    />
  );
}

/** A time of day on the building's clock, in steps of 15 minutes. */
export const TimeInput = (props: ControlProps) => (
  <BaseInput
    {...props}
    value={String(props.value ?? '')}
    onText={(text) => props.onChange(emptyAsNull(text.slice(0, 5)))}
    more={{ type: 'time', slotProps: { ...shrink, htmlInput: { step: 900 } } }}
  />
);

/** An instant, typed on the building's clock and sent in UTC. */
export function DateTimeInput(props: ControlProps) {
  const zone = useTimeZone();
  const translate = useTranslate();
  return (
    <BaseInput
      {...props}
      hint={props.hint ?? translate('kit.inZone', { zone })}
      value={typeof props.value === 'string' && props.value ? toLocalInput(props.value, zone) : ''}
      onText={(text) => props.onChange(text === '' ? null : fromLocalInput(text.slice(0, 16), zone))}
      more={{ type: 'datetime-local', slotProps: { ...shrink, htmlInput: { max: '9999-12-31T23:59' } } }}
    />
  );
}
