import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import { useTranslate } from 'ra-core';
import type { ControlProps } from '../Control.ts';
import { ComboField, comboText } from './ComboField.tsx';

const zones = Intl.supportedValuesOf('timeZone');
const filterOptions = createFilterOptions<string>({ limit: 50, stringify: (zone) => zone.replaceAll('_', ' ') });

/** An IANA time zone. */
export function TimeZoneInput(props: ControlProps) {
  const translate = useTranslate();
  const value = (props.value as string | null) ?? null;
  return (
    <Autocomplete
      id={props.id}
      size="small"
      options={value && !zones.includes(value) ? [value, ...zones] : zones}
      filterOptions={filterOptions}
      value={value}
      disabled={props.disabled}
      onChange={(_, next) => props.onChange(next)}
      onBlur={props.onBlur}
      {...comboText(translate)}
      renderInput={(params) => <ComboField {...props} params={params} filled={value !== null} />}
    />
  );
}
