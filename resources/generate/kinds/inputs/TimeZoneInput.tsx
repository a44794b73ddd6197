import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { searchZones, zoneChoice } from '#src/kit/dates/zones.ts';
import type { ControlProps } from '../Control.ts';
import { comboOf } from './ComboField.tsx';

const zones = Intl.supportedValuesOf('timeZone');
const MAX_OFFERED = 50;

/** An IANA time zone, searched by city, by its name in the portal's language, or by its offset. */
export function TimeZoneInput(props: ControlProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const value = (props.value as string | null) ?? null;
  const [opened, setOpened] = useState(false);
  // The list formats hundreds of times, so it is made when the box opens.
  const choices = useMemo(() => {
    const now = new Date().toISOString();
    return new Map((opened ? zones : []).map((zone) => [zone, zoneChoice(zone, locale, now)]));
  }, [opened, locale]);
  const chosen = useMemo(() => (value ? zoneChoice(value, locale, new Date().toISOString()) : undefined), [value, locale]);
  return (
    <Autocomplete
      {...comboOf(props, translate, value, chosen?.offset && `${chosen.offset} · ${chosen.name}`)}
      options={value && !zones.includes(value) ? [value, ...zones] : zones}
      onOpen={() => setOpened(true)}
      filterOptions={(_, { inputValue }) =>
        searchZones([...choices.values()], inputValue === value ? '' : inputValue)
          .slice(0, MAX_OFFERED)
          .map(({ zone }) => zone)
      }
      renderOption={({ key, ...line }, zone) => (
        <li key={key} {...line}>
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 1.5, width: '100%', minWidth: 0 }}>
            <span>{zone.replaceAll('_', ' ')}</span>
            <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {choices.get(zone)?.offset}
            </Box>
            <Box component="span" sx={{ gridColumn: '1 / -1', color: 'text.secondary', fontSize: '0.8125rem' }}>
              {choices.get(zone)?.name}
            </Box>
          </Box>
        </li>
      )}
    />
  );
}
