import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useWords, valuesOf } from '../../words.ts';
import type { ControlProps } from '../Control.ts';
import { BaseInput } from './BaseInput.tsx';

/** One of a fixed list of values. */
export function ChoiceInput(props: ControlProps) {
  const words = useWords(props.entity);
  const translate = useTranslate();
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
      {valuesOf(props.field).map((value) => (
        <MenuItem key={value} value={value}>
          {words.value(props.name, value)}
        </MenuItem>
      ))}
    </BaseInput>
  );
}
