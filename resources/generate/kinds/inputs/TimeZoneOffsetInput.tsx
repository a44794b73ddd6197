import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { offsetLabel, timeZoneOffsets } from '#schemas/kernel/fields/systemData.ts';
import type { ControlProps } from '../Control.ts';
import { comboOf } from './ComboField.tsx';

/** An offset from UTC, stored in minutes, shown as `UTC+08:00` with cities that keep that time in winter. */
export function TimeZoneOffsetInput(props: ControlProps) {
  const translate = useTranslate();
  const cities = (minutes: number) => translate(`dates.cities.${minutes}`);
  const value = typeof props.value === 'number' ? props.value : null;
  return (
    <Autocomplete<number>
      {...comboOf(props, translate, value, value === null ? undefined : cities(value))}
      options={[...timeZoneOffsets]}
      getOptionLabel={offsetLabel}
      filterOptions={(all, { inputValue }) => {
        const wanted = value !== null && inputValue === offsetLabel(value) ? '' : inputValue.toLowerCase().trim();
        return all.filter((one) => `${offsetLabel(one)} ${cities(one)}`.toLowerCase().includes(wanted));
      }}
      renderOption={({ key, ...line }, minutes) => (
        <li key={key} {...line}>
          <Box component="span" sx={{ minWidth: 96, fontVariantNumeric: 'tabular-nums' }}>
            {offsetLabel(minutes)}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {cities(minutes)}
          </Box>
        </li>
      )}
    />
  );
}
