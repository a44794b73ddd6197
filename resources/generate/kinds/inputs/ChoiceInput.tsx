import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { slotsOf } from '../../../areas.ts';
import { useWords, valuesOf } from '../../words.ts';
import type { ControlProps } from '../Control.ts';
import { BaseInput } from './BaseInput.tsx';

/** One of a fixed list of values, as far as the person may choose them. */
export function ChoiceInput(props: ControlProps) {
  const words = useWords(props.entity);
  const translate = useTranslate();
  const session = useSession();
  const offered = slotsOf(props.entity.name).offered?.[props.name]?.(session, { ...props.record, ...props.values });
  // The present value is shown also where it could not be chosen.
  const values = valuesOf(props.field).filter((value) => !offered || offered.includes(value) || value === props.value);
  return (
    <BaseInput
      {...props}
      value={String(props.value ?? '')}
      onText={(text) => props.onChange(text === '' ? null : text)}
      more={{ select: true }}
    >
      {!props.required && (
        <MenuItem value="">
          <em>{translate('kit.none')}</em>
        </MenuItem>
      )}
      {values.map((value) => (
        <MenuItem key={value} value={value}>
          {words.value(props.name, value)}
        </MenuItem>
      ))}
    </BaseInput>
  );
}
